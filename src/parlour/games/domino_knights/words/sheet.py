"""The table as plain text, for the terminal and the golden playthroughs. Built from a view, so it can show no more than
one."""

from parlour.core.phrasebook import Phrasebook
from parlour.games.domino_knights.view import (
    BattleSeen,
    FaceDown,
    KingdomSeen,
    KnightSeen,
    Own,
    PairingSeen,
    Private,
    Public,
    WindowSeen,
)  # fmt: skip
from parlour.games.domino_knights.words.endings import aim, won
from parlour.games.domino_knights.words.lesson import coaching
from parlour.games.domino_knights.words.pieces import step_name

SAY = Phrasebook(__package__, "sheet")


def _knight(knight: KnightSeen) -> str:
    who = [knight.id, "/".join(knight.pair)] if knight.pair else [knight.id, knight.suit]
    marks = [*who, f"{knight.attack}/{knight.defence}"]
    marks += [SAY("copying", model=knight.model)] if knight.model else []
    marks += [SAY("fallen")] if knight.flipped else [SAY("tapped")] if knight.tapped else []
    marks += [SAY("never-taps")] if knight.never_taps else []
    under = [*(() if knight.pair else knight.cards), *[f"+{card}" for card in knight.on]]
    marks += [f"({' '.join(under)})"] if under else []
    return " ".join([mark for mark in marks if mark])


def _face_down(seen: FaceDown, own: tuple[Own, ...], *, cards_only: bool = False) -> str:
    mine = next((piece for piece in own if piece.id == seen.id), None)
    if mine is not None and not mine.pips:
        cards = " ".join(mine.cards)
        return cards if mine.finished else SAY("to-come", cards=cards)
    if mine is not None and mine.cards:
        return f"{mine.pips} {mine.paid}/{mine.cost} ({' '.join(mine.cards)})"
    if mine is not None:
        return SAY("cost", domino=mine.pips, cost=str(mine.cost))
    if cards_only:
        return " ".join(seen.pair) or " ".join(["[?]"] * seen.cards)
    domino = seen.pips or "[?:?]"
    return SAY("backs", domino=domino, count=str(seen.cards)) if seen.cards else domino


def _hired(public: Public, knight: KnightSeen) -> str:
    said = _knight(knight)
    if knight.hired_from is None:
        return said
    return SAY("bought", knight=said, who=public.kingdoms[knight.hired_from].name)


def _graveyard(kingdom: KingdomSeen) -> list[str]:
    if kingdom.tomb:
        return [" ".join(kingdom.tomb)]
    graves = kingdom.graveyard
    return [SAY("graves", count=str(len(graves)), top=graves[-1])] if graves else []


def _kingdom(public: Public, private: Private | None, at: int, *, mine: bool) -> list[str]:
    kingdom: KingdomSeen = public.kingdoms[at]
    own = private if mine else None
    marks = [SAY("you")] if mine else []
    marks += [SAY("active")] if at == public.active and public.turn and public.outcome is None else []
    marks += [] if kingdom.alive else [SAY("ejected")]
    marks += [SAY("attacked")] if kingdom.attacked else []
    has = [] if kingdom.health is None else [SAY("health", value=str(kingdom.health))]
    has = has if kingdom.fame is None else [SAY("fame", value=str(kingdom.fame))]
    has += [SAY("hand", count=str(kingdom.hand))]
    has += [SAY("known", cards=" ".join(kingdom.known))] if kingdom.known else []
    name = SAY("marked", who=kingdom.name, marks=", ".join(marks)) if marks else kingdom.name
    cards_only, owned = public.options.dominoless, own.candidates if own else ()
    rows = (
        ("recruits", [_face_down(r, own.recruits if own else ()) for r in kingdom.recruits]),
        ("candidates", [_face_down(c, owned, cards_only=cards_only) for c in kingdom.candidates]),
        ("knights", [_hired(public, k) for k in kingdom.knights]),
        ("laid", list(kingdom.laid)),
        ("graveyard", _graveyard(kingdom)),
    )
    lines = [SAY("kingdom", who=name, has=", ".join(has))]
    lines += [f"  {SAY(key, row='; '.join(row))}" for key, row in rows if row]
    if own:
        lines.append(f"  {SAY('my-hand', cards=' '.join(own.hand)) if own.hand else SAY('hand-empty')}")
    return lines


