"""The knockout as a pairing system."""
