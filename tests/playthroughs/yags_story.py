"""An evening of Yags as a script: somebody is made step by step, a chase over the roofs, a wall, a talk with lies in
it, work that fails and work that does not, the road home, and what was learnt. The dice of every step are told beside
it; pieces are looked up by name."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from parlour.core.chance import Told
from parlour.core.game import RuleViolation
from parlour.games.yags import GAME
from parlour.games.yags import moves as m
from parlour.games.yags.model import Creature, State
from parlour.roleplay import moves as d

GM, ANNA, BEN = 0, 1, 2
PLAYED = {"Juna": ANNA, "Tomas": BEN}
ATTRIBUTES = {"Agility": 4, "Intelligence": 4, "Will": 2}
SKILLS = {"athletics": 3, "stealth": 4, "first aid": 4, "medicine": 2, "law": 4, "history": 2, "music": 3}


class Step(NamedTuple):
    seat: int
    command: Callable[[State], Any]
    dice: str = ""
    rule: str = ""
    """It is refused, by this rule."""


def says(seat: int, command: Callable[[State], Any], dice: str = "") -> Step:
    return Step(seat, command, dice)


def refused(seat: int, rule: str, command: Callable[[State], Any]) -> Step:
    return Step(seat, command, "", rule)


# Pieces by name


def seat(name: str) -> int:
    return PLAYED.get(name, GM)


def person(state: State, name: str) -> Creature:
    return next(one for one in state.creatures if one.name.startswith(name))


def who(state: State, name: str) -> str:
    return person(state, name).id


def piece(state: State, name: str, called: str) -> str:
    """A technique or an item of somebody's."""
    one = person(state, name)
    parts: list[Any] = [*one.techniques, *one.items]
    return next(part.id for part in parts if part.name == called)


def task(state: State, name: str) -> str:
    return next(one.id for one in state.tasks if one.name == name)


def rolls(name: str, die: str, side: int = 0) -> Step:
    return says(seat(name), lambda s: m.Roll(side), die)


# Making a character


def mine(command: Callable[[str], Any]) -> Step:
    """Anna, about Juna."""
    return says(ANNA, lambda s: command(who(s, "Juna")))


def on() -> Step:
    return mine(lambda w: m.Step(True, w))


def frame() -> list[Step]:
    """Who she is and what she can do; a pre-requisite is in the way of more."""
    return [
        says(ANNA, lambda s: m.NewCreature(False, True, "person", "Juna Brand")),
        mine(lambda w: m.Describe(w, "concept", "Ship's surgeon ashore. Sews neatly, climbs badly, asks who pays.")),
        mine(lambda w: m.Describe(w, "notes", "She signed the widows' loan herself, under another name.")),
        on(),
        *[mine(lambda w, a=name, v=value: m.SetAttribute(w, a, v)) for name, value in ATTRIBUTES.items()],  # type: ignore[misc]
        on(),
        refused(ANNA, "YAG-108", lambda s: m.SetSkill(who(s, "Juna"), "medicine", 2)),
        *[mine(lambda w, n=name, v=level: m.SetSkill(w, n, v)) for name, level in SKILLS.items()],  # type: ignore[misc]
        refused(ANNA, "YAG-109", lambda s: m.SetSkill(who(s, "Juna"), "medicine", 9)),
        mine(lambda w: m.SetLanguage(True, w, 3, "Portuguese")),
        on(),
    ]


def refine() -> list[Step]:
    """What she refines, with one thing beyond her; what she carries; the game master's look."""
    return [
        refused(ANNA, "YAG-134", lambda s: m.BuyTechnique(who(s, "Juna"), "Cold reader")),
        says(
            ANNA, lambda s: d.Plead("She has listened to sailors for ten years. May she have Cold reader with guile 2?")
        ),
        says(GM, lambda s: d.Deny(s.desk.pleas[-1].id)),
        mine(lambda w: m.BuyTechnique(w, "Quiet step")),
        mine(lambda w: m.BuyOwn(w, "specialisation", "law", 2, "guild charters")),
        mine(lambda w: m.BuyOwn(w, "mastery", "music", 2, "singing")),
        on(),
        mine(lambda w: m.AddItem(w, 4000, -1, 6, "surgeon's bag")),
        mine(lambda w: m.AddItem(w, 6000, 3000, 5, "oilskin coat")),
        says(ANNA, lambda s: m.PutItem(who(s, "Juna"), piece(s, "Juna", "oilskin coat"), "worn")),
        mine(lambda w: m.AddItem(w, 7000, -1, 3, "rope and irons")),
        mine(m.Submit),
        says(GM, lambda s: m.SendBack(who(s, "Juna"), "No word of the sea in her skills. Is that meant?")),
        mine(lambda w: m.Step(False, w)),
        mine(lambda w: m.Step(False, w)),
        mine(lambda w: m.SetSkill(w, "sailing", 2)),
        on(),
        on(),
        mine(m.Submit),
        says(GM, lambda s: m.Approve(who(s, "Juna"))),
    ]


