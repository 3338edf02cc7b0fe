"""HTTP: what the server answers, one file a subject."""
