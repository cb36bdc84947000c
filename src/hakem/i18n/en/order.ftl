### The order before the first round.

order_title = { $above } stands before { $below } by title ({ $article })
order_national-rating = { $above } stands before { $below } by national rating ({ $article })
order_alphabet = { $above } stands before { $below } by the alphabet '{ $collation }' ({ $article })
order_lots = { $above } stands before { $below } by lot ({ $article })
order_given = nothing separates { $above } and { $below }, they keep their order in the list ({ $article })
order_too-late = round { $round } has been paired; numbers may be given anew only before that ({ $article })
order_not-everybody = the order must name every player of the event exactly once
