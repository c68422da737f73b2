"""An evening of Personae as a script: two people make or take a character, a ferry is mended, words turn to blows,
wounds heal over two scenes, and what was learned is written down. The dice of every step are told beside it; pieces are
looked up by name."""

from collections.abc import Callable, Iterator
from typing import Any

from parlour.games.personae import moves as m
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules.flow import seat_of_side
from parlour.games.personae.rules.steps import asked
from parlour.roleplay import moves as d

GM, ANNA, BEN = 0, 1, 2
ALL = -1
OPTIONS = {"goal_required": "on", "dice_ready": "everybody", "turns_pass": "said"}
"""Real dice: everybody says when they are ready, and what is over."""
Step = tuple[int, Callable[[State], Any], str]
PLAYED = {"Wren": ANNA, "Pip": ANNA, "Orla": BEN}


def says(seat: int, command: Callable[[State], Any], dice: str = "") -> Step:
    return seat, command, dice


def stand(until: int = ALL) -> Step:
    """Everybody who is asked lets it stand, until this seat is asked."""
    return ALL, lambda s: until, ""


# Pieces by name


def seat(name: str) -> int:
    return PLAYED.get(name, GM)


def person(state: State, name: str) -> Individual:
    return next(one for one in state.individuals if one.name.startswith(name))


def who(state: State, name: str) -> str:
    return person(state, name).id


def trait(state: State, name: str, called: str) -> str:
    """Of a Skill, a Special Ability, a Power, a Talent; empty: unskilled."""
    one = person(state, name)
    parts: list[Any] = [*one.skills, *one.abilities, *one.powers, *one.talents]
    return next(part.id for part in parts if part.name == called) if called else ""


# Making a character


RANKS: dict[str, Any] = {
    "Cunning": "First",
    "Stature": "First",
    "Prowess": "Second",
    "Competence": "Second",
    "Knowledge": "Third",
    "Power": "Handicap",
}
VALUES = {"Cunning": 6, "Stature": 4, "Prowess": 4, "Competence": 3, "Knowledge": 2, "Power": 1}
DICE = {"Rapier": 4, "Salves": 2, "Banter": 2, "Dodge": 2, "Block": 1, "Resist": 1}


def mine(command: Callable[[str], Any]) -> Step:
    """Anna, about Wren."""
    return says(ANNA, lambda s: command(who(s, "Wren")))


def on() -> Step:
    return mine(lambda w: m.Step(True, w))


def concept() -> list[Step]:
    """The first three steps: who she is, what matters most to her, and how much of it she has."""
    ranked = [mine(lambda w, a=name, r=rank: m.RankAttribute(w, a, r)) for name, rank in RANKS.items()]  # type: ignore[misc]
    bought = [mine(lambda w, a=name, v=value: m.SetValue(w, a, v)) for name, value in VALUES.items()]  # type: ignore[misc]
    return [
        says(ANNA, lambda s: m.NewIndividual("main", "major", "Wren Sallow")),
        mine(lambda w: m.Describe(w, "concept", "A ferryman's daughter who fences better than she rows")),
        mine(lambda w: m.Describe(w, "keywords", "quick, proud, counts every boat")),
        mine(lambda w: m.Describe(w, "secret", "She opened the dyke herself, the night her father drowned.")),
        on(), *ranked, on(), *bought, on(),
    ]  # fmt: skip


def traits() -> list[Step]:
    """The fifth step: what she can do; the maxima of the fourth stand on her sheet."""
    return [
        mine(lambda w: m.UnlockSkill(w, "Cunning", "Rapier", ("weapon", "one-handed"), "blades")),
        mine(lambda w: m.UnlockSkill(w, "Knowledge", "Salves", ("healing",), "")),
        mine(lambda w: m.UnlockSkill(w, "Competence", "Banter", (), "")),
        *[
            says(ANNA, lambda s, n=name, count=count: m.AssignDice(who(s, "Wren"), trait(s, "Wren", n), count))
            for name, count in DICE.items()
        ],  # type: ignore[misc]
        mine(
            lambda w: m.AddAbility(
                w,
                "culture",
                "addResult",
                "",
                "unopposed",
                "issue",
                "",
                "Ferry Folk",
                "I add one to what I try with nobody against me.",
                (),
                "on the water",
            )
        ),
        mine(
            lambda w: m.AddAbility(
                w, "plain", "companion", "", "", "", "", "Loyal Mate", "Where I go, Pip goes.", (), ""
            )
        ),
        mine(lambda w: m.TakeTrait(w, "Second Look", "Rapier")),
        says(ANNA, lambda s: m.UpgradeTrait(who(s, "Wren"), trait(s, "Wren", "Second Look"), "Power", "better", "")),
        mine(lambda w: m.TakeTrait(w, "Press the Point", "Banter")),
        mine(lambda w: m.AddTalent(w, "native", "River Speech")),
        mine(lambda w: m.AddTalent(w, "expertise", "Knots and Currents")),
        mine(lambda w: m.AddTalent(w, "resource", "Ferry Share")),
        on(),
    ]


