### National identity numbers and the key that they are encrypted with.

identity_no-key = national identity numbers are kept encrypted only, and there is no key: put one into { $variable }, or name its file in { $file }
identity_no-key-at-all = the key for national identity numbers is not one: it is 32 bytes in base64, as Hakem makes it
identity_key-file-exists = { $path } cannot be made: it exists already, or the folder cannot be written
identity_key-file-unreadable = the key file { $path } cannot be read
identity_key-beside-data = the key file { $path } is in the data folder; keep it elsewhere, so that a copy of the data does not take it along
identity_other-key = the national identity numbers are encrypted with the key { $used }, the one that is configured is { $key }
identity_changed = the national identity number of player { $player } of { $event } is damaged, or was put there from elsewhere
identity_has-numbers = { $event } has national identity numbers already
identity_number = this is no national identity number: it is empty, has more than { $most } characters, or some that cannot be printed
