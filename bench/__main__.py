"""`make bench`: what the README claims about speed, measured on this machine."""

from bench import engines, frames, odds, rules, server


def main() -> None:
    rules.main()
    print()
    frames.main()
    print()
    engines.main()
    print()
    odds.main()
    print()
    server.run()


if __name__ == "__main__":
    main()
