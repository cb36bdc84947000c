"""The parts of ``hakem desk``: what they take, what they ask of the event, and what they say came of it."""
