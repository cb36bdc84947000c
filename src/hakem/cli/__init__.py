"""The command line: one module per command; ``run(argv, stdout, stderr)`` is what tests call."""
