"""Swiss systems: everybody plays every round, against somebody with about the same score."""
