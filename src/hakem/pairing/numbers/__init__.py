"""Who has which number before the first round: lots, restricted lots, groups, and drawing anew."""
