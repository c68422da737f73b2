"""One moment for each reason that random play hardly ever meets: who says what there, and what is wrong with it."""

from collections.abc import Callable
from typing import Any

from games.domino_knights.given import ALICE, BOB, CHARLIE, NAMES, Table, against, dawn, given, some
from games.domino_knights.given_pairs import pairs
from parlour.core.chance import Told
from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import DEFEND, MAINTAIN, TRAIN, Options
from parlour.games.domino_knights.rules.idle import pointed_at

Case = tuple[str, str, Callable[[], tuple[Table, Any]]]
"""Command, field (none: the moment) and reason; who says it; the table, and what is said."""


def _attacked(*lines: str, **options: Any) -> Table:
    """Alice has sent [4:4], a Knight of Clubs, against Bob; others can aid."""
    t = given("Alice: knights [4:4] ♣", *lines, "Dianne: knights [7:7] ♦", **options)
    return t.does("Alice", m.Attack(BOB, ("[4:4]",))).all_pass()


def _joined() -> Table:
    """Charlie has aided the attack, and now aid for the defence is asked for."""
    t = _attacked("Charlie: knights [3:3] ♥; [6:6] ♠").does("Charlie", m.AidAttack(("[6:6]",)))
    while t.state.phase != DEFEND:
        t._pass_aid()
    return t.does("Bob", m.Defend(()))


def _blocked(*lines: str) -> tuple[Table, m.Defend]:
    t = given(*{line.partition(":")[0]: line for line in ("Alice: knights [4:4] ♣", *lines)}.values())
    return t.does("Alice", m.Attack(BOB, ("[4:4]",))).all_pass(), m.Defend(against("[4:4]", "[2:2]"))


def _paid(recruit: str, *cards: str, **options: Any) -> tuple[Table, m.Train]:
    return given(f"Alice: hand 9♠ 5♠ | recruits {recruit}", phase=TRAIN, **options), m.Train("#1", cards)


def _voting() -> Table:
    """A Joker was turned for the goal, and the host has wished for Fame."""
    return Table(GAME.start(NAMES[:4], Options(goal="random", fame=True, decks=2), Told("JK1"))[1])


def _defended(*lines: str, **options: Any) -> Table:
    """And Bob has let it through; aid for the defence is asked for."""
    t = _attacked(*lines, **options)
    while t.state.phase != DEFEND:
        t._pass_aid()
    return t.does("Bob", m.Defend(())).all_pass()


def _freed(bob: str = "Bob:") -> Table:
    """Life has freed a second Knight of Alice's before the aiders are asked."""
    t = given("Alice: hand A♥ 2♣ | knights [4:5] ♣; [2:3] ♠ tapped", bob, "Charlie: knights [1:1] ♦")
    return t.does("Alice", m.Attack(BOB, ("[4:5]",))).plays("Alice", "A♥", "[2:3]")


def _late() -> Table:
    t = _freed().all_pass().does("Charlie", m.PassAid())
    assert t.state.phase == DEFEND
    return t


def _too_soon() -> Table:
    t = given("Alice: knights [4:5] ♣", "Bob: hand A♥ 2♣ | knights [2:2] ♦ tapped", "Charlie: knights [1:1] ♦")
    return t.does("Alice", m.Attack(BOB, ("[4:5]",))).plays("Bob", "A♥", "[2:2]").all_pass()


def _across() -> Table:
    t = given("Alice: laid Q♣ | knights [4:4] ♣", "Bob: hand A♥ 2♦ | knights [2:2] ♣ tapped", "Charlie: hand 3♣")
    t.does("Alice", m.Attack(BOB, ("[4:4]",))).all_pass().does("Bob", m.Defend(()))
    return t.plays("Bob", "A♥", "[2:2]")


def _hired() -> Table:
    t = pairs("Alice: knights 9♦/5♦; 8♣/2♣", "Bob: hand A♦ 3♣")
    return t.does("Alice", m.Attack(BOB, some("[9♦] [8♣]"))).plays("Bob", "A♦", "[9♦]").all_pass()


def _no_graves() -> Table:
    """The battle is decided, nobody fell, and the field is not cleared yet."""
    t = pairs("Alice: hand JK 2♣ | knights 9♦/5♦", "Bob: hand 3♣", nl_graveyard="none")
    t.does("Alice", m.Attack(BOB, ("[9♦]",))).all_pass().does("Bob", m.Defend(())).resolve()
    assert t.state.window is not None and t.state.window.checkpoint == 6
    return t


def _field() -> Table:
    """The attacker has fallen and still lies there."""
    t = given("Alice: hand A♣ 2♣ | knights [4:4] ♣", "Bob: hand 3♣ | knights [6:6] ♦")
    t.does("Alice", m.Attack(BOB, ("[4:4]",))).all_pass().does("Bob", m.Defend(against("[4:4]", "[6:6]"))).resolve()
    assert t.state.battle is not None and t.state.battle.flipped
    return t


