"""What the person at the keyboard can set right, said in one line."""


class Mistake(Exception):
    """Something the person at the keyboard can set right."""
