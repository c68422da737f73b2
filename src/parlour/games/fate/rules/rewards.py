"""What a milestone would make of a character: ratings, stunts and refresh after all that was picked, taken together."""

from msgspec.structs import replace

from parlour.games.fate.model import APPROACHES, Aspect, Character, Reward, State, Stunt
from parlour.games.fate.rules.ask import Lack, aspects_of, lowest_refresh, refresh_with
from parlour.games.fate.rules.creation import PLACES, blanks, general

KINDS = ("minor", "significant", "major")
BENDS = ("FAE-147", "FAE-155", "FAE-158", "FAE-Q33")
"""What the game master may let pass: numbers."""


def at_least(kind: str, wanted: str) -> bool:
    """FAE-153, FAE-157: the greater milestones include the lesser."""
    return KINDS.index(kind) >= KINDS.index(wanted)


def new_ratings(person: Character, reward: Reward) -> tuple[int, ...]:
    """FAE-148, FAE-155: first the swap, then the raise."""
    ratings = dict(zip(APPROACHES, person.ratings, strict=True))
    if reward.effect == "swap":
        ratings[reward.a], ratings[reward.b] = ratings[reward.b], ratings[reward.a]  # type: ignore[index]
    if reward.approach:
        ratings[reward.approach] += 1  # type: ignore[index]
    return tuple(ratings.values())


def new_stunts(person: Character, reward: Reward) -> tuple[Stunt, ...]:
    """FAE-150, FAE-151, FAE-158."""
    stunts = list(person.stunts)
    if reward.stunt is not None:
        if reward.effect == "replace":
            stunts[int(reward.a) : int(reward.a) + 1] = [reward.stunt]
        else:
            stunts.append(reward.stunt)
    if reward.great_stunt is not None:
        stunts.append(reward.great_stunt)
    return tuple(stunts)


def new_refresh(person: Character, reward: Reward) -> int:
    """FAE-Q33, FAE-X38: 3 + raises - stunts beyond three, at the end of it all."""
    return refresh_with(risen(person, reward), len(new_stunts(person, reward)))


def risen(person: Character, reward: Reward) -> Character:
    """FAE-158, FAE-Q34: refresh is raised, or the stunt in its place is paid for."""
    return replace(
        person, raises=person.raises + (reward.great == "refresh"), bought=person.bought + (reward.great == "stunt")
    )


def raisable(state: State, person: Character, reward: Reward) -> tuple[str, ...]:
    """FAE-155: approaches that can still go up, after the swap."""
    swapped = new_ratings(person, Reward(reward.who, effect=reward.effect, a=reward.a, b=reward.b))
    limit = state.options.approach_max
    return tuple([name for name, rating in zip(APPROACHES, swapped, strict=True) if rating < limit])


def rewritable(state: State, who: str) -> tuple[str, ...]:
    """FAE-149, FAE-Q50: the trouble, general aspects and a blank; never the high concept nor a consequence."""
    known = [a.id for a in aspects_of(state, who) if a.kind in ("trouble", "general") and not a.hidden]
    at = len(general(state, who))
    return (*known, *(PLACES[at : at + 1] if blanks(state, who) else ()))


def high_of(state: State, who: str) -> Aspect | None:
    """FAE-159."""
    return next((a for a in aspects_of(state, who) if a.kind == "high" and not a.hidden), None)


def wanting(state: State, person: Character, reward: Reward) -> list[Lack]:
    """Why a package cannot be confirmed."""
    milestone = state.milestone
    assert milestone is not None
    out: list[Lack] = []
    if not reward.effect:
        out.append(Lack("FAE-147", "effect"))
    if reward.effect == "rewrite" and reward.a not in rewritable(state, person.id):
        out.append(Lack("FAE-149", "aspect"))
    if reward.effect == "replace" and int(reward.a) >= len(person.stunts):
        out.append(Lack("FAE-150", "stunt"))
    if at_least(milestone.kind, "significant"):
        able = raisable(state, person, reward)
        if not reward.approach and able:
            out.append(Lack("FAE-155", "approach"))
        if reward.approach and reward.approach not in able:
            out.append(Lack("FAE-155", "top", {"approach": reward.approach, "most": state.options.approach_max}))
    if at_least(milestone.kind, "major") and not reward.great:
        out.append(Lack("FAE-158", "great"))
    if new_refresh(person, reward) < lowest_refresh():
        out.append(Lack("FAE-Q33", "left", {"refresh": new_refresh(person, reward)}))
    return out
