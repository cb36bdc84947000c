### What programs and strangers are told by the server.

web-api_too-large = this is too large; the limit in bytes is { $most }
web-api_media = this has to be JSON, and to say so (content-type: application/json)
web-api_letters = this is no text in UTF-8
web-api_field = { $field }: { $wrong }
web-api_token = this token is not valid, or no longer
web-api_guard_host = this server has another name
web-api_guard_proxy = a desk without logins does not stand behind a proxy; start it with another --host, and people log in
web-api_guard_size = this is too large
web-api_guard_origin = this comes from another site, and nothing was changed
web-api_format = there is no format '{ $name }'; known: { $known }
