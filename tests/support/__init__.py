"""What tests share: positions, events, strategies, recorded files."""
