"""Lines of the battle: attack, aid, defence, resolution, clean-up."""

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.pieces import BODY_NAMES
from parlour.games.domino_knights.words.lines_goal import fame_told
from parlour.games.domino_knights.words.pieces import cards, dominoes
from parlour.games.domino_knights.words.reader import SAY, Reader, line, tells


@tells(m.Attacked)
def attacked(reader: Reader, event: m.Attacked) -> Line:
    known = {"target": reader[event.target], "knights": dominoes(event.knights)}
    return reader.line("attacked", event.seat, "DK-073", "DK-074", kind="battle", **known)


@tells(m.AidAsked)
def aid_asked(reader: Reader, event: m.AidAsked) -> Line:
    if event.side == 1:
        return reader.line("aid-asked-attack", event.seat, "DK-078", kind="battle")
    return reader.line("aid-asked-defence", event.seat, "DK-088", kind="battle")


@tells(m.AttackAided)
def attack_aided(reader: Reader, event: m.AttackAided) -> Line:
    return reader.line("attack-aided", event.seat, "DK-076", kind="battle", knights=dominoes(event.knights))


@tells(m.Defended)
def defended(reader: Reader, event: m.Defended) -> Line:
    if not event.blocks:
        return reader.line("defended-none", event.seat, "DK-082", kind="battle")
    units: dict[int, list[int]] = {}
    for blocker, attacker in event.blocks:
        units.setdefault(attacker, []).append(blocker)
    set_up = [
        SAY("defended-unit", knights=dominoes(blockers), attacker=BODY_NAMES[attacker])
        for attacker, blockers in units.items()
    ]
    return reader.line("defended", event.seat, "DK-083", "DK-086", kind="battle", units=listed(set_up))


@tells(m.Committed)
def committed(reader: Reader, event: m.Committed) -> Line:
    known = {"knight": BODY_NAMES[event.knight]}
    if event.against < 0:
        return reader.line("committed-attack", event.seat, "DK-132", "DK-A20", kind="battle", **known)
    known["attacker"] = BODY_NAMES[event.against]
    return reader.line("committed-block", event.seat, "DK-132", "DK-A20", kind="battle", **known)


def _met(pairing: m.Pairing) -> str:
    attacker = f"{BODY_NAMES[pairing.attacker]} {pairing.attack}/{pairing.defence}"
    if not pairing.blockers:
        return SAY("met-nobody", attacker=attacker)
    knights, values = dominoes(pairing.blockers), f"{pairing.unit_attack}/{pairing.unit_defence}"
    several = len(pairing.blockers) > 1
    unit = SAY("unit-together", knights=knights, values=values) if several else f"{knights} {values}"
    if pairing.attacker_falls and pairing.unit_falls:
        return SAY("met-both", attacker=attacker, unit=unit)
    if pairing.unit_falls and several:
        return SAY("met-unit", attacker=attacker, unit=unit)
    if pairing.unit_falls or pairing.attacker_falls:
        fallen = BODY_NAMES[pairing.attacker if pairing.attacker_falls else pairing.blockers[0]]
        return SAY("met-one", attacker=attacker, unit=unit, fallen=fallen)
    return SAY("met-push", attacker=attacker, unit=unit)


@tells(m.BattleResolved)
def battle_resolved(reader: Reader, event: m.BattleResolved) -> Line:
    told = [_met(pairing) for pairing in event.pairings]
    if event.damage:
        known = {"damage": str(event.damage), "health": str(event.health)}
        told.append(SAY("health-lost", who=reader[event.target], **known))
    told += fame_told(reader, event.fame_changes, event.fame)
    rules: tuple[str, ...] = ("DK-092", "DK-093", "DK-097")
    if event.victor >= 0:
        told.append(SAY("battle-won", who=reader[event.victor]))
        rules += ("DK-A51",)
    return Line(" ".join(told) or SAY("nobody-left"), rules, "battle", event.target)


@tells(m.Looted)
def looted(reader: Reader, event: m.Looted) -> Line:
    return reader.line("looted", event.seat, "DK-105", kind="battle", knight=BODY_NAMES[event.knight])


@tells(m.LootSkipped)
def loot_skipped(reader: Reader, event: m.LootSkipped) -> Line:
    return reader.line("loot-skipped", event.seat, "DK-106", kind="battle")


@tells(m.GraveyardOrdered)
def graveyard_ordered(reader: Reader, event: m.GraveyardOrdered) -> Line:
    key = "buried-pairs" if reader.dominoless else "buried"
    return reader.line(key, event.seat, "DK-101", "DK-A49", knights=dominoes(event.order))


@tells(m.BattleEnded)
def battle_ended(reader: Reader, event: m.BattleEnded) -> Line | None:
    if not event.dead:
        return None
    graves: dict[int, list[int]] = {}
    for seat, domino in event.dead:
        graves.setdefault(seat, []).append(domino)
    to = "dead-to" if reader.graves else "dead-of"
    dead = listed([SAY(to, knights=dominoes(found), who=reader[seat]) for seat, found in graves.items()])
    if not event.cards:
        return line("dead-leave", "DK-101", "DK-102", kind="battle", dead=dead)
    return line("dead-leave-cards", "DK-101", "DK-102", kind="battle", dead=dead, cards=cards(event.cards))


@tells(m.TappedDown)
def tapped_down(_reader: Reader, event: m.TappedDown) -> Line | None:
    if not event.knights:
        return None
    return line("tapped-down", "DK-A31", kind="battle", knights=dominoes(event.knights), count=len(event.knights))


@tells(m.Withdrew)
def withdrew(_reader: Reader, event: m.Withdrew) -> Line | None:
    if not event.knights:
        return None
    known: dict[str, str | int] = {"knights": dominoes(event.knights), "count": len(event.knights)}
    return line("withdrew", "DK-145", "DK-146", "DK-A33", kind="battle", **known)