def _pairing(pairing: PairingSeen) -> str:
    attacker = f"{pairing.attacker} {pairing.attack}/{pairing.defence}"
    if not pairing.blockers:
        return f"  {SAY('to-kingdom' if pairing.opens else 'to-nobody', attacker=attacker)}"
    falls = [pairing.attacker] if pairing.attacker_falls else []
    falls += pairing.blockers if pairing.unit_falls else []
    met = f"{attacker} x {' '.join(pairing.blockers)} {pairing.unit_attack}/{pairing.unit_defence}"
    return f"  {SAY('would-fall', pairing=met, knights=' '.join(falls)) if falls else SAY('push', pairing=met)}"


def _battle(public: Public, battle: BattleSeen) -> list[str]:
    names = {"who": public.kingdoms[battle.attacker].name, "target": public.kingdoms[battle.target].name}
    if battle.resolved:
        head = SAY("battle-decided", **names)
    elif battle.damage:
        head = SAY("battle-danger", damage=str(battle.damage), **names)
    else:
        head = SAY("battle", **names)
    fame = [f"{public.kingdoms[seat].name} {change:+}" for seat, change in enumerate(battle.fame) if change]
    head = SAY("with-fame", battle=head, changes=", ".join(fame)) if fame else head
    return [head, *[_pairing(pairing) for pairing in battle.pairings]]


def _window(public: Public, window: WindowSeen) -> list[str]:
    asked = ", ".join([public.kingdoms[seat].name for seat in window.asked])
    plays = [
        SAY("play", who=public.kingdoms[one.seat].name, special=one.name, card=one.card, target=one.aim or one.target)
        for one in window.batch
    ]
    return [SAY("window", who=asked) if asked else SAY("window-nobody"), *[f"  {play}" for play in plays]]


def _goal(public: Public) -> list[str]:
    """What is played for; or who has still to vote on it, and what was pleaded."""
    if public.goal:
        return [aim(public.goal, public.limit)]
    waiting = [kingdom.name for kingdom, voted in zip(public.kingdoms, public.voted, strict=True) if not voted]
    pleas = [
        f"  {SAY('plea', who=kingdom.name, text=plea)}"
        for kingdom, plea in zip(public.kingdoms, public.pleas, strict=True)
        if plea
    ]
    return [SAY("goal-voted", who=", ".join(waiting)), *pleas]


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """One block a Kingdom, then the middle of the table, the battle and the window."""
    turn = "turn-time-up" if public.time_up else "turn"
    lines = [SAY(turn, turn=str(public.turn), phase=step_name(public.phase))]
    lines += _goal(public)
    for at in range(len(public.kingdoms)):
        lines += _kingdom(public, private, at, mine=at == seat)
    pile = public.discard
    discard = SAY("graves", count=str(len(pile)), top=pile[-1]) if pile else SAY("empty")
    if public.options.dominoless:
        lines.append(SAY("piles-cards", deck=str(public.deck), discard=discard))
    else:
        lines.append(SAY("piles", deck=str(public.deck), discard=discard, peasants=str(public.peasants)))
    if public.battle is not None:
        lines += _battle(public, public.battle)
    if public.window is not None:
        lines += _window(public, public.window)
    if public.copying is not None:
        lines.append(SAY("must-copy", who=public.kingdoms[public.copying].name))
    if public.outcome is not None:
        lines.append(SAY("over", won=won(public.outcome, [kingdom.name for kingdom in public.kingdoms])))
    if public.lesson is not None:
        lines += coaching(public.lesson)
    return "\n".join(lines)
