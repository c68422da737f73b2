"""The deck and the stories, as data."""