def company() -> list[Step]:
    """Those who come ready-made, one of them in hiding."""
    return [
        says(BEN, lambda s: m.TakeReady("tomas")),
        says(
            GM,
            lambda s: d.WriteNote(
                0, "The last page", "Orsk's own name stands on it. She would pay anything for that page alone."
            ),
        ),
        says(GM, lambda s: m.CallReady(True, "orsk")),
        says(GM, lambda s: m.CallReady(False, "vargo")),
        says(GM, lambda s: m.CallReady(False, "runner")),
        says(GM, lambda s: m.Describe(who(s, "Hired"), "name", "Pike")),
    ]


# The roofs


def opening() -> list[Step]:
    here = ("Juna", "Tomas", "Dario", "Pike")
    return [
        says(GM, lambda s: d.StartSession()),
        says(
            GM,
            lambda s: m.OpenScene(
                "The roofs of Tannery Row",
                "a grey noon",
                "Will the ledger reach the hearing?",
                tuple([who(s, one) for one in here]),
            ),
        ),
        says(GM, lambda s: m.SetGround(False, True, "light", 5, 5, 0, 0)),
        says(GM, lambda s: m.StartRounds()),
    ]


def goes(name: str, gait: str, die: str, *between: Step) -> list[Step]:
    return [says(seat(name), lambda s: m.Go(who(s, name), gait)), *between, rolls(name, die)]


def pushes(name: str, pay: bool) -> Step:
    return says(seat(name), lambda s: m.Push(pay))


def freerunning() -> Step:
    return says(BEN, lambda s: m.Apply(True, 0, piece(s, "Tomas", "freerunning")))


def chase() -> list[Step]:
    """A rope left behind, a run that fails and is saved, one that is bought off, a sprint and what it costs, a fall."""
    return [
        *goes("Tomas", "running", "7", freerunning()),
        refused(ANNA, "YAG-178", lambda s: m.Go(who(s, "Juna"), "sprinting")),
        says(ANNA, lambda s: m.PutItem(who(s, "Juna"), piece(s, "Juna", "rope and irons"), "left")),
        *goes("Juna", "standard", "2"),
        pushes("Juna", False),
        rolls("Juna", "5"),
        *goes("Dario", "running", "9"),
        pushes("Dario", True),
        says(GM, lambda s: m.NextRound()),
        *goes("Tomas", "sprinting", "12", freerunning()),
        *goes("Juna", "standard", "1"),
        pushes("Juna", True),
        *goes("Pike", "standard", "1"),
        pushes("Pike", False),
        rolls("Pike", "1"),
        pushes("Pike", False),
        says(GM, lambda s: m.Mark(who(s, "Pike"), "wounds", 2, "down into the dyers' awnings")),
        says(GM, lambda s: m.NextRound()),
        says(GM, lambda s: m.CallResist(who(s, "Tomas"), 20)),
        rolls("Tomas", "6"),
        says(GM, lambda s: m.EndRounds()),
    ]


def wall() -> list[Step]:
    """A minute at a time: higher, then barely holding on, then up."""
    return [
        says(GM, lambda s: m.StartClimb(False, who(s, "Juna"), "minute", 20, 55, "the hoist tower")),
        says(ANNA, lambda s: m.ClimbOn(who(s, "Juna"))),
        rolls("Juna", "13"),
        says(ANNA, lambda s: m.ClimbOn(who(s, "Juna"))),
        rolls("Juna", "4"),
        says(ANNA, lambda s: m.Cling(True)),
        says(ANNA, lambda s: m.ClimbOn(who(s, "Juna"))),
        rolls("Juna", "17"),
    ]


def turn(name: str, one: str, dice: str, other: str, against: str, *choices: Step) -> list[Step]:
    return [says(seat(one), lambda s: m.Work(task(s, name))), rolls(one, dice), rolls(other, against, 1), *choices]


