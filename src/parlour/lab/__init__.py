"""Many games without people: studies of balance, and an environment for researchers."""
