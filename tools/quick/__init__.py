"""The inner loop: what changed, then tests until a minute is full (``make quick``)."""
