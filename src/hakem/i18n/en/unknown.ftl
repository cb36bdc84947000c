### Names that nobody knows.

unknown_collation = unknown alphabet '{ $name }'; known: { $known }
unknown_rating-method = the order cannot be made by rating method '{ $name }'; known: { $known }
unknown_system = unknown pairing system '{ $name }'; known: { $known }
unknown_option = unknown option '{ $name }'; known: { $known }
unknown_option-value = unknown value '{ $name }'; known: { $known }
unknown_edition = unknown edition '{ $name }'; known: { $known }
unknown_tie-break = unknown tie-break '{ $name }'; known: { $known }
unknown_preset = unknown list of tie-breaks '{ $name }'; known: { $known }
unknown_result = '{ $name }' is no result; known: { $known }
unknown_seeding = unknown way to seed '{ $name }'; known: { $known }
unknown_condition = unknown condition '{ $name }'; known: { $known }
unknown_numbering = unknown way to give numbers '{ $name }'; known: { $known }
unknown_action = unknown action '{ $name }'; known: { $known }
unknown_acceleration = unknown acceleration '{ $name }'; known: { $known }
unknown_player = there is no player '{ $name }'{ $known ->
        [0] { "" }
       *[other] ; known: { $known }
    }
unknown_column = there is no column '{ $name }'; the table has: { $known }
unknown_column-field = no column can be '{ $name }'; known: { $known }
unknown_document = unknown document '{ $name }'; known: { $known }
unknown_form = unknown form '{ $name }'; known: { $known }
unknown_line-up-preset = unknown rules of line-ups '{ $name }'; known: { $known }
unknown_team = unknown team '{ $name }'; known: { $known }
unknown_table = unknown table '{ $name }'; this event has: { $known }
