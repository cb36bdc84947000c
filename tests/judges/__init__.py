"""Rule texts followed to the letter, slowly: the judges of the real engines."""
