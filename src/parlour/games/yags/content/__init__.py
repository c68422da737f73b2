"""The printed numbers, the campaign to begin with and the ready-made material, as data."""