def race() -> list[Step]:
    """To the grain hoist: an advantage, a block, a mastery that keeps and one that tires."""
    called = "First to the hoist"
    blocks, lets = says(GM, lambda s: m.Block(True)), says(GM, lambda s: m.Block(False))
    keeps, tires = says(BEN, lambda s: m.UseMastery("keep")), says(BEN, lambda s: m.UseMastery("tire"))
    return [
        says(
            GM,
            lambda s: m.StartRace(
                True,
                who(s, "Tomas"),
                "Agility",
                "athletics",
                who(s, "Dario"),
                "Agility",
                "athletics",
                "first",
                2,
                "freerunning",
                called,
            ),
        ),
        *turn(called, "Tomas", "8", "Dario", "14"),
        *turn(called, "Tomas", "11", "Dario", "3", blocks),
        *turn(called, "Tomas", "6", "Dario", "9", lets, keeps),
        *turn(called, "Tomas", "2", "Dario", "17", lets, tires),
        says(GM, lambda s: m.CloseScene()),
    ]


# The talk


def manners() -> list[Step]:
    """Orsk comes out of hiding: a first impression, a lie, a truth nobody can be sure of, questions."""
    here = ("Juna", "Tomas", "Dario", "Pike")
    return [
        says(
            GM,
            lambda s: m.OpenScene(
                "At the grain hoist",
                "a quarter to one",
                "What is the last page worth?",
                tuple([who(s, one) for one in here]),
            ),
        ),
        says(GM, lambda s: m.ShowCreature(who(s, "Magda"), "itself")),
        says(GM, lambda s: m.Enter(who(s, "Magda"))),
        says(GM, lambda s: m.CallCharm(who(s, "Juna"), who(s, "Magda"), "she offers Orsk a seat out of the wind")),
        says(GM, lambda s: m.Shift(0, 1, "a surgeon's good name")),
        rolls("Juna", "13"),
        says(
            GM,
            lambda s: m.CallLie(False, who(s, "Magda"), who(s, "Juna"), "A court has already signed for that ledger."),
        ),
        rolls("Magda", "2"),
        rolls("Juna", "11", 1),
        says(GM, lambda s: m.CallLie(True, who(s, "Tomas"), who(s, "Dario"), "I never looked inside the pack.")),
        rolls("Tomas", "4"),
        rolls("Dario", "19", 1),
        says(GM, lambda s: m.CallInterrogation(who(s, "Juna"), who(s, "Magda"), "about the last page")),
        rolls("Juna", "18"),
        rolls("Magda", "12", 1),
        says(GM, lambda s: m.TellOutcome("Orsk answers every question but the one that was asked.")),
    ]


def knowing() -> list[Step]:
    """A fact with a broad specialisation, work a professional takes her time with, a lock for somebody who only knows
    pockets."""
    return [
        says(ANNA, lambda s: m.AskCheck(who(s, "Juna"), "May a court sign for a guild's ledger at all?")),
        says(
            GM, lambda s: m.CallFact(False, who(s, "Juna"), "law", 30, "whether a court may sign for a guild's ledger")
        ),
        says(ANNA, lambda s: m.Apply(True, 0, piece(s, "Juna", "guild charters"))),
        says(GM, lambda s: m.Match(0, piece(s, "Juna", "guild charters"), "broad")),
        rolls("Juna", "15"),
        says(ANNA, lambda s: m.ChooseExtras(("completeness",))),
        says(GM, lambda s: m.TellOutcome("None could. The guild would have to, with three seals, and it has not.")),
        says(ANNA, lambda s: m.AskCheck(who(s, "Juna"), "I see to Pike's ribs.")),
        says(
            GM,
            lambda s: m.CallCheck(
                False, False, who(s, "Juna"), "Intelligence", "first aid", 25, "two ribs and a bruised pride"
            ),
        ),
        says(GM, lambda s: m.SetTime(10)),
        says(ANNA, lambda s: m.Take(0, "take10")),
        says(GM, lambda s: m.Judge(True, False)),
        says(GM, lambda s: m.Mark(who(s, "Pike"), "wounds", -1, "bound up by Juna")),
        says(
            GM,
            lambda s: m.CallCheck(
                False, False, who(s, "Tomas"), "Dexterity", "lockpicking", 10, "the latch of the cage"
            ),
        ),
        says(BEN, lambda s: m.ChooseRoute(0, "default", "sleight")),
        rolls("Tomas", "18"),
        says(GM, lambda s: m.CloseCheck()),
    ]


