"""Personae: ten-sided dice, six Attributes in an order of importance, and scenes that may turn from words to blows."""
