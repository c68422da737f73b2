"""Dice that may be rolled again or left out, by whom and with which Trait (PER-068, PER-069, PER-218). Reads only."""

from typing import NamedTuple

from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import Ability, Challenge, Individual, Side, State
from parlour.games.personae.rules.abilities import automatic, counts, judged, owned, room, spent
from parlour.games.personae.rules.compare import actors, acts, undecided
from parlour.games.personae.rules.pools import opposing


class Chance(NamedTuple):
    """One Trait and the dice of one side it can touch."""

    who: str
    ability: str
    effect: Effect
    side: int
    places: tuple[int, ...]


def live(challenge: Challenge) -> tuple[int, ...]:
    """The sides whose dice still decide something."""
    duels = undecided(challenge)
    return tuple(dict.fromkeys([0, *[duel.actor for duel in duels], *[duel.reactor for duel in duels]]))


def ready(state: State, challenge: Challenge, at: int, person: Individual, ability: Ability) -> bool:
    """It serves this roll already, always does, or may be made to."""
    if ability.id in challenge.sides[at].used or automatic(state, ability):
        return True
    if judged(ability) or (spent(state, ability) and not state.lax):
        return False
    return not counts(ability) or room(state, challenge, at, person)


def open_to(state: State, side: Side, effect: Effect) -> tuple[int, ...]:
    """PER-068, PER-Q36, PER-Q37: any die but one highest, unless the Trait reaches that too."""
    forced = effect.code == "rerollOpponent" and state.options.reroll_forced_highest == "always"
    places = tuple(range(len(side.dice)))
    if effect.highest or forced or not places:
        return places
    protected = side.dice.index(max(side.dice))
    return tuple([at for at in places if at != protected])


def rerolls(state: State, challenge: Challenge, at: int) -> list[Chance]:
    """What this side may still reroll, of its own dice or an opponent's."""
    found = []
    for person, ability, effect in owned(state, challenge, at, "rerollOwn", "rerollOpponent"):
        done = len([one for side in challenge.sides for one in side.changes if one.by == ability.id])
        if done >= effect.amount or not ready(state, challenge, at, person, ability):
            continue
        targets = (
            (at,)
            if effect.code == "rerollOwn"
            else tuple([one for one in opposing(challenge, at) if one in live(challenge)])
        )
        found += [
            Chance(person.id, ability.id, effect, one, open_to(state, challenge.sides[one], effect)) for one in targets
        ]
    return [one for one in found if one.places]


def kept(state: State, challenge: Challenge, chance: Chance, place: int, rolled: int) -> int:
    """Which face stands: the second, or the better for whoever owns the Trait; PER-Q36: a forced one may not
    overtake."""
    side = challenge.sides[chance.side]
    before = side.dice[place]
    if chance.effect.code == "rerollOwn":
        return max(before, rolled) if chance.effect.keep == "better" else rolled
    face = min(before, rolled) if chance.effect.keep == "better" else rolled
    if state.options.reroll_forced_highest == "noOvertake" and not chance.effect.highest:
        return min(face, max(side.dice))
    return face


def ignores(state: State, challenge: Challenge, at: int) -> list[Chance]:
    """PER-218: dice of the attacker a defender may leave out; one always counts (PER-040)."""
    if acts(challenge, at):
        return []
    usable = [one for one in owned(state, challenge, at, "ignoreDice") if ready(state, challenge, at, one[0], one[1])]
    found: list[Chance] = []
    for place in [place for place in actors(challenge) if place in live(challenge)]:
        left = unignored(challenge.sides[place], challenge.sides[at].who)
        gone = len(challenge.sides[place].dice) - len(left)
        if len(left) > 1 and gone < sum([effect.amount for _, _, effect in usable]):
            found += [Chance(person.id, ability.id, effect, place, left) for person, ability, effect in usable]
    return found


def unignored(attacker: Side, who: str) -> tuple[int, ...]:
    """The dice of an attacker that still count for this defender."""
    out = [place for place, whom in zip(attacker.ignored, attacker.ignored_by, strict=True) if whom == who]
    return tuple([place for place in range(len(attacker.dice)) if place not in out])
