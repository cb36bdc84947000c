"""What is handed out: the package as wheel and sources, a program for machines without Python, and a package of Debian.

``python -m tools.packages wheel|app|deb`` makes one of them (``make wheel``, ``make app``, ``make deb``). The same
commit makes the same bytes: times are those of ``SOURCE_DATE_EPOCH``, or that of the commit if nobody says otherwise.
"""
