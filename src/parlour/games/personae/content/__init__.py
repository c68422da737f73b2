"""The printed numbers, the vocabulary of effects and the ready-made material, as data."""
