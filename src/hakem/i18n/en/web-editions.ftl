### The page that puts two editions beside each other.

web-editions_title = Two editions
web-editions_about = What another edition of the rules would have made of every round, and the first article that tells the two apart
web-editions_first = Edition
web-editions_second = beside
web-editions_compare = Compare
web-editions_none = There is only one edition of the rules of this event.
web-editions_early = No round is paired yet: there is nothing to compare.
web-editions_link = What would another edition have paired?