def company() -> list[Step]:
    """Gear, the game master's look, and those who come ready-made."""
    return [
        mine(lambda w: m.AddGear(w, "thing", "", (), "a storm lantern", "")),
        mine(m.Submit),
        says(GM, lambda s: m.SendBack(who(s, "Wren"), "Three slots for Special Abilities are left. Is that meant?")),
        mine(lambda w: m.TakeTrait(w, "Deep Cut", "Rapier")),
        on(),
        mine(m.Submit),
        says(GM, lambda s: m.Approve(who(s, "Wren"))),
        says(BEN, lambda s: m.TakeReady("orla")),
        says(ANNA, lambda s: m.TakeReady("pip")),
        says(
            GM,
            lambda s: d.WriteNote(
                0, "Who pays Corvin", "The dyke reeve, who wants the ferry gone before anybody counts his boats."
            ),
        ),
        says(GM, lambda s: m.CallReady(True, "duellist")),
        says(GM, lambda s: m.Describe(who(s, "Travelling"), "name", "Corvin Ash")),
        says(GM, lambda s: m.CallReady(False, "bruiser")),
        says(GM, lambda s: m.Describe(who(s, "Tollgate"), "name", "Hob")),
        says(GM, lambda s: m.CallReady(False, "bruiser")),
        says(GM, lambda s: m.Describe(who(s, "Tollgate"), "name", "Lob")),
    ]


# A Challenge in a few words


def issue(actor: str, kind: Any, using: str, targets: tuple[str, ...], goal: str, power: str = "") -> Step:
    return says(
        seat(actor),
        lambda s: m.Issue(
            False,
            who(s, actor),
            kind,
            trait(s, actor, using),
            trait(s, actor, power),
            tuple([who(s, one) for one in targets]),
            goal,
            "",
        ),
    )


def answer(name: str, using: str, *, active: bool = False) -> Step:
    return says(seat(name), lambda s: m.Answer(active, who(s, name), trait(s, name, using)))


def ready(*names: str, dice: str) -> list[Step]:
    """The dice fall with the last word: the actor's first."""
    last = len(names) - 1
    return [says(seat(name), lambda s, at=at: m.Ready(at), dice if at == last else "") for at, name in enumerate(names)]  # type: ignore[misc]


def over(name: str, words: str = "") -> Step:
    return says(seat(name), lambda s: m.CloseChallenge(False, words))


def attack(
    actor: str,
    using: str,
    target: str,
    defence: str,
    goal: str,
    dice: str,
    *between: Step,
    parried: bool = False,
    words: str = "",
    counts: str = "",
) -> list[Step]:
    """`counts`: a Power of Orla's at work whose circumstance the game master finds fitting."""
    judged = [says(GM, lambda s: m.CountPower(True, 0, trait(s, "Orla", counts)))] if counts else []
    rolled = [
        issue(actor, "attack", using, (target,), goal),
        *judged,
        answer(target, defence, active=parried),
        *ready(actor, target, dice=dice),
    ]
    return [*rolled, *between, stand(), over(actor, words), end(actor)]


def reroll(owner: str, by: str, side: int, at: int, die: str) -> Step:
    return says(seat(owner), lambda s: m.RerollDie(who(s, owner), trait(s, owner, by), side, at), die)


def end(name: str) -> Step:
    return says(seat(name), lambda s: m.EndTurn(who(s, name)))


def does(name: str, words: str) -> list[Step]:
    return [says(seat(name), lambda s: m.DoOther(who(s, name), words)), end(name)]


# The landing stage


