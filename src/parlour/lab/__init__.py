"""Many games without people: studies that count, and an environment to learn in. Knows no game but by the contract."""
