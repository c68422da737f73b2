"""Ways in Personae: Bea brings a ready character, one of whose Traits is another one, and meets a sergeant."""

from typing import Any, get_args, get_type_hints

import msgspec
from msgspec.structs import replace

from games.personae import given_challenge as scenes
from games.personae.begun import PACE
from games.personae.given_challenge import do
from laws.paths.common import Begin, Path, looks_and_shown_notes
from parlour.core.chance import Told
from parlour.games.personae import GAME as PERSONAE
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Code, Effect
from parlour.games.personae.content.ready import CHARACTERS
from parlour.games.personae.model import Individual, Options, State, Upgrade
from parlour.games.personae.rules.health import needed
from parlour.games.personae.rules.readied import from_ready
from parlour.games.personae.sheet_file import to_file
from parlour.roleplay import moves as d

URSULA, BEA = 0, 1
BRAN = "c1"
WHAT = get_args(get_type_hints(Upgrade)["what"])
MANUAL = {"action_order_method": "manual"}


def told(state: State, *played: tuple[int, Any]) -> State:
    for seat, command in played:
        state = do(state, seat, command)
    return state


def brought(person: Individual) -> m.ImportIndividual:
    return m.ImportIndividual(msgspec.json.encode(to_file(person)).decode())


def with_trait(key: str, effect: Effect) -> Individual:
    """The last of its Special Abilities does this instead."""
    person = from_ready(CHARACTERS[key])
    *kept, last = person.abilities
    return replace(person, abilities=(*kept, replace(last, effect=effect)))


def meeting(begin: Begin, person: Individual, **options: Any) -> State:
    state = begin(("Ursula", "Bea"), Options(**{**PACE, **options}), Told())
    state = told(state, (BEA, brought(person)), (BEA, m.Submit(BRAN)), (URSULA, m.Approve(BRAN)))
    state = told(state, (URSULA, d.StartSession()), (URSULA, m.CallReady(False, "sergeant")))
    everybody = tuple([one.id for one in state.individuals])
    return do(state, URSULA, m.OpenScene("The quay", "", "", everybody, ""))


def trait(state: State) -> str:
    return scenes.person(state, BRAN).abilities[-1].id


def sergeant(state: State) -> str:
    return state.individuals[1].id


def every_benefit(begin: Begin) -> None:
    """Brought on one sheet, which nobody need approve."""
    person = from_ready(CHARACTERS["brannoch"])
    one = person.abilities[0]
    every = [replace(one, name=code, effect=Effect(code, keep="better", highest=True)) for code in get_args(Code)]
    state = begin(("Ursula", "Bea"), Options(), Told())
    every[0] = replace(every[0], bought=tuple([Upgrade("DP", what) for what in WHAT]))
    for some in (every[:17], every[17:]):
        state = do(state, URSULA, brought(replace(person, abilities=tuple(some))))


def sent_back(begin: Begin) -> None:
    state = begin(("Ursula", "Bea"), Options(), Told())
    state = told(state, (BEA, brought(from_ready(CHARACTERS["sefa"]))), (BEA, m.Submit(BRAN)))
    do(state, URSULA, m.SendBack(BRAN, "We have a forger already"))


def ignored(begin: Begin) -> None:
    state = meeting(begin, with_trait("brannoch", Effect("ignoreDice")))
    state = scenes.rolled(state, sergeant(state), "Order", BRAN, "Resist", "9 8 7 6 5", "1 1 1")
    do(state, BEA, m.IgnoreDie(BRAN, trait(state), 0, 0))


def provoked(begin: Begin) -> None:
    """Words turn to blows: whoever lost must attack at once."""
    state = meeting(begin, with_trait("brannoch", Effect("escalate", "Parley", trigger="won")), **MANUAL)
    state = scenes.rolled(state, BRAN, "Parley", sergeant(state), "Resist", "8 8 8", "2 2 2")
    state = scenes.closed(do(state, BEA, m.UseAbility(BRAN, trait(state))))
    scenes.issue(state, sergeant(state), "Halberd", BRAN)


def attacked(state: State, who: str, name: str, target: str, *dice: str) -> State:
    """Somebody begins a fight."""
    state = do(state, URSULA, m.Escalate(True, who, "to get past"))
    state = do(state, URSULA, m.SetOrder((target,)))
    return scenes.closed(scenes.rolled(state, who, name, target, "Dodge", *dice))


def delayed(begin: Begin) -> None:
    """The sergeant hits, and it does not show yet."""
    state = meeting(begin, with_trait("brannoch", Effect("delayInjury", amount=2)), **MANUAL)
    state = do(state, URSULA, d.Overrule(BRAN, "hits", "5", "an old wound"))
    attacked(state, sergeant(state), "Halberd", BRAN, "8 8 8 8 8", "2 2 2")


def free_of_action(begin: Begin) -> None:
    state = meeting(begin, with_trait("brannoch", Effect("freeChallenge", kind="interaction")), **MANUAL)
    state = attacked(state, BRAN, "Boarding Axe", sergeant(state), "2 2 2 2 2 2", "8 8")
    scenes.issue(state, BRAN, "Parley", sergeant(state))


def each_pair(begin: Begin) -> None:
    """Two are spoken to, and each answers a roll of its own."""
    state = meeting(begin, from_ready(CHARACTERS["brannoch"]), multi_rolls="perPair")
    state = do(state, URSULA, m.CallReady(False, "sergeant"))
    first, second = sergeant(state), state.individuals[-1].id
    state = scenes.issue(state, BRAN, "Parley", first, second)
    state = scenes.closed(scenes.ready(scenes.answer(state, first, "Resist"), "8 8 8", "2 2 2"))
    assert scenes.challenge(state).goes_on


