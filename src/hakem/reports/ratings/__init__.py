"""Rating reports: lines for people, sheets, and records for other programs."""
