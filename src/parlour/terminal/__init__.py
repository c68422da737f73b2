"""The table as text: a whole client from offers, names and words alone. It holds no rules and knows no game."""