def on_guard(begin: Begin) -> None:
    """The axe is up when the sergeant comes with bare hands."""
    state = meeting(begin, from_ready(CHARACTERS["brannoch"]), **MANUAL)
    state = attacked(state, BRAN, "Boarding Axe", sergeant(state), "2 2 2 2 2 2", "8 8")
    axe = scenes.which(state, BRAN, "Boarding Axe")
    state = told(state, (BEA, m.EndTurn(BRAN)), (URSULA, m.EndTurn(sergeant(state))))
    state = told(state, (BEA, m.Announce(BRAN, axe)), (BEA, m.EndTurn(BRAN)))
    state = scenes.set_up(state, sergeant(state), "", BRAN, "Boarding Axe", active=True, kind="attack")
    assert scenes.side(state, 1).guard


def set_to(state: State, who: str, **values: str) -> State:
    """Overruled."""
    return told(state, *[(URSULA, d.Overrule(who, field, value, "so it was")) for field, value in values.items()])


def waking(begin: Begin) -> None:
    """Who merely was knocked out comes round when the scene ends; who fights too soon is marked."""
    state = meeting(begin, from_ready(CHARACTERS["brannoch"]), **MANUAL)
    do(set_to(state, sergeant(state), conscious="no"), URSULA, m.CloseScene())
    attacked(set_to(state, BRAN, caveat="yes"), BRAN, "Boarding Axe", sergeant(state), "2 2 2 2 2 2", "8 8")
    do(state, URSULA, m.Leave(sergeant(state)))


def more_than_enough(begin: Begin) -> None:
    """Hits beyond the last, one of them bought, and on somebody stabilised."""
    state = meeting(begin, from_ready(CHARACTERS["brannoch"]), **MANUAL, injury_excess_hits="tallied")
    foe = sergeant(state)
    state = told(set_to(state, f"@{BEA}", criticals="2"), (URSULA, m.Escalate(True, BRAN, "to win")))
    state = do(state, URSULA, m.SetOrder((foe,)))
    last = needed(state, scenes.person(state, foe), "dying")
    after = scenes.rolled(
        set_to(state, foe, hits=str(last - 1)), BRAN, "Boarding Axe", foe, "Dodge", "8 8 8 8 8 8", "2 2"
    )
    scenes.closed(do(after, BEA, m.SpendCritical(0, "hit", "")))
    state = set_to(state, foe, hits=str(last), status="dying", stabilised="yes")
    scenes.closed(scenes.rolled(state, BRAN, "Boarding Axe", foe, "Dodge", "8 8 8 8 8 8", "2"))


def deadlock(begin: Begin) -> None:
    """Every pair of dice is a tie, and the game master says who wins, or all dice are rolled again."""
    state = meeting(begin, from_ready(CHARACTERS["brannoch"]), tie_exhausted="gm")
    state = scenes.rolled(state, BRAN, "Parley", sergeant(state), "Resist", "5 5 5", "8 8 8")
    do(state, URSULA, m.SettleTie(1, True))
    state = meeting(begin, from_ready(CHARACTERS["brannoch"]), tie_exhausted="reroll")
    state = scenes.rolled(state, BRAN, "Parley", sergeant(state), "Resist", "5 5 5", "8 8 8", "9 9 9", "1 1 1")
    assert scenes.challenge(state).rerolled == 1


def chosen_order(begin: Begin) -> None:
    state = meeting(begin, from_ready(CHARACTERS["brannoch"]), action_order_method="chosenSkill")
    do(state, URSULA, m.Escalate(True, BRAN, "to get past"))


def revived(begin: Begin) -> None:
    person = from_ready(CHARACTERS["okoro"])
    power = replace(person.powers[0], effect=Effect("revive"))
    state = meeting(begin, replace(person, powers=(power, *person.powers[1:])), creation_points=15, raise_dead="on")
    state = do(state, URSULA, d.Overrule(sergeant(state), "status", "dead", "the fever"))
    state = do(state, BEA, m.UsePower(BRAN, scenes.person(state, BRAN).powers[0].id, (sergeant(state),), ""))
    do(state, URSULA, m.Agree(True, sergeant(state)))


def resources(begin: Begin) -> None:
    """A purchase wears a Resource out by a die, or asks; a Cap is raised for one scene."""
    for way, dice in (("roll", "1"), ("ask", "")):
        state = meeting(begin, from_ready(CHARACTERS["sefa"]), resource_reduction=way)
        state = do(state, URSULA, m.AddWare("A boat", 1))
        state = do(state, BEA, m.Buy(BRAN, state.wares[-1].id), dice)
    state = do(state, URSULA, m.AnswerPetition(1, True))
    told(state, (URSULA, m.RaiseCap(BRAN, 2, 1, "a loan")), (URSULA, m.CloseScene()))


def faded(begin: Begin) -> None:
    """A critical that nobody spends is gone with the scene."""
    state = meeting(begin, from_ready(CHARACTERS["brannoch"]), criticals_bank="encounterEnd")
    state = told(set_to(state, f"@{BEA}", criticals="1"), (URSULA, m.CloseScene()))
    assert not state.bank


PATHS: tuple[Path, ...] = (
    looks_and_shown_notes(PERSONAE),
    faded,
    every_benefit,
    sent_back,
    ignored,
    provoked,
    delayed,
    free_of_action,
    each_pair,
    on_guard,
    revived,
    resources,
    waking,
    more_than_enough,
    deadlock,
    chosen_order,
)
