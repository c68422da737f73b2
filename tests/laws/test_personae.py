"""What always holds at a Personae table, shown by random play: health, caps, criticals, the order, limited uses,
points; and that secrets stay."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from laws import walk as walking
from laws.test_secrets import hunt
from laws.walk import Step, walk
from parlour.games.personae import GAME, view_build, view_challenge
from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules import derive, turns
from parlour.games.personae.rules.abilities import limit, once
from parlour.games.personae.rules.ask import individual, is_npc
from parlour.games.personae.rules.checks import of_points, of_ranks
from parlour.games.personae.rules.health import LADDER, MINION
from parlour.games.personae.rules.health import steps as health_steps
from parlour.games.personae.rules.making import parts
from parlour.roleplay import moves as desk
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads

LAW = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
SEEDS = st.integers(0, 2**31).map(lambda seed: seed | 1)
"""Odd, so that the ready scene is set up first."""
SEATS = st.integers(2, 8)
TABLES = tuple([(seed, 2 + seed % 7) for seed in range(1, 24, 2)])
"""What the laws without secrets walk through."""
ANYTHING_GOES = ("overrule", "nudge", "reverse", "plead", "change_rule")
"""By these the game master lays the rules aside."""


@pytest.fixture(autouse=True, scope="module")
def by_the_rules() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for command in ANYTHING_GOES:
            patch.setitem(walking.OWN["personae"], command, 0)
        yield


@cache
def walks() -> tuple[tuple[Step, ...], ...]:
    """Walked once, looked at by every law."""
    return tuple([tuple(walk(GAME, seed, seats, 500)) for seed, seats in TABLES])


def steps() -> Iterator[Step]:
    return (step for steps in walks() for step in steps)


# Health


def unsound_health(state: State, one: Individual) -> list[str]:
    found = []
    if min(one.hits, one.excess, one.free_used, one.helped_round, one.tried, one.marked) < 0 or one.delayed < -1:
        found.append("something negative")
    known = (*(MINION if one.toughness == "minion" else LADDER), "unharmed", "dead")
    if one.status not in known:
        found.append(f"{one.status} of a {one.toughness}")
    if (one.status == "dead") != (one.stage == "dead"):
        found.append(f"{one.status}, but {one.stage}")
    if one.hits > health_steps(state, one)[-1][1]:
        found.append(f"{one.hits} hits, beyond {health_steps(state, one)[-1]}")
    if one.status not in ("unharmed", "dead") and one.hits < dict(health_steps(state, one))[one.status]:
        found.append(f"{one.status} with {one.hits} hits of {health_steps(state, one)}")
    if one.stabilised and one.status not in ("dying",) and one.hits < dict(health_steps(state, one))["dying"]:
        found.append(f"stabilised, but {one.status}")
    if one.caveat and (one.status != "incapacitated" or not one.conscious):
        found.append(f"caveat, but {one.status}")
    return found


def ladders(steps: tuple[Step, ...]) -> Iterator[tuple[Step, list[Individual]]]:
    """Each step, and those whose statuses take as many hits as when they were last unharmed: a Power laid on somebody
    may change that."""
    whole: dict[str, tuple[Any, ...]] = {}
    for step in steps:
        state = step.after
        ready = [one for one in state.individuals if one.stage in ("ready", "dead")]
        for one in ready:
            if one.status == "unharmed" and not one.hits:
                whole[one.id] = health_steps(state, one)
        yield step, [one for one in ready if whole.get(one.id) == health_steps(state, one)]


@pytest.mark.rule("PER-178", "PER-183", "PER-263")
def test_health_stays_sound() -> None:
    """A status has its hits, hits end at Dying, the dead are dead in every way, nothing is negative."""
    for steps in walks():
        for step, people in ladders(steps):
            for one in people:
                assert not unsound_health(step.after, one), (one, step.command)


# Sheets


def beyond(state: State, one: Individual) -> list[str]:
    """What a ready sheet has too much of."""
    found = [words for _, words in (*of_ranks(one), *of_points(state, one))]
    found += [f"{name}: {count(one)}" for name, count in derive.SLOTS.items() if count(one).left < 0]
    found += [
        f"{skill.name} {derive.rating(skill)}"
        for skill in one.skills
        if derive.rating(skill) > derive.skill_cap(state, one)
    ]
    found += ["the pool"] if derive.pool(one).left < 0 else []
    found += ["the ledger"] if one.dp < 0 or one.dp != sum([entry.amount for entry in one.ledger]) else []
    return found


@pytest.mark.rule("PER-014", "PER-019", "PER-020", "PER-021", "PER-022", "PER-041", "PER-045", "PER-222")
def test_caps_are_kept_and_points_accounted_for() -> None:
    """Of players' characters: shares of the Attributes, slots, dice of Skills, the pool; and the ledger adds up to the
    points left."""
    for step in steps():
        for one in step.after.individuals:
            if one.stage == "ready" and one.role in ("main", "companion"):
                assert not beyond(step.after, one), (one, step.command)


def over_used(state: State, one: Individual) -> list[str]:
    found = [each.name for each in one.abilities if once(each) and each.uses > 1]
    found += [each.name for each in one.talents if each.uses > derive.expertise_uses(each)]
    found += (
        ["Special Abilities of one turn"]
        if state.encounter is not None and len(one.abilities_used) > limit(one)
        else []
    )
    limited = state.options.powers_limit
    return found + (["Powers of one encounter"] if limited and one.used_encounter > limited else [])


@pytest.mark.rule("PER-053", "PER-075", "PER-078", "PER-087")
def test_nothing_is_used_more_often_than_it_may() -> None:
    for step in steps():
        for one in step.after.individuals:
            assert not over_used(step.after, one), (one, step.command)


# The table


def unsound_table(state: State) -> list[str]:
    found, encounter = [], state.encounter
    ids = [each.id for one in state.individuals for each in (one, *parts(one))]
    ids += [one.id for one in (*state.obstacles, *state.hazards, *state.wares)]
    found += [f"{which} twice" for which, count in Counter(ids).items() if count > 1]
    if encounter is not None:
        here = {one.id for one in state.individuals if one.here and not one.hidden}
        found += [f"{who} in the order, not here" for who in (*encounter.order, *encounter.waiting) if who not in here]
        found += ["an order with somebody twice"] if len(set(encounter.order)) != len(encounter.order) else []
        found += ["nobody's turn"] if encounter.order and not 0 <= encounter.at < len(encounter.order) else []
        found += ["a track below nought"] if any(left < 0 for _, left in encounter.tracks) else []
    return found


@pytest.mark.rule("PER-160", "PER-220")
def test_the_table_stays_sound() -> None:
    """Ids are given once, the order names who is in the scene and each once, somebody of it is on turn, no track is
    below nought."""
    for step in steps():
        assert not unsound_table(step.after), step.command
    assert sum([any(step.after.encounter is not None for step in walked) for walked in walks()]) > 8


def criticals_moved(step: Step) -> Counter[int]:
    moved: Counter[int] = Counter()
    for event in step.events:
        if isinstance(event, m.CriticalsEarned):
            moved[event.owner] += event.amount
        elif isinstance(event, m.CriticalSpent):
            moved[event.owner] -= 1
        elif isinstance(event, m.CriticalsExpired):
            moved[event.owner] -= event.amount
    return moved


@pytest.mark.rule("PER-134", "PER-135", "PER-136")
def test_criticals_come_from_challenges_and_go_by_being_spent_or_stale() -> None:
    for step in steps():
        before, after = [Counter([one.owner for one in state.bank]) for state in (step.state, step.after)]
        moved = criticals_moved(step)
        assert all(after[owner] - before[owner] == moved[owner] for owner in (*before, *after, *moved)), step.command
        earned = any(isinstance(event, m.CriticalsEarned) for event in step.events)
        assert not earned or step.state.challenge is not None


def test_the_walks_come_far_enough() -> None:
    """A law over what never happens cannot fail."""
    met = Counter([type(event).__name__ for step in steps() for event in step.events])
    for event in (
        m.HitsTallied,
        m.StatusReached,
        m.FellUnconscious,
        m.HitsRemoved,
        m.RecoveryTried,
        m.CriticalsEarned,
        m.CriticalSpent,
        m.AbilityUsed,
        m.DieRerolled,
        m.PowerBegan,
        m.PowerEnded,
        m.ConditionLaid,
        m.OrderRolled,
        m.EncounterClosed,
        m.SceneClosed,
        m.BatchDone,
        m.AttributeRaised,
        m.TraitUpgraded,
        m.Approved,
        m.IndividualShown,
        m.UsesRefreshed,
        desk.SessionEnded,
    ):
        assert met[event.__name__], event


# Secrets


def marked(state: State) -> State:
    """The same with words that can be found again."""
    people = [
        replace(
            one,
            secret=f"<secret {one.id}>",
            name=f"<name {one.id}>",
            concept=f"<concept {one.id}>",
            keywords=(f"<concept {one.id}>",),
            goal=f"<goal {one.id}>",
            talents=tuple([replace(each, name=f"<talent {one.id}>") for each in one.talents]),
        )
        for one in state.individuals
    ]
    notes = tuple(
        [
            tuple([replace(note, title=f"<note of {seat}>", text=f"<note of {seat}>") for note in own])
            for seat, own in enumerate(state.desk.notes)
        ]
    )
    return replace(state, individuals=tuple(people), desk=replace(state.desk, notes=notes))


def shown(state: State, events: tuple[Any, ...], seat: int | None) -> str:
    parts: list[Any] = [GAME.public(state), GAME.prompt(state, seat), GAME.tell(state, events, seat)]
    if seat is not None:
        parts += [GAME.private(state, seat), GAME.offers(state, seat)]
    return msgspec.json.encode(parts).decode()


def kept_from(state: State, seat: int | None) -> list[str]:
    """The marks this seat must not find."""
    leading = seat is not None and leads(state, seat)
    found = [f"<note of {at}>" for at in range(len(state.desk.people)) if at != seat]
    for one in state.individuals if not leading else ():
        if seat is not None and seat_of(state, one) == seat:
            continue
        found.append(f"<secret {one.id}>")
        if one.hidden:
            found.append(f"<name {one.id}>")
        if not view_build.is_open(one):
            found += [f"<concept {one.id}>", f"<talent {one.id}>"]
        if not view_build.is_open(one) and is_npc(one):
            found.append(f"<goal {one.id}>")
    return found


@LAW
@given(SEEDS, SEATS)
@pytest.mark.rule("PER-102")
def test_nobody_is_shown_what_is_kept_from_her(seed: int, seats: int) -> None:
    """Secret backgrounds, who is prepared in hiding, what stands on sheets of the game master's and in the making,
    notes."""
    for index, step in enumerate(walk(GAME, seed, seats, 300)):
        if index % 5:
            continue
        state = marked(step.after)
        told = (
            ()
            if any(isinstance(event, m.ExpertiseAnswered | m.ExpertiseCalled) for event in step.events)
            else step.events
        )
        for seat in (*range(seats), None):
            sent = shown(state, told, seat)
            for word in kept_from(state, seat):
                assert word not in sent, (seat, word, step.command)


# The laws notice


def test_a_planted_leak_of_an_adversarys_numbers_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it rolls and adds, before its dice lie there."""
    monkeypatch.setattr(view_challenge, "is_veiled", lambda state, one, side: False)
    with pytest.raises(AssertionError, match="the st"):
        hunt(GAME, range(1, 8, 2), 4, 300)