def _lost() -> Table:
    """Bob has lost his last Health, and the field is not cleared yet."""
    t = given("Alice: hand 2♣ | knights [9:9] ♣", "Bob: 3 | hand A♠ 3♣")
    t.does("Alice", m.Attack(BOB, ("[9:9]",))).all_pass().does("Bob", m.Defend(())).resolve()
    assert t.health("Bob") == 0
    return t


def _life(*pair: str) -> tuple[Table, m.Special]:
    t = pairs("Alice: hand A♥ 9♦ 5♦ 6♠ A♠ BL BL' | knights 8♦/7♦", nl_blank_card=True, decks=2)
    return t, m.Special("A♥", ALICE, pair=pair)


def _more(line: str, *cards: str, **options: Any) -> tuple[Table, m.AddTraining]:
    t = given(f"Alice: {line}", phase=TRAIN, multi_turn_training=True, **options)
    return t, m.AddTraining("#1", cards)


def _second(line: str, *cards: str) -> tuple[Table, m.AddTraining]:
    t = pairs(f"Alice: {line}", phase=TRAIN, multi_turn_training=True, nl_blank_card=True, decks=2)
    return t, m.AddTraining("#1", cards)


def _laid(*cards: str, start: str = "", **options: Any) -> tuple[Table, m.TrainPair]:
    line = f"Alice: {start} hand 9♦ 5♦ 6♦ A♠ BL BL'"
    return pairs(line, phase=TRAIN, nl_blank_card=True, decks=2, **options), m.TrainPair(cards)


def _turned(knight: str) -> tuple[Table, m.Reorient]:
    line = "Alice: knights [4:5] 5/4 ♣ on 9♣; [3:3] ♣ on 6♣; [0:0] ♣ on 2♣ as [4:5]"
    return dawn(line, reorient="maintain"), m.Reorient((knight,))


def _blank(command: m.Command, *others: str) -> tuple[Table, Any]:
    line = "; ".join(["candidates BL 5♠", *others])
    return pairs(f"Alice: {line} | knights 9♠/3♠", phase=MAINTAIN, nl_blank_card=True), command


