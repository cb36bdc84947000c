### What is kept beside the journals.

beside_unavailable = { $name } cannot be read or written: no such folder, no right to it, no space left, or no server
beside_damaged = { $name } is damaged or something else; nothing was changed
beside_newer = { $name } was written by a newer version of Hakem; nothing was changed
beside_package = this needs the package { $package }: pip install "hakem[{ $extra }]"
beside_value = this has signs or numbers that cannot be stored
