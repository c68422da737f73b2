"""The table as plain text, for the terminal and the golden playthroughs. Built from a view, so it can show no more than
one."""

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
from parlour.games.domino_knights.words.endings import HOW, aim
from parlour.games.domino_knights.words.lesson import coaching


def _knight(knight: KnightSeen) -> str:
    who = [knight.id, "/".join(knight.pair)] if knight.pair else [knight.id, knight.suit]
    marks = [*who, f"{knight.attack}/{knight.defence}"]
    marks += [f"as {knight.model}"] if knight.model else []
    marks += ["fallen"] if knight.flipped else ["tapped"] if knight.tapped else []
    marks += ["never taps"] if knight.never_taps else []
    under = [*(() if knight.pair else knight.cards), *[f"+{card}" for card in knight.on]]
    marks += [f"({' '.join(under)})"] if under else []
    return " ".join([mark for mark in marks if mark])


def _face_down(seen: FaceDown, own: tuple[Own, ...], *, cards_only: bool = False) -> str:
    mine = next((piece for piece in own if piece.id == seen.id), None)
    if mine is not None and not mine.pips:
        return " ".join(mine.cards) + ("" if mine.finished else " and a card to come")
    if mine is not None:
        paid = f" {mine.paid}/{mine.cost} ({' '.join(mine.cards)})" if mine.cards else f" cost {mine.cost}"
        return mine.pips + paid
    if cards_only:
        return " ".join(seen.pair) or " ".join(["[?]"] * seen.cards)
    backs = f" on {seen.cards}" if seen.cards else ""
    return (seen.pips or "[?:?]") + backs


def _hired(public: Public, knight: KnightSeen) -> str:
    return "" if knight.hired_from is None else f", bought from {public.kingdoms[knight.hired_from].name}"


def _graveyard(kingdom: KingdomSeen) -> list[str]:
    if kingdom.tomb:
        return [" ".join(kingdom.tomb)]
    return [f"{len(kingdom.graveyard)}, top {kingdom.graveyard[-1]}"] if kingdom.graveyard else []


def _kingdom(public: Public, private: Private | None, at: int, *, mine: bool) -> list[str]:
    kingdom: KingdomSeen = public.kingdoms[at]
    own = private if mine else None
    marks = ["you"] if mine else []
    marks += ["active"] if at == public.active and public.turn and public.outcome is None else []
    marks += [] if kingdom.alive else ["ejected"]
    marks += ["attacked this turn"] if kingdom.attacked else []
    head = f"{kingdom.name}" + (f" ({', '.join(marks)})" if marks else "")
    known = f", known {' '.join(kingdom.known)}" if kingdom.known else ""
    has = "" if kingdom.health is None else f"Health {kingdom.health}, "
    has = has if kingdom.fame is None else f"Fame {kingdom.fame}, "
    lines = [f"{head}: {has}hand {kingdom.hand}{known}"]
    rows = (
        ("Recruits", [_face_down(r, own.recruits if own else ()) for r in kingdom.recruits]),
        (
            "Candidates",
            [
                _face_down(c, own.candidates if own else (), cards_only=public.options.dominoless)
                for c in kingdom.candidates
            ],
        ),
        ("Knights", [_knight(k) + _hired(public, k) for k in kingdom.knights]),
        ("laid", list(kingdom.laid)),
        ("graveyard", _graveyard(kingdom)),
    )
    lines += [f"  {title}: {'; '.join(row)}" for title, row in rows if row]
    if own:
        lines.append(f"  my hand: {' '.join(own.hand) or 'empty'}")
    return lines


def _pairing(pairing: PairingSeen) -> str:
    attacker = f"  {pairing.attacker} {pairing.attack}/{pairing.defence}"
    if not pairing.blockers:
        return f"{attacker} -> {'the Kingdom' if pairing.opens else 'nobody'}"
    falls = [pairing.attacker] if pairing.attacker_falls else []
    falls += pairing.blockers if pairing.unit_falls else []
    result = f"{' '.join(falls)} would fall" if falls else "push"
    return f"{attacker} x {' '.join(pairing.blockers)} {pairing.unit_attack}/{pairing.unit_defence}: {result}"


def _battle(public: Public, battle: BattleSeen) -> list[str]:
    head = f"Battle: {public.kingdoms[battle.attacker].name} attacks {public.kingdoms[battle.target].name}"
    head += ", decided" if battle.resolved else f", {battle.damage} Health in danger" if battle.damage else ""
    fame = [f"{public.kingdoms[seat].name} {change:+}" for seat, change in enumerate(battle.fame) if change]
    head += f", Fame {', '.join(fame)}" if fame else ""
    return [head, *[_pairing(pairing) for pairing in battle.pairings]]


def _window(public: Public, window: WindowSeen) -> list[str]:
    asked = ", ".join([public.kingdoms[seat].name for seat in window.asked])
    head = f"Window {f'CP{window.checkpoint}' if window.checkpoint else 'interjection'}, asked: {asked or 'nobody'}"
    plays = [f"  {public.kingdoms[play.seat].name}: {play.name} {play.card} on {play.target}" for play in window.batch]
    return [head, *plays]


def _goal(public: Public) -> list[str]:
    """What is played for; or who has still to vote on it, and what was pleaded."""
    if public.goal:
        return [f"The goal is {aim(public.goal, public.limit)}"]
    waiting = [kingdom.name for kingdom, voted in zip(public.kingdoms, public.voted, strict=True) if not voted]
    pleas = [
        f"  {kingdom.name} pleads: {plea}" for kingdom, plea in zip(public.kingdoms, public.pleas, strict=True) if plea
    ]
    return [f"The goal is voted on; still to vote: {', '.join(waiting)}", *pleas]


def sheet(public: Public, private: Private | None, seat: int | None) -> str:
    """One block a Kingdom, then the middle of the table, the battle and the window."""
    lines = [f"Turn {public.turn}, {public.phase.replace('_', ' ')}" + (", time is up" if public.time_up else "")]
    lines += _goal(public)
    for at in range(len(public.kingdoms)):
        lines += _kingdom(public, private, at, mine=at == seat)
    discard = f"{len(public.discard)}, top {public.discard[-1]}" if public.discard else "empty"
    peasants = "" if public.options.dominoless else f"; Peasants {public.peasants}"
    lines.append(f"Deck {public.deck}; discard {discard}{peasants}")
    if public.battle is not None:
        lines += _battle(public, public.battle)
    if public.window is not None:
        lines += _window(public, public.window)
    if public.copying is not None:
        lines.append(f"{public.kingdoms[public.copying].name} must name a new model")
    if public.outcome is not None:
        won = ", ".join([public.kingdoms[winner].name for winner in public.outcome.winners])
        lines.append(f"Over: {won or 'nobody'}, {HOW.get(public.outcome.how, public.outcome.how)}")
    if public.lesson is not None:
        lines += coaching(public.lesson)
    return "\n".join(lines)