def landing() -> list[Step]:
    """With nobody against her: a rope is spliced, and what Pip knows of ships brings a critical."""
    return [
        says(GM, lambda s: d.StartSession()),
        says(
            GM,
            lambda s: m.OpenScene(
                "The landing stage at Low Moss",
                "dusk",
                "Will the last ferry cross tonight?",
                tuple([who(s, one) for one in ("Wren", "Orla", "Pip", "Hob", "Lob")]),
                "",
            ),
        ),
        says(BEN, lambda s: m.Wonder(who(s, "Orla"), "Clouds and Omens", "Will the fog hold until we are across?")),
        says(
            ANNA,
            lambda s: m.AskUnopposed(
                who(s, "Pip"), trait(s, "Pip", "Rigging"), "", "splice the ferry rope before the tide turns"
            ),
        ),
        says(GM, lambda s: m.RuleUnopposed("roll", 3, 2, "Pip has done it since he could walk")),
        says(ANNA, lambda s: m.EndHelp()),
        says(
            ANNA,
            lambda s: m.CallExpertise(
                who(s, "Pip"),
                trait(s, "Pip", "Ships and Crews"),
                "Every crew has its own splice, and this one is the Sallows'.",
            ),
        ),
        says(GM, lambda s: m.AnswerExpertise(True, 0)),
        *ready("Pip", "", dice="10 4 7 10 6 8"),
        stand(),
        over("Pip", "The rope holds, and looks as if it always had."),
    ]


def talk() -> list[Step]:
    """An Interaction Challenge with help; a tie walked down to the last die."""
    return [
        says(GM, lambda s: m.ShowIndividual(who(s, "Corvin"), "itself")),
        says(GM, lambda s: m.Enter(who(s, "Corvin"))),
        issue("Orla", "interaction", "Persuade", ("Corvin",), "he lets the ferry go for tonight"),
        says(ANNA, lambda s: m.JoinAssist(who(s, "Wren"), 0, trait(s, "Wren", "Banter"))),
        says(GM, lambda s: m.AnswerPetition(s.petitions[-1].id, True)),
        says(BEN, lambda s: m.EndHelp()),
        answer("Corvin", "Resist"),
        says(GM, lambda s: m.Adjust("addition", 1, 1, "he was paid in advance")),
        *ready("Orla", "Corvin", dice="6 3 9 6 4 2"),
        stand(),
        over("Orla", "He bows, and stays where he is."),
    ]


def words() -> list[Step]:
    """It gets serious, without blows: a Challenge won, and another with the next dice of the same roll."""
    return [
        says(ANNA, lambda s: m.Escalate(False, who(s, "Wren"), "to learn who sent him"), "7 5 2 6 4 3"),
        says(GM, lambda s: m.StateGoal(who(s, "Corvin"), "nobody crosses before the new moon")),
        issue("Wren", "interaction", "Banter", ("Corvin",), "he says who sent him"),
        says(ANNA, lambda s: m.EndHelp()),
        answer("Corvin", "Jeer", active=True),
        *ready("Wren", "Corvin", dice="9 7 4 1 8 6 5 2"),
        stand(ANNA),
        says(ANNA, lambda s: m.LetStand(0)),
        says(ANNA, lambda s: m.UseAbility(who(s, "Wren"), trait(s, "Wren", "Press the Point"))),
        stand(),
        says(ANNA, lambda s: m.Follow(trait(s, "Wren", "Press the Point"), who(s, "Corvin"))),
        stand(),
        over("Wren", "The dyke reeve sent him, and paid him twice over."),
        end("Wren"),
    ]


# The fight


def first_round() -> list[Step]:
    return [
        says(GM, lambda s: m.Escalate(True, who(s, "Corvin"), "to teach the ferry girl manners"), "8 7 3 4 6 2"),
        *attack(
            "Corvin",
            "Rapier",
            "Wren",
            "Dodge",
            "first blood",
            "9 7 4 4 2 1 8 4 3 1",
            reroll("Corvin", "Measure", 1, 0, "3"),
        ),
        *attack(
            "Wren",
            "Rapier",
            "Corvin",
            "Dodge",
            "make him step back",
            "9 7 2 3 2 1 10 8 6 4 2 1",
            reroll("Wren", "Second Look", 0, 2, "6"),
        ),
        issue("Orla", "power", "Weather Song", ("Corvin",), "hide the ferry from him", "Fogbank"),
        answer("Corvin", "Resist"),
        *ready("Orla", "Corvin", dice="9 5 5 3 2 1 7 4 2 1"),
        stand(),
        over("Orla", "The fog comes up through the planks."),
        end("Orla"),
        *attack("Hob", "Club", "Orla", "Dodge", "shut her up", "8 5 2 1 7 3 1"),
        *does("Pip", "I cast off the stern rope."),
        *attack("Lob", "Club", "Pip", "Dodge", "keep the ferry here", "5 3 3 1 9 2 2"),
    ]


