"""The rules, chapter by chapter. Pure: a state and a command in, events out."""