def hands() -> list[Step]:
    """What somebody sees without knowing that she was asked; a page taken under two pairs of eyes."""
    return [
        says(GM, lambda s: m.CallNotice(True, who(s, "Juna"), "subtle", "Orsk's hand never leaves her case"), "14"),
        says(GM, lambda s: m.CallNotice(True, who(s, "Tomas"), "subtle", "Orsk's hand never leaves her case"), "16"),
        says(GM, lambda s: m.Reveal(s.kept[-1].number)),
        says(
            GM,
            lambda s: m.CallPocket(
                who(s, "Tomas"), (who(s, "Magda"), who(s, "Dario")), "empty", "the page in the document case"
            ),
        ),
        rolls("Tomas", "17"),
        rolls("Magda", "2", 1),
        rolls("Dario", "12", 2),
        says(GM, lambda s: m.TellOutcome("Orsk feels nothing. Vargo looks at the clouds, and smiles.")),
        says(GM, lambda s: m.SetReaction(who(s, "Tomas"), who(s, "Dario"), 1, "he likes to see a thing done well")),
    ]


# Work


def ledger() -> list[Step]:
    """A long task with one success, and then two failures in a row."""
    called = "Reading the ledger"
    checks = [
        step for die in ("14", "3", "5") for step in (says(ANNA, lambda s: m.Work(task(s, called))), rolls("Juna", die))
    ]
    return [
        says(GM, lambda s: m.StartLong(who(s, "Juna"), "Intelligence", "history", 20, 3, 15, called)),
        *checks,
        says(GM, lambda s: m.DropTask(task(s, called))),
    ]


def names(called: str, one: str, other: str) -> list[Step]:
    """Each team names somebody without knowing whom the other names."""
    return [
        says(ANNA, lambda s: m.PickMember(task(s, called), 0, who(s, one))),
        says(GM, lambda s: m.PickMember(task(s, called), 1, who(s, other))),
    ]


def cage() -> list[Step]:
    """Both crews haul at the cage; and a song when it is down."""
    called, song = "Hauling the cage", "The Widows' Count"
    return [
        says(
            GM,
            lambda s: m.StartTeam(
                False,
                (who(s, "Juna"), who(s, "Tomas")),
                (who(s, "Dario"), who(s, "Pike")),
                "Strength",
                "athletics",
                "first",
                1,
                "",
                called,
            ),
        ),
        *names(called, "Juna", "Pike"),
        rolls("Juna", "16"),
        rolls("Pike", "10", 1),
        *names(called, "Tomas", "Dario"),
        rolls("Tomas", "13"),
        rolls("Dario", "6", 1),
        says(GM, lambda s: m.StartArt(who(s, "Juna"), "Empathy", "music", 2, "singing", song)),
        *[step for die in ("12", "8") for step in (says(ANNA, lambda s: m.Work(task(s, song))), rolls("Juna", die))],
        says(GM, lambda s: m.CloseScene()),
    ]


# The end of the evening


def growing() -> list[Step]:
    both = ("Juna", "Tomas")
    return [
        says(GM, lambda s: m.Travel(tuple([who(s, one) for one in both]), 480, 50)),
        says(GM, lambda s: m.PassWatch(4)),
        says(GM, lambda s: m.SetPrice("knowledge", 0, 1)),
        says(GM, lambda s: m.Award(tuple([who(s, one) for one in both]), 5, "the ledger was read aloud, every line")),
        says(BEN, lambda s: m.BuyTechnique(who(s, "Tomas"), "Tumbling escape")),
        refused(BEN, "YAG-133", lambda s: m.BuyTechnique(who(s, "Tomas"), "Wall runner")),
        says(ANNA, lambda s: m.Study(who(s, "Juna"), "law", 5, "the court's own books, for a week")),
        says(GM, lambda s: m.AnswerPetition(True, s.petitions[-1].id)),
        says(GM, lambda s: d.EndSession()),
        says(GM, lambda s: d.CloseTable()),
    ]


def seats() -> list[Step]:
    return [
        says(GM, lambda s: d.TakeSeat("Ursula")),
        says(ANNA, lambda s: d.TakeSeat("Anna")),
        says(BEN, lambda s: d.TakeSeat("Ben")),
    ]


def making() -> list[Step]:
    return [*frame(), *refine(), *company()]


SCRIPT: tuple[Step, ...] = (
    *seats(),
    *making(),
    *opening(),
    *chase(),
    *wall(),
    *race(),
    *manners(),
    *knowing(),
    *hands(),
    *ledger(),
    *cage(),
    *growing(),
)
LUCK: tuple[str, ...] = tuple([die for step in SCRIPT for die in step.dice.split()])
"""The dice of the whole evening, as they fall."""


def story(script: tuple[Step, ...] = SCRIPT) -> Iterator[Any]:
    state = yield None
    for step in script:
        if step.rule:
            with pytest.raises(RuleViolation) as refusal:
                GAME.play(state, step.seat, step.command(state), Told())
            assert refusal.value.rule == step.rule, refusal.value
        else:
            state = yield step.seat, step.command(state)
