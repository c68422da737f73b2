"""What can be set right by who asked for a study."""


class BadStudy(Exception):
    """A study that cannot be made as it was asked for, in a sentence."""
