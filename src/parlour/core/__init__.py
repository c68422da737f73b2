"""Words every game shares. Knows no game, no clock, no socket, no generator."""
