"""What is decided by games: matches, golden points, round robins, and the play-offs made of them."""
