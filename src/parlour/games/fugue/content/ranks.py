"""The kinds of hands by rank, as the rules list them."""

RANK_NAMES: dict[int, str] = {
    6: "The Fool and the World",
    5: "21 with two majors",
    4: "21 with two cards, one major",
    3: "21 with two minor cards",
    2: "21 with three or more cards",
    1: "Highest hand below 21",
    0: "Bust, 22 or more",
}
"""Best first."""
