"""The desk in the browser: pages, the API and what keeps them up to date. Thin: no rule and no SQL stands here."""