def test_a_planted_leak_of_hits_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view_build.health

    def leaky(state: Any, one: Any, *, full: bool) -> Any:
        return replace(honest(state, one, full=full), hits=one.hits)

    monkeypatch.setattr(view_build, "health", leaky)
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 4, 2), 4, 100)


def test_a_planted_leak_of_a_secret_background_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = view_build.person

    def leaky(state: Any, one: Any, **how: Any) -> Any:
        return replace(honest(state, one, **how), goal=one.secret)

    monkeypatch.setattr(view_build, "person", leaky)
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 4, 2), 4, 100)


def test_a_planted_leak_of_what_is_planned_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """How much somebody means to spend, as an innocent counter."""
    honest = view_build.public

    def leaky(state: Any) -> Any:
        return replace(honest(state), day=sum([len(one.purchases) for one in state.batches]))

    monkeypatch.setattr(type(GAME), "public", staticmethod(leaky))
    with pytest.raises(AssertionError, match="the state law"):
        hunt(GAME, range(1, 8), 4, 300)


def test_a_planted_leak_in_the_flow_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has nothing up the sleeve is passed over: the state law cannot see it, the step law does."""
    honest = turns.able

    def leaky(state: State, person: Individual) -> bool:
        return honest(state, person) and (
            not is_npc(person) or any(one.effect.code == "addResult" for one in person.abilities)
        )

    monkeypatch.setattr(turns, "able", leaky)
    with pytest.raises(AssertionError, match="the step law"):
        hunt(GAME, range(1, 40, 2), 4, 300)


def test_a_planted_leak_in_the_telling_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that begins with what somebody is about."""
    honest = GAME.tell

    def leaky(state: Any, events: Any, seat: int | None) -> Any:
        turning = [individual(state, event.who) for event in events if isinstance(event, m.TurnBegan)]
        return [*honest(state, events, seat), *[one.goal for one in turning]]

    monkeypatch.setattr(type(GAME), "tell", staticmethod(leaky))
    with pytest.raises(AssertionError, match="the step law"):
        hunt(GAME, range(1, 40, 2), 4, 300)
