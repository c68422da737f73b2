"""How a game can end, in words."""

HOW: dict[str, str] = {
    "lastStanding": "the last Kingdom with Health left",
    "healthiest": "the healthiest when the time was up",
    "knights": "equal Health when the time was up, but more Knights in play",
    "shared": "equal Health when the time was up",
}
