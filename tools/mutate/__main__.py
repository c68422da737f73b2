"""Breaks the rules of a game on purpose, one small change at a time, and lists the breaks that no test of the game
notices.

    python tools/mutate fate --count 200 --seed 3
    python tools/mutate domino-knights --file battle.py resolve.py --jobs 2
    python tools/mutate yags --list
    python tools/mutate yags --again --laws offered

What was tried is kept under .mutants/, so that a run that was stopped goes on where it was. A change of a source file
makes its mutants new; after a change of the tests, --again tries those that survived once more. Offers written by hand
are held by the laws alone: --laws asks those too. Sentences are left alone: refusals (explain*.py, RuleViolation) and
text. A survivor is no proof of a missing test: some changes change no outcome. Each is there to be read.

The tests are collected once. Each mutant is tried in a fork of that process, in which the code of its function is
swapped, with the tests that call it, those that do least first, until one fails. What runs only as its module is
imported cannot be swapped: such a mutant has its tests collected for itself, and so has one that survives though
something was made with it while the tests were collected.
"""

import argparse
import json
import os
import random
import sys
from functools import partial

from broken import ROOT, Mutant, every_mutant
from forks import started
from trials import Trials
from witness import KEPT, witnessed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="domino-knights, fate, fugue, personae or yags")
    parser.add_argument("--count", type=int, default=100, help="how many mutants to try in this run")
    parser.add_argument("--seed", type=int, default=1, help="in which order")
    parser.add_argument("--file", nargs="+", default=[""], help="only files with one of these in their path")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="only say what survived so far")
    parser.add_argument("--again", action="store_true", help="try what survived so far once more")
    parser.add_argument("--laws", nargs="?", const="", help="ask laws too, all or those with this in their name: slow")
    parser.add_argument("--swapped", action="store_true", help="leave out what runs as its module is imported: slow")
    wish = parser.parse_args()
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]
    game = wish.game.replace("-", "_")
    everything = every_mutant(game, wish.file)
    if not everything:
        parser.error("there are no rules of that name")
    KEPT.mkdir(exist_ok=True)
    book = KEPT / f"{game}.jsonl"

    def known() -> dict[str, bool]:
        return dict([json.loads(line) for line in book.read_text().splitlines()]) if book.exists() else {}

    def tell(mutant: Mutant, alive: bool) -> None:
        with book.open("a") as kept:
            kept.write(json.dumps([mutant.key, alive]) + "\n")
        if alive:
            print("survives", mutant, flush=True)

    if not wish.list:
        before = known()
        left = [mutant for mutant in everything if (before.get(mutant.key) if wish.again else mutant.key not in before)]
        random.Random(wish.seed).shuffle(left)
        begun = book.stat().st_size if book.exists() else 0

        def told(mutant: Mutant) -> bool:
            """In this run."""
            with book.open() as kept:
                kept.seek(begun)
                return any(json.loads(line)[0] == mutant.key for line in kept)

        trials = Trials(game, witnessed(game), tell, told, wish.laws, wish.swapped)
        shares = [left[: wish.count][job :: wish.jobs] for job in range(wish.jobs)]
        for work in [started(partial(trials.all, share), aloud=True) for share in shares if share]:
            os.waitpid(work, 0)
    after = known()
    tried = [mutant for mutant in everything if mutant.key in after]
    alive = [mutant for mutant in tried if after[mutant.key]]
    if wish.list:
        print(*[f"survives {mutant}" for mutant in sorted(alive, key=lambda one: (one.file, one.line))], sep="\n")
    print(f"{len(everything)} mutants, {len(tried)} tried, {len(alive)} survive")
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
