"""The site of an event: pages, files and one style for any web space, without scripts and without a server."""