AIDERS = "Charlie: knights [3:3] ♥; [6:6] ♠; [2:2] ♦ tapped"
AIDED = m.AidDefend(against("[4:4]", "[3:3]"))
CASES: tuple[Case, ...] = (
    ("aid_defend..attacks_already", "Charlie", lambda: (_joined(), AIDED)),
    ("ask_aid..defence_to_come", "Bob", lambda: (_attacked(AIDERS), m.AskAid())),
    ("train_pair..no_fame", "Alice", lambda: (_laid("9♦", "5♦", start="0 |", fame=True))),
    ("aid_attack..passed_here", "Charlie", lambda: (
        _attacked(AIDERS).does("Charlie", m.PassAid()), m.AidAttack(("[3:3]",)))),
    ("add_training.candidate.cost_met", "Alice", lambda: _more("hand 3♣ | candidates [1:2] on 3♥", "3♣")),
    ("add_training.cards.needless", "Alice", lambda: _more(
        "hand 9♣ 8♣ | candidates [6:8] on 6♣", "9♣", "8♣", extra_training="refuse")),
    ("add_training.cards.no_training_card", "Alice", lambda: _more("hand A♠ | candidates [6:8] on 6♣", "A♠")),
    ("add_training.cards.no_pair_card", "Alice", lambda: _second("hand A♠ | candidates 6♠", "A♠")),
    ("add_training.candidate.has_both", "Alice", lambda: _second("hand 2♠ | candidates 6♠ 7♠", "2♠")),
    ("add_training.cards.second_blank", "Alice", lambda: _second("hand BL | candidates BL'", "BL")),
    ("add_training.cards.too_many", "Alice", lambda: _second("hand 2♠ 3♠ | candidates 6♠", "2♠", "3♠")),
    ("aid_attack.knights.committed", "Charlie", lambda: (
        _attacked(AIDERS).does("Charlie", m.AidAttack(("[3:3]",))), m.AidAttack(("[3:3]",)))),
    ("aid_attack.knights.loyal", "Charlie", lambda: (_attacked("Bob: laid Q♥", AIDERS), m.AidAttack(("[3:3]",)))),
    ("aid_attack.knights.tapped", "Charlie", lambda: (_attacked(AIDERS), m.AidAttack(("[2:2]",)))),
    ("aid_defend.blocks.across_a_queen", "Charlie", lambda: (
        _defended("Charlie: laid Q♣ | knights [3:3] ♣; [6:6] ♠"), AIDED)),
    ("aid_defend.blocks.committed", "Charlie", lambda: (_defended(AIDERS).does("Charlie", AIDED), AIDED)),
    ("aid_defend.blocks.not_yours", "Charlie", lambda: (
        _defended(AIDERS), m.AidDefend(against("[4:4]", "[7:7]")))),
    ("aid_defend.blocks.tapped", "Charlie", lambda: (_defended(AIDERS), m.AidDefend(against("[4:4]", "[2:2]")))),
    ("assign_pair.candidate.blank_last", "Alice", lambda: _blank(m.AssignPair("#1"), "9♦ 4♦")),
    ("assign_pair.attack.not_asked", "Alice", lambda: _blank(m.AssignPair("#1", "5♠"))),
    ("assign_pair.model.unknown", "Alice", lambda: _blank(m.AssignPair("#1", None, "[9♦]"))),
    ("attack.knights.loyal_there", "Alice", lambda: (
        given("Alice: knights [4:4] ♣", "Bob: laid Q♣"), m.Attack(BOB, ("[4:4]",)))),
    ("attack.knights.tapped", "Alice", lambda: (given("Alice: knights [4:4] ♣ tapped"), m.Attack(BOB, ("[4:4]",)))),
    ("commit.against.across_a_queen", "Bob", lambda: (_across(), m.Commit("[2:2]", "[4:4]"))),
    ("commit.knight.attack_set", "Alice", lambda: (_late(), m.Commit("[2:3]"))),
    ("commit.knight.committed", "Alice", lambda: (_freed().does("Alice", m.Commit("[2:3]")), m.Commit("[2:3]"))),
    ("commit.knight.loyal_late", "Alice", lambda: (_freed("Bob: laid Q♠"), m.Commit("[2:3]"))),
    ("commit.knight.not_your_side", "Bob", lambda: (_too_soon(), m.Commit("[2:2]", "[4:5]"))),
    ("defend.blocks.across_a_queen", "Bob", lambda: (
        _blocked("Bob: laid Q♦ | knights [2:2] ♣", "Alice: laid Q♣ | knights [4:4] ♣"))),
    ("defend.blocks.committed", "Bob", lambda: (_hired(), m.Defend(against("[8♣]", "[9♦]")))),
    ("defend.blocks.not_yours", "Bob", lambda: _blocked("Charlie: knights [2:2] ♣ tapped")),
    ("defend.blocks.tapped", "Bob", lambda: _blocked("Bob: knights [2:2] ♣ tapped")),
    ("idle_card.piece.none_fell", "Alice", lambda: (_no_graves(), pointed_at("JK1"))),
    ("promote.candidate.blank_last", "Alice", lambda: (
        given("Alice: candidates [0:0] on 2♠; [3:7] on 10♣", phase=MAINTAIN), m.Promote("#1"))),
    ("reorient.knights.copies_another", "Alice", lambda: _turned("[0:0]")),
    ("reorient.knights.same_ends", "Alice", lambda: _turned("[3:3]")),
    ("special..fallen_kingdom", "Bob", lambda: (_lost(), m.Special("A♠", "[9:9]"))),
    ("special.card.no_field_to_raise_from", "Alice", lambda: (
        pairs("Alice: hand JK", nl_graveyard="none"), m.Special("JK1", BOB))),
    ("special.card.no_mercenary", "Alice", lambda: (
        pairs("Alice: hand A♦ | knights 9♦/5♦", nl_ace_diamonds="noEffect"), m.Special("A♦", "[9♦]"))),
    ("special.pair.no_pair_card", "Alice", lambda: _life("9♦", "A♠")),
    ("special.pair.too_many", "Alice", lambda: _life("9♦", "5♦", "6♠")),
    ("special.pair.two_blanks", "Alice", lambda: _life("BL", "BL'")),
    ("special.pair.two_suits", "Alice", lambda: _life("9♦", "6♠")),
    ("special.target.anothers", "Alice", lambda: (
        given("Alice: hand A♥", "Bob: recruits [4:4]"), m.Special("A♥", "#1"))),
    ("special.target.discarded", "Alice", lambda: (
        given("Alice: hand 10♥", discard="A♠"), m.Special("10♥", "A♠"))),
    ("special.target.has_fallen", "Alice", lambda: (_field(), m.Special("A♣", "[4:4]"))),
    ("special.target.nobody_to_copy", "Alice", lambda: (
        pairs("Alice: hand A♥ | raised BL 5♠", nl_blank_card=True), m.Special("A♥", "#1"))),
    ("special.target.not_fallen", "Alice", lambda: (_no_graves(), m.Special("JK1", BOB))),
    ("special.target.training_goes_on", "Alice", lambda: (
        given("Alice: hand A♥ | candidates [4:4] on 8♠"), m.Special("A♥", "#1"))),
    ("special.target.wealth_settled", "Bob", lambda: (
        given("Alice: laid A♦", "Bob: hand 10♥"), m.Special("10♥", "A♦"))),
    ("special.to.gone", "Alice", lambda: (
        given("Alice: hand JK", "Bob: graveyard [4:4]", "Charlie: out", joker_to="any"),
        m.Special("JK1", BOB, to=CHARLIE))),
    ("train.cards.needless", "Alice", lambda: _paid("[2:4]", "9♠", "5♠", extra_training="refuse")),
    ("train.cards.too_many", "Alice", lambda: _paid("[0:0]", "9♠", "5♠")),
    ("train_pair.cards.no_pair_card", "Alice", lambda: _laid("9♦", "A♠")),
    ("train_pair.cards.too_many", "Alice", lambda: _laid("9♦", "5♦", "6♦")),
    ("train_pair.cards.two_blanks", "Alice", lambda: _laid("BL", "BL'")),
    ("vote_goal.goal.no_health", "Alice", lambda: (_voting(), m.VoteGoal("healthiestAfter"))),
)  # fmt: skip
