### Mistakes on the command line, and headings of its help.

## Headings

usage_usage = usage:{ " " }
usage_arguments = arguments
usage_options = options
usage_help = show this help and exit
usage_version = show the version and exit

## Mistakes

usage_required = missing: { $names }
usage_unrecognized = not understood: { $names }
usage_choice = { $name } cannot be { $value }; known: { $known }
usage_expected = { $name } needs a value
usage_value = { $name } cannot be { $value }
usage_together = { $name } does not go together with { $value }
usage_ambiguous = { $name } may mean { $known }
usage_other = { $text }
