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

## What stands for a value

usage_word_file = FILE
usage_word_out = OUT
usage_word_in = IN
usage_word_list = LIST
usage_word_name = NAME
usage_word_value = VALUE
usage_word_text = TEXT
usage_word_game = GAME
usage_word_result = RESULT
usage_word_white = WHITE
usage_word_black = BLACK
usage_word_win = WIN
usage_word_draw = DRAW
usage_word_loss = LOSS
usage_word_id = ID
usage_word_hh = HH
usage_word_mm = MM
