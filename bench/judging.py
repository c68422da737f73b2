"""`python -m bench.judging`: microseconds of the processor for what is asked of one command (whether it is wrong, and
its form) and of all of them (a menu), in each game."""

from bench.rules import costs
from parlour.games import GAMES

ASKED = ("judged", "its form", "menus, four seats")


def main() -> None:
    for key, game in GAMES.items():
        found = costs(game, ASKED, games=2)
        print(f"{key:16} " + ", ".join([f"{name} {found[name]:6.1f} us" for name in ASKED]))


if __name__ == "__main__":
    main()
