"""Tables of people and results from other programs: cells first, then what their headings say they are."""
