"""Paper: documents of an event as PDF, made here and searchable; view models in, bytes out."""
