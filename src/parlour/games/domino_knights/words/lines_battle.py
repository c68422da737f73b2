"""Sentences of the battle: attack, aid, defence, resolution, clean-up."""

from parlour.core.game import Line
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.pieces import BODY_NAMES
from parlour.games.domino_knights.words.lines_goal import fame_told
from parlour.games.domino_knights.words.pieces import cards, dominoes, listed
from parlour.games.domino_knights.words.reader import Reader, tells


@tells(m.Attacked)
def _attacked(reader: Reader, event: m.Attacked) -> Line:
    text = f"{reader[event.seat]} attacks {reader[event.target]} with {dominoes(event.knights)}."
    return Line(text, ("DK-073", "DK-074"), "battle", event.seat)


@tells(m.AidAsked)
def _aid_asked(reader: Reader, event: m.AidAsked) -> Line:
    what = "the attack" if event.side == 1 else "the defence"
    return Line(
        f"{reader[event.seat]} asks for aid in {what}.",
        ("DK-078" if event.side == 1 else "DK-088",),
        "battle",
        event.seat,
    )


@tells(m.AttackAided)
def _attack_aided(reader: Reader, event: m.AttackAided) -> Line:
    return Line(
        f"{reader[event.seat]} aids the attack with {dominoes(event.knights)}.", ("DK-076",), "battle", event.seat
    )


@tells(m.Defended)
def _defended(reader: Reader, event: m.Defended) -> Line:
    who = reader[event.seat]
    if not event.blocks:
        return Line(f"{who} sets no blockers.", ("DK-082",), "battle", event.seat)
    units: dict[int, list[int]] = {}
    for blocker, attacker in event.blocks:
        units.setdefault(attacker, []).append(blocker)
    set_up = listed([f"{dominoes(blockers)} against {BODY_NAMES[attacker]}" for attacker, blockers in units.items()])
    return Line(f"{who} sets {set_up}.", ("DK-083", "DK-086"), "battle", event.seat)


@tells(m.Committed)
def _committed(reader: Reader, event: m.Committed) -> Line:
    where = "joins the attack" if event.against < 0 else f"stands against {BODY_NAMES[event.against]}"
    text = f"{reader[event.seat]}'s {BODY_NAMES[event.knight]}, freed by Life, {where}."
    return Line(text, ("DK-132", "DK-A20"), "battle", event.seat)


def _result(pairing: m.Pairing) -> str:
    if pairing.attacker_falls and pairing.unit_falls:
        return "both sides fall"
    if pairing.unit_falls:
        return "the blockers fall" if len(pairing.blockers) > 1 else f"{BODY_NAMES[pairing.blockers[0]]} falls"
    return f"{BODY_NAMES[pairing.attacker]} falls" if pairing.attacker_falls else "a push, nobody falls"


def _met(pairing: m.Pairing) -> str:
    attacker = f"{BODY_NAMES[pairing.attacker]} {pairing.attack}/{pairing.defence}"
    if not pairing.blockers:
        return f"{attacker} meets nobody."
    together = " together" if len(pairing.blockers) > 1 else ""
    unit = f"{dominoes(pairing.blockers)}{together} {pairing.unit_attack}/{pairing.unit_defence}"
    return f"{attacker} meets {unit}: {_result(pairing)}."


@tells(m.BattleResolved)
def _battle_resolved(reader: Reader, event: m.BattleResolved) -> Line:
    told = [_met(pairing) for pairing in event.pairings]
    if event.damage:
        told.append(f"{reader[event.target]} loses {event.damage} Health and has {event.health} left.")
    told += fame_told(reader, event.fame_changes, event.fame)
    rules: tuple[str, ...] = ("DK-092", "DK-093", "DK-097")
    if event.victor >= 0:
        told.append(f"{reader[event.victor]} wins the battle.")
        rules += ("DK-A51",)
    return Line(" ".join(told) or "Nobody is left to fight.", rules, "battle", event.target)


@tells(m.Looted)
def _looted(reader: Reader, event: m.Looted) -> Line:
    text = (
        f"{reader[event.seat]} loots the field: {BODY_NAMES[event.knight]} goes to the top of "
        f"{reader[event.seat]}'s graveyard."
    )
    return Line(text, ("DK-105",), "battle", event.seat)


@tells(m.LootSkipped)
def _loot_skipped(reader: Reader, event: m.LootSkipped) -> Line:
    return Line(f"{reader[event.seat]} leaves the fallen where they lie.", ("DK-106",), "battle", event.seat)


@tells(m.GraveyardOrdered)
def _graveyard_ordered(reader: Reader, event: m.GraveyardOrdered) -> Line:
    last = "the last to stay in the graveyard" if reader.dominoless else "the last on top"
    text = f"{reader[event.seat]} buries {dominoes(event.order)}, {last}."
    return Line(text, ("DK-101", "DK-A49"), by=event.seat)


@tells(m.BattleEnded)
def _battle_ended(reader: Reader, event: m.BattleEnded) -> Line | None:
    if not event.dead:
        return None
    graves: dict[int, list[int]] = {}
    for seat, domino in event.dead:
        graves.setdefault(seat, []).append(domino)
    to = "to {}'s graveyard" if reader.graves else "of {}"
    buried = listed([f"{dominoes(dead)} {to.format(reader[seat])}" for seat, dead in graves.items()])
    rest = f"; {cards(event.cards)} to the discard pile" if event.cards else ""
    return Line(f"The dead leave the field: {buried}{rest}.", ("DK-101", "DK-102"), "battle")


@tells(m.TappedDown)
def _tapped_down(_reader: Reader, event: m.TappedDown) -> Line | None:
    if not event.knights:
        return None
    verb, them = ("is", "it") if len(event.knights) == 1 else ("are", "them")
    return Line(
        f"{dominoes(event.knights)} {verb} tapped: the card that kept {them} free is gone.", ("DK-A31",), "battle"
    )


@tells(m.Withdrew)
def _withdrew(_reader: Reader, event: m.Withdrew) -> Line | None:
    if not event.knights:
        return None
    verb = "withdraws" if len(event.knights) == 1 else "withdraw"
    return Line(
        f"Out of Loyalty {dominoes(event.knights)} {verb} from the battle.", ("DK-145", "DK-146", "DK-A33"), "battle"
    )
