"""."""


def entry() -> int:
    return 0
