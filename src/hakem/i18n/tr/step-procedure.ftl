### Explanations of procedures: from one step to another.

step_procedure_jump = { $from } → { $to }
