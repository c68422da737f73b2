"""The golden playthroughs still play the same, word for word; there is one per way of ending."""

from pathlib import Path

import pytest

from parlour.core.chance import Told
from parlour.games import GAMES
from parlour.games.domino_knights.words.endings import SAY
from playthroughs import knights_story, pairs_story, personae_story, yags_story
from playthroughs.telling import again, write

FILES = sorted(Path(__file__).parent.glob("*/*.txt"))
LAST_FERRY = Path(__file__).parent / "personae" / "the-last-ferry.txt"
LEDGER = Path(__file__).parent / "yags" / "the-ledger-on-the-roofs.txt"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_game_is_played_and_told_as_before(file: Path) -> None:
    text = file.read_text("utf-8")
    game = GAMES[text.splitlines()[0].split()[1]]
    assert again(game, text) == text


def test_every_way_of_ending_has_a_playthrough() -> None:
    endings = "".join(file.read_text("utf-8").splitlines()[-1] for file in FILES)
    for how in [key.removeprefix("how-") for key in SAY.messages("en") if key.startswith("how-")]:
        assert f'"how":"{how}"' in endings


def test_hidden_cards_are_told_to_their_owner_alone() -> None:
    """What a seat is dealt is in the line to that seat and in no line to all."""
    text = (Path(__file__).parent / "domino_knights" / "last-standing.txt").read_text("utf-8")
    dealt = [line for line in text.splitlines() if line.startswith("  seat ") and "hand" in line]
    assert dealt
    told_to_all = [line for line in text.splitlines() if line.startswith("  all: ") and "draws" in line]
    assert told_to_all and not any("♠" in line or "♥" in line or "♦" in line or "♣" in line for line in told_to_all)


def test_the_war_is_the_one_that_is_scripted_with_all_its_cards() -> None:
    """Training over several turns and loot; how far a Candidate is, only its owner reads."""
    told = Told(*knights_story.LUCK)
    text = write(GAMES["domino-knights"], 2, knights_story.OPTIONS, told, knights_story.story())
    told.finish()
    assert text == (Path(__file__).parent / "domino_knights" / "several-turns-of-training-and-loot.txt").read_text(
        "utf-8"
    )
    lines = text.splitlines()
    assert any("8 of 11" in line for line in lines if line.startswith("  to 0: "))
    assert not any(" of 11" in line for line in lines if line.startswith(("  all: ", "  to 1: ")))


def test_the_war_without_dominoes_is_the_one_that_is_scripted() -> None:
    """Two cards of one suit, a Mercenary, a blank card; what is trained and what Life will bring in only its owner
    reads."""
    told = Told(*pairs_story.LUCK)
    text = write(GAMES["domino-knights"], 2, pairs_story.OPTIONS, told, pairs_story.story())
    told.finish()
    assert text == (Path(__file__).parent / "domino_knights" / "cards-only-with-a-mercenary.txt").read_text("utf-8")
    lines = text.splitlines()
    assert "  to 1: Harrowgate plays Life (A♥) on 9♥ and J♥ from hand, 9♥ to attack." in lines
    assert "  all: Harrowgate plays Life (A♥) on two cards from hand." in lines
    assert not any("trains" in line for line in lines if line.startswith("  all: "))


# Evenings of Personae and Yags


def read_by(lines: list[str], *seats: int) -> str:
    """What these seats could read, and what everybody could: their lines, what they hold, the table. Commands and dice
    are nobody's."""
    others = [
        prefix for seat in (0, 1, 2) if seat not in seats for prefix in (f"  to {seat}: ", f"  seat {seat} holds ")
    ]
    return "\n".join([line for line in lines if not line.startswith((">", "~", *others))])


def test_the_evening_is_the_one_that_is_scripted_with_all_its_dice() -> None:
    told = Told(*personae_story.LUCK)
    assert write(GAMES["personae"], 3, personae_story.OPTIONS, told, personae_story.story()) == LAST_FERRY.read_text(
        "utf-8"
    )
    told.finish()


def test_secrets_of_the_evening_are_read_by_their_owners_alone() -> None:
    lines = LAST_FERRY.read_text("utf-8").splitlines()
    for secret, owners in (
        ("opened the dyke herself", (0, 1)),
        ("Note: Who pays Corvin", (0,)),
        ("Fencing Masters", (0, 1)),
    ):
        for seat in (0, 1, 2):
            assert (secret in read_by(lines, seat)) == (seat in owners), (secret, seat)
    before = lines[: next(at for at, line in enumerate(lines) if "Corvin Ash appears." in line)]
    assert "Corvin" in read_by(before, 0) and "Corvin" not in read_by(before, 1, 2)
    hidden = [
        line
        for line in lines
        if line.startswith(("  seat 1 holds ", "  seat 2 holds ")) and "Corvin Ash, Rapier: not known" in line
    ]
    assert hidden, "what her people roll is seen when the dice lie there"


def test_the_chase_is_the_one_that_is_scripted_with_all_its_dice() -> None:
    told = Told(*yags_story.LUCK)
    assert write(GAMES["yags"], 3, {}, told, yags_story.story()) == LEDGER.read_text("utf-8")
    told.finish()


def before(lines: list[str], words: str) -> list[str]:
    return lines[: next(at for at, line in enumerate(lines) if words in line)]


def test_secrets_of_the_chase_are_read_by_their_owners_alone() -> None:
    """Notes, who is in hiding, whether something is a lie and what is made of it, what was noticed in secret, who is
    named for a team."""
    lines = LEDGER.read_text("utf-8").splitlines()
    told = {seat: read_by(lines, seat) for seat in (0, 1, 2)}
    for secret, owners in (
        ("widows' loan herself", (0, 1)),
        ("Note: The last page", (0,)),
        ("It's a lie.", (0,)),
        ("It's the truth.", (0, 2)),
        ("Juna Brand thinks it's the truth", (0, 1)),
        ("Dario Vargo is certain it's the truth", (0,)),
        ("Hidden roll", (0,)),
    ):
        for seat in (0, 1, 2):
            assert (secret in told[seat]) == (seat in owners), (secret, seat)
    hiding = before(lines, "Magda Orsk appears.")
    assert "Magda" in read_by(hiding, 0) and "Magda" not in read_by(hiding, 1, 2)
    unseen = before(lines, "The game master reveals")
    assert "never leaves her case" in read_by(unseen, 0) and "never leaves her case" not in read_by(unseen, 1, 2)
    unnamed = before(lines, "Dario Vargo's team has named the next member")
    assert "has named Juna Brand" in read_by(unnamed, 1) and "has named Juna Brand" not in read_by(unnamed, 0)


def test_what_her_people_roll_with_is_seen_with_their_dice() -> None:
    lines = LEDGER.read_text("utf-8").splitlines()
    runs = before(lines, "Dario Vargo runs: Agility 4 × athletics 5 + die 9")
    assert "athletics 5" in read_by(runs, 0) and "athletics 5" not in read_by(runs, 1, 2)
