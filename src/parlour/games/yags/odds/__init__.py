"""Exact odds of Yags: ways out of ways, never a float; and the questions anybody may ask about them."""
