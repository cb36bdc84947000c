"""A page for a browser and for paper: one file that needs nothing else."""

from __future__ import annotations

from html import escape

from hakem.model import printable

_STYLE = """
body{margin:1.5rem;font-family:Arial,Helvetica,"Liberation Sans",sans-serif;background:#fff;color:#14201a}
h1{font-size:1.4rem;margin:0 0 .2rem}
h2{font-size:1.1rem;margin:0 0 .6rem}
@media print{body{margin:0;background:#fff;color:#000}}"""


def page(title: str, body: str, style: str, language: str = "en") -> str:
    """The whole page around its body, which is HTML; the title is plain text."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(printable(title))}</title>\n<style>{_STYLE}{style}</style>\n</head>\n<body>\n"
        f"{body}</body>\n</html>\n"
    )
