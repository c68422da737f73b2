"""Stunts: two templates, written in a draft or onto the bench, permitted, taken, used once a session."""

from parlour.core.offers import Offer, Pick, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import PHRASE, SENTENCE
from parlour.games.fate.model import ACTIONS, APPROACHES, Character, State, Stunt
from parlour.games.fate.rules.ask import free_stunts, leads, lowest_refresh, refresh_with
from parlour.games.fate.rules.creation import full_sheet
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.roster import own

BOTH = "create+overcome"
"""FAE-040: the one pair of actions a stunt may cover."""
WHENS = ("any", "conflict", "physical", "mental", "contest")
ADVERBS = {
    "Careful": "carefully", "Clever": "cleverly", "Flashy": "flashily", "Forceful": "forcefully", "Quick": "quickly",
    "Sneaky": "sneakily",
}  # fmt: skip
DOES = {"create": "create advantages", "overcome": "overcome", "attack": "attack", "defend": "defend"}


def sentence(stunt: Stunt) -> str:
    """FAE-038, FAE-041: the whole stunt in plain words."""
    if stunt.template == "bend":
        return f"Because I {stunt.feature}, once per game session I can {stunt.effect}."
    does = " or ".join([DOES[action] for action in stunt.actions])
    return f"Because I {stunt.feature}, I get a +2 when I {ADVERBS[stunt.approach]} {does} when {stunt.circumstance}."


def matches(stunt: Stunt, approach: str, action: str) -> bool:
    """FAE-038: a bonus is proposed only where approach and action fit; the circumstance is judged at the table."""
    return stunt.template == "bonus" and stunt.permitted and stunt.approach == approach and action in stunt.actions


def is_used(state: State, stunt: Stunt) -> bool:
    """FAE-041: used in this session already."""
    return stunt.used > 0 and stunt.used == state.desk.session


def fits_here(state: State, stunt: Stunt) -> bool:
    """FAE-X05: whether this is a situation in which the bend can be used at all."""
    if stunt.when == "contest":
        return state.contest is not None
    if stunt.when == "any":
        return True
    return state.conflict is not None and stunt.when in ("conflict", state.conflict.harm)


# Writing


def writers(state: State, seat: int) -> list[Character]:
    """FAE-033, FAE-036: in a draft while refresh stays at 1; in play onto the bench."""
    return [c for c in own(state, seat) if full_sheet(c) and (c.status == "ready" or has_place(state, c))]


def has_place(state: State, person: Character) -> bool:
    """FAE-035, FAE-036: one more stunt would leave refresh at 1 or more."""
    return person.status == "draft" and (state.lax or affords(person))


def affords(person: Character) -> bool:
    return refresh_with(person, len(person.stunts) + 1) >= lowest_refresh()


def offer_bonus(state: State, seat: int) -> list[Offer]:
    """FAE-038 to FAE-040: feature, approach, action and circumstance."""
    asks = (Text(PHRASE), Pick(APPROACHES), Pick((*ACTIONS, BOTH)), Text(PHRASE))
    return [Offer("write_bonus", (c.id,), asks, owed=False) for c in writers(state, seat)]


def act_bonus(draft: Draft, seat: int, command: m.WriteBonus) -> None:
    """FAE-040: over two actions it waits for the game master's word, unless she wrote it."""
    actions = tuple(command.action.split("+"))
    permitted = len(actions) == 1 or leads(draft.state, seat)
    stunt = Stunt(
        "bonus", command.feature.strip(), command.approach, actions, command.circumstance.strip(), permitted=permitted
    )
    _write(draft, command.who, stunt)


def offer_bend(state: State, seat: int) -> list[Offer]:
    """FAE-041: feature and effect, and where it can be used."""
    asks = (Text(PHRASE), Text(SENTENCE), Pick(WHENS))
    return [Offer("write_bend", (c.id,), asks, owed=False) for c in writers(state, seat)]


def act_bend(draft: Draft, seat: int, command: m.WriteBend) -> None:
    _write(draft, command.who, Stunt("bend", command.feature.strip(), effect=command.effect.strip(), when=command.when))


def _write(draft: Draft, who: str, stunt: Stunt) -> None:
    person = draft.character(who)
    draft.put(m.StuntWritten(who, len(person.stunts) if person.status == "draft" else -1, stunt))


def offer_permit(state: State, seat: int) -> list[Offer]:
    """FAE-040: the game master's permission for a stunt over two actions."""
    if not leads(state, seat):
        return []
    out = []
    for person in state.characters:
        waiting = [at for at, stunt in enumerate(person.stunts) if not stunt.permitted]
        if person.bench is not None and not person.bench.permitted:
            waiting.append(-1)
        out += [Offer("permit_stunt", (person.id, at), owed=False) for at in waiting]
    return out


def act_permit(draft: Draft, seat: int, command: m.PermitStunt) -> None:
    draft.put(m.StuntPermitted(command.who, command.stunt))


def offer_remove(state: State, seat: int) -> list[Offer]:
    """While the character is being made."""
    return [
        Offer("remove_stunt", (c.id, at), owed=False)
        for c in own(state, seat) if c.status == "draft"
        for at in range(len(c.stunts))
    ]  # fmt: skip


def act_remove(draft: Draft, seat: int, command: m.RemoveStunt) -> None:
    draft.put(m.StuntRemoved(command.who, command.stunt))


def offer_take(state: State, seat: int) -> list[Offer]:
    """FAE-034, FAE-Q38: places may be filled at any time outside an open roll; by switch only the free ones."""
    if state.roll is not None and not state.lax:
        return []
    able = [c for c in own(state, seat) if c.bench is not None and c.bench.permitted and may_take(state, c)]
    return [Offer("take_stunt", (c.id,), owed=False) for c in able]


def may_take(state: State, person: Character) -> bool:
    return state.lax or free_stunts(person) > 0 or (state.options.late_stunts == "all" and affords(person))


def act_take(draft: Draft, seat: int, command: m.TakeStunt) -> None:
    stunt = draft.character(command.who).bench
    assert stunt is not None
    draft.put(m.StuntTaken(command.who, stunt))


# Using


def offer_use(state: State, seat: int) -> list[Offer]:
    """FAE-041, FAE-079: once a session, where the stunt says, by who can act."""
    if not state.desk.sitting and not state.lax:
        return []
    return [
        Offer("use_stunt", (c.id, at), (Text(SENTENCE),), owed=False)
        for c in own(state, seat) if c.status == "ready" and not c.hidden
        for at, stunt in enumerate(c.stunts) if may_use(state, c, stunt)
    ]  # fmt: skip


def may_use(state: State, person: Character, stunt: Stunt) -> bool:
    if stunt.template != "bend":
        return False
    return state.lax or (not person.out and not is_used(state, stunt) and fits_here(state, stunt))


def act_use(draft: Draft, seat: int, command: m.UseStunt) -> None:
    draft.put(m.StuntUsed(command.who, command.stunt, draft.state.desk.session, command.words.strip()))


CHAPTER: Chapter = {
    m.WriteBonus: (offer_bonus, act_bonus),
    m.WriteBend: (offer_bend, act_bend),
    m.PermitStunt: (offer_permit, act_permit),
    m.RemoveStunt: (offer_remove, act_remove),
    m.TakeStunt: (offer_take, act_take),
    m.UseStunt: (offer_use, act_use),
}
