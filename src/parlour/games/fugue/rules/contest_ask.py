"""Questions about a contest. Reads, never decides what is legal."""

from parlour.games.fugue.model import Character, Contest, Group, Hand, State, Wild
from parlour.games.fugue.rules.ask import ability, able, barred_by, character, clockwise, is_gc, persona_of, seat_of
from parlour.games.fugue.rules.hands import Judged, judge


def group_now(contest: Contest) -> Group:
    """The one that plays now."""
    return contest.groups[contest.at]


def members(group: Group) -> list[str]:
    """Everybody listed in it, side by side."""
    return [who for side in group.sides for who in side]


def is_out(group: Group, who: str) -> bool:
    """Fled, escaped or given up: no part in this group any more (FUG-165)."""
    return any(who == other for other, _ in group.left)


def side_of(group: Group, who: str) -> int:
    """The number of her side, from 1; 0 where she is in none."""
    return next((at + 1 for at, side in enumerate(group.sides) if who in side), 0)


def allies(group: Group, who: str) -> list[str]:
    return [other for side in group.sides if who in side for other in side if other != who]


def adversaries(group: Group, who: str) -> list[str]:
    """Everybody on the other sides, each against all (FUG-A19)."""
    return [other for side in group.sides if who not in side for other in side]


def group_of(contest: Contest, who: str) -> Group | None:
    """The group she still has a part in."""
    return next((g for g in contest.groups if who in members(g) and not is_out(g, who)), None)


def in_contest(state: State, who: str) -> bool:
    return state.contest is not None and group_of(state.contest, who) is not None


def standing(state: State, group: Group, who: str) -> bool:
    """Able and willing to go on in this group; one who only misses a round is."""
    return not is_out(group, who) and able(character(state, who))


def ready(state: State, group: Group) -> list[str]:
    """Who can be dealt in next."""
    return [who for who in members(group) if standing(state, group, who) and who not in group.sitting_out]


def sides_left(state: State, group: Group) -> int:
    """How many sides have somebody able and willing to go on."""
    return len([side for side in group.sides if any(standing(state, group, who) for who in side)])


def sides_playing(group: Group, who: list[str]) -> int:
    return len({side_of(group, one) for one in who})


def undecided(state: State, group: Group) -> list[str]:
    """Personae who have yet to say whether they are in (FUG-223)."""
    settled = {*group.joined, *group.back}
    return [who for who in ready(state, group) if who not in settled and not is_gc(state, character(state, who))]


def takers(state: State, group: Group) -> list[str]:
    """Who would be dealt in now: game-characters unless they hang back (FUG-A28)."""
    found = []
    for who in ready(state, group):
        if who in group.joined or (is_gc(state, character(state, who)) and who not in group.back):
            found.append(who)
    return found


def in_order(state: State, group: Group, who: list[str]) -> list[str]:
    """FUG-138: personae clockwise from the Dealer's left, then game-characters as the Dealer listed them."""
    places = {seat: at for at, seat in enumerate(clockwise(state))}
    listed = members(group)

    def place(one: str) -> tuple[int, int]:
        person = character(state, one)
        return (1, listed.index(one)) if is_gc(state, person) else (0, places[person.seat])

    return sorted(who, key=place)


# Hands


def hand_of(contest: Contest, who: str) -> Hand | None:
    return next((h for h in contest.hands if h.who == who), None)


def worth(state: State, hand: Hand) -> Judged:
    return judge(hand.up, state.options)


def unstymied(contest: Contest) -> list[Hand]:
    return [h for h in contest.hands if not h.stymied]


def plays(state: State, seat: int, who: str) -> bool:
    """This seat controls that hand (FUG-008)."""
    return seat_of(state, character(state, who)) == seat


def seat_of_who(state: State, who: str) -> int:
    return seat_of(state, character(state, who))


def asked_to_end(state: State, contest: Contest) -> list[int]:
    """Who answers for each seat that is asked whether it ends: the Dealer for who is away."""
    people = [(seat, persona_of(state, seat)) for seat in contest.ending]
    return [state.desk.gm if person is not None and person.parked else seat for seat, person in people]


def wilds_of(contest: Contest, who: str) -> list[Wild]:
    return [w for w in contest.wilds if w.who == who]


def is_barred(person: Character, wild: Wild) -> bool:
    """FUG-A74: a wound bars the ability its wild card was given for."""
    return bool(barred_by(person, ability(person, wild.ability)))


def swappable(state: State, contest: Contest, who: str) -> list[Wild]:
    """Wild cards of hers that can be brought in now."""
    person = character(state, who)
    return [w for w in wilds_of(contest, who) if not w.used and not is_barred(person, w)]
