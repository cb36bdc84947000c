"""An event that is being run: actions, the entries of its journal, and the state that is their fold."""
