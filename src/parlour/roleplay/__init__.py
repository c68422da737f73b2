"""What the role-playing games share: the game master's seat, notes, pleas, overruling with a receipt, sessions. Knows
no game."""
