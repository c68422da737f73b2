"""The printed tables and the ready-made material, as data."""