def second_round() -> list[Step]:
    return [
        *attack("Corvin", "Rapier", "Orla", "Dodge", "end the song", "9 8 3 2 1 6 4 1", counts="Fogbank"),
        says(ANNA, lambda s: m.Announce(who(s, "Wren"), trait(s, "Wren", "Rapier"))),
        end("Wren"),
        says(BEN, lambda s: m.Maintain(who(s, "Orla"), trait(s, "Orla", "Fogbank"))),
        end("Orla"),
        *attack("Hob", "Club", "Pip", "Dodge", "throw the boy off the stage", "9 6 4 1 5 2 1"),
        *does("Pip", "I hold on to the rope with both hands."),
        *attack("Lob", "Club", "Pip", "Dodge", "get the rope", "8 8 2 1 6 6 3"),
    ]


def third_round() -> list[Step]:
    """A parry saved by a critical; somebody Dying is stabilised; a Power ends because another took the action."""
    return [
        *attack(
            "Corvin",
            "Rapier",
            "Wren",
            "Rapier",
            "finish it",
            "10 6 4 2 1 9 6 5 3 2 1",
            reroll("Corvin", "Measure", 1, 0, "7"),
            reroll("Wren", "Second Look", 1, 5, "5"),
            says(ANNA, lambda s: m.SpendCritical(1, "result", "")),
            parried=True,
            counts="Fogbank",
        ),
        says(ANNA, lambda s: m.Stabilise(who(s, "Wren"), who(s, "Pip"))),
        end("Wren"),
        issue("Orla", "power", "Weather Song", ("Hob", "Lob"), "sweep them off the stage", "Squall Lash"),
        answer("Hob", "Resist"),
        answer("Lob", "Resist"),
        *ready("Orla", "Hob", "Lob", dice="10 10 6 4 2 9 3 1 7 4 4"),
        stand(),
        over("Orla", "Both go over the edge, into waist-deep mud."),
        end("Orla"),
        *attack("Hob", "Club", "Orla", "Dodge", "pull her down with me", "9 4 4 2 6 1"),
        *does("Lob", "I let the club go and reach for the ladder."),
    ]


def close() -> list[Step]:
    return [
        says(
            GM,
            lambda s: m.CloseEncounter(
                "Corvin looks at his sleeve, then at the boy, and puts up his blade. A quarter of an hour has passed."
            ),
        ),
        says(GM, lambda s: m.Leave(who(s, "Corvin"))),
        says(GM, lambda s: m.CloseScene()),
    ]


# Healing


def recovers(name: str, dice: str, *, helped: bool = True, by: str = "") -> list[Step]:
    """Wren helps with her Salves; a Trait of the patient's own may serve."""
    salves = [says(ANNA, lambda s: m.JoinAssist(who(s, "Wren"), 0, trait(s, "Wren", "Salves")))] if helped else []
    own = [says(seat(name), lambda s: m.UseAbility(who(s, name), trait(s, name, by)))] if by else []
    began = [
        says(seat(name), lambda s: m.Recover(who(s, name), "", "")),
        *salves,
        says(seat(name), lambda s: m.EndHelp()),
    ]
    return [*began, *own, *ready(name, "", dice=dice), stand()]


def hut() -> list[Step]:
    """The first scene after the fight: Pip comes to, Orla is no longer Wounded, a hawser costs more than it should."""
    return [
        says(
            GM,
            lambda s: m.OpenScene(
                "The ferry hut",
                "before dawn",
                "What is left of the crew?",
                tuple([who(s, one) for one in ("Wren", "Orla", "Pip")]),
                "",
            ),
        ),
        *recovers("Pip", "9 8 5 3 2"),
        says(GM, lambda s: m.AddWare("a new hawser", 1)),
        says(ANNA, lambda s: m.Buy(who(s, "Wren"), s.wares[-1].id)),
        says(GM, lambda s: m.AnswerPetition(s.petitions[-1].id, True)),
        says(GM, lambda s: m.CloseScene()),
        *recovers("Orla", "9 8 4", by="Hill Lungs"),
        says(GM, lambda s: m.CloseScene()),
    ]


