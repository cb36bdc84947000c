"""Before the first game: who meets whom, who is seeded where, and when it is played."""
