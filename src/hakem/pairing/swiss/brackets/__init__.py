"""Brackets from the top, of whose candidates the best by criteria is taken: Dutch 2017 and 2026, Burstein 2026."""