def crossing() -> list[Step]:
    """The second: what Corvin hid is bought with a critical; Orla heals, Pip does not yet."""
    return [
        says(GM, lambda s: m.PassDays(1, "Rain, and nobody on the water.")),
        says(
            GM,
            lambda s: m.OpenScene(
                "Mid-river, under sail",
                "the next evening",
                "",
                tuple([who(s, one) for one in ("Wren", "Orla", "Pip")]),
                "",
            ),
        ),
        says(BEN, lambda s: m.AskAbout(who(s, "Orla"), who(s, "Corvin"), "", "What is he afraid of?")),
        says(GM, lambda s: m.RuleHidden(True, trait(s, "Corvin", "Read Foe"), "")),
        says(BEN, lambda s: m.EndHelp()),
        *ready("Orla", "Corvin", dice="6 8 5 5"),
        stand(BEN),
        says(BEN, lambda s: m.SpendCritical(0, "success", "")),
        stand(),
        over("Orla", "Of winning. Whoever beats him may keep him."),
        says(GM, lambda s: m.CloseScene()),
        *recovers("Orla", "7 5", by="Hill Lungs"),
        *recovers("Pip", "4 9 6 3 1", helped=False),
        says(GM, lambda s: m.CloseScene()),
    ]


# The end of the evening


def growing() -> list[Step]:
    both = ("Wren", "Orla")
    return [
        says(
            GM,
            lambda s: m.Award(tuple([who(s, one) for one in both]), 2, "the ferry runs, and nobody had to die for it"),
        ),
        says(GM, lambda s: d.EndSession()),
        says(ANNA, lambda s: m.PlanRaise(who(s, "Wren"), who(s, "Pip"), "Competence")),
        mine(lambda w: m.PlanTalent(w, w, "expertise", "Fencing Masters")),
        mine(m.SubmitBatch),
        says(GM, lambda s: m.SendBackBatch(who(s, "Wren"), "You met one fencing master. Something about boats?")),
        mine(lambda w: m.Unplan(w, 2)),
        mine(lambda w: m.PlanRaise(w, w, "Competence")),
        mine(m.SubmitBatch),
        says(GM, lambda s: m.ApproveBatch(who(s, "Wren"))),
        says(BEN, lambda s: m.PlanSimple(who(s, "Orla"), who(s, "Orla"), "pool")),
        says(BEN, lambda s: m.PlanUpgrade(who(s, "Orla"), who(s, "Orla"), trait(s, "Orla", "Fogbank"), "targets", "")),
        says(BEN, lambda s: m.SubmitBatch(who(s, "Orla"))),
        says(GM, lambda s: m.ApproveBatch(who(s, "Orla"))),
        says(BEN, lambda s: m.AssignDice(who(s, "Orla"), trait(s, "Orla", "Dodge"), 3)),
        says(GM, lambda s: d.CloseTable()),
    ]


def seats() -> list[Step]:
    return [
        says(GM, lambda s: d.TakeSeat("Ursula")),
        says(ANNA, lambda s: d.TakeSeat("Anna")),
        says(BEN, lambda s: d.TakeSeat("Ben")),
    ]


def making() -> list[Step]:
    return [*concept(), *traits(), *company()]


SCRIPT: tuple[Step, ...] = (
    *seats(),
    *making(),
    *landing(),
    *talk(),
    *words(),
    *first_round(),
    *second_round(),
    *third_round(),
    *close(),
    *hut(),
    *crossing(),
    *growing(),
)
LUCK: tuple[str, ...] = tuple([die for _, _, dice in SCRIPT for die in dice.split()])
"""The dice of the whole evening, as they fall."""


def story(script: tuple[Step, ...] = SCRIPT) -> Iterator[Any]:
    state = yield None
    for seat, tells, _ in script:
        if seat != ALL:
            state = yield seat, tells(state)
            continue
        while state.challenge is not None and state.challenge.stage in ("reroll", "ignore", "spend", "settle"):
            at = asked(state)
            asks = seat_of_side(state, state.challenge.sides[at])
            if asks == tells(state):
                break
            state = yield asks, m.LetStand(at)
