"""Rating lists as FIDE and federations publish them: bytes in, one person after the other out, never a whole list."""
