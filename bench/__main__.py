"""`make bench`: what the README claims about speed, measured on this machine."""

from bench import rules, server


def main() -> None:
    rules.main()
    print()
    server.run()


if __name__ == "__main__":
    main()
