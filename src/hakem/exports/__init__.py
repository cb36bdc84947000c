"""An event for other programs: its tables as data, and the files that they read. Shared by command line and browser."""
