"""One moment for each reason that random play hardly ever meets: who says what there, and what is wrong with it."""

import json
from collections.abc import Callable
from typing import Any

from games.fate.given import GM, State, bonus, do, given, in_turns, major, mook, pc, play_all, text
from games.fate.rolls import attack, attempt, create, opposed, overcome, player, settled, stand, thrown
from parlour.core.game import CLOCK
from parlour.games.fate import moves as m
from parlour.games.fate.sheets import EXAMPLE
from parlour.roleplay import moves as d
from parlour.roleplay.scenes import MOST_PLANS

Moment = Callable[[], tuple[State, int, Any]]
"""The table, who speaks, and what they say."""
LONG = "x" * 9999
TWO = ("Quick", "Clever")
QUICK = ("Quick",)
AMA, DAN, RAT = pc("Ama", 1, Clever=1), pc("Dan", 2, Quick=0), mook("Rat", boxes=1)
FOG = {"aspects": ["Fog"]}


# Tables


def hit(state: State | None = None) -> State:
    """Thane has taken 2 shifts of harm, and absorbs them."""
    return settled(given(AMA, major("Thane")) if state is None else state, attack(), 2, 0)


def challenged(other: Any = RAT) -> State:
    return do(given(AMA, other), GM, m.StartChallenge("all", "Escape", "Run", 2))


def task(state: State) -> str:
    assert state.challenge is not None
    return state.challenge.tasks[0].id


def fighting(state: State) -> State:
    """A conflict of everybody in the scene; Ama is the quickest, and the game master's act together."""
    here = tuple([c.id for c in state.characters if c.here])
    return play_all(state, (GM, m.StartConflict("physical", here)), (GM, m.BeginConflict()))


def zone(state: State, name: str) -> str:
    return next(one.id for one in state.scene.zones if one.name == name)


def harbour(barrier: str = "A Locked Hatch", hiding: tuple[Any, ...] = (), **more: Any) -> State:
    """Quay, Deck, Mast and Nest in a row, a barrier between the second and the third; Ama and Rat are on the Deck."""
    state = given(AMA, DAN, RAT, mook("Cat"), *hiding, **more)
    for name in ("Quay", "Deck", "Mast", "Nest"):
        state = do(state, GM, m.AddZone(name))
    for a, b, between in (("Quay", "Deck", ""), ("Deck", "Mast", barrier), ("Mast", "Nest", "")):
        state = do(state, GM, m.LinkZones(zone(state, a), zone(state, b), between))
    deck = zone(state, "Deck")
    return play_all(state, (GM, m.Place("c1", deck)), (GM, m.Place("c3", deck)))


def spent(state: State) -> State:
    """Ama has acted, and may still move one zone."""
    return settled(fighting(state), overcome(), 3, 1)


def moved() -> State:
    """Rat has moved and acted; it is still the turn of those who act together."""
    state = play_all(fighting(harbour()), (1, m.EndTurn("c1")), (2, m.EndTurn("c2")))
    state = do(state, GM, m.Move("c3", zone(state, "Quay")))
    return settled(state, overcome("c3", approach=""), 3, 1)


def go(state: State, to: str, who: str = "c1") -> tuple[State, int, Any]:
    return state, player(state, who), m.Move(who, zone(state, to))


def barred(state: State, at: int) -> tuple[State, int, Any]:
    return state, 1, m.Overcome("c1", state.scene.borders[at].id, QUICK, "")


def contest(*others: Any) -> State:
    return do(given(AMA, DAN, *others, contest_advantage="on"), GM, m.StartContest("Race", ("c1", "c2")))


def raced(first: int, second: int) -> State:
    """After an exchange of the contest with these totals."""
    state = play_all(contest(), (1, m.Compete("c1", QUICK, "")), (2, m.Compete("c2", QUICK, "")))
    return stand(thrown(thrown(state, "c1", first), "c2", second))


def won(who: str, words: str, seat: int = 1) -> tuple[State, int, Any]:
    return raced(2, 1), seat, m.TellVictory(who, words)


def struck() -> State:
    """Ama attacks Rat; Cat and Dog would both take the blow."""
    state = given(AMA, RAT, mook("Cat"), mook("Dog"), pc("Bo", 3, side="foes"), major("Duke", hidden=True))
    return play_all(state, (1, attack()), (GM, m.Protect("c3", "jumps in")), (GM, m.Protect("c4", "jumps in")))


def gone() -> State:
    """Rat has conceded, Cat isn't here, Dog is; Ama overcomes something."""
    state = fighting(given(AMA, RAT, mook("Cat", away=True), mook("Dog")))
    return play_all(state, (GM, m.Concede("c2", "slinks off")), (1, overcome()))


def milestone(kind: str = "minor", *people: Any, **more: Any) -> State:
    """In the second session."""
    state = given(*(people or (AMA,)), session=2, **more)
    return do(state, GM, m.CallMilestone(kind))  # type: ignore[arg-type]


def benched(state: State) -> State:
    """A stunt over two actions waits for the game master's word."""
    return do(state, 1, m.WriteBonus("c1", "am Quick", "Quick", "create+overcome", "it rains"))


def hurt() -> State:
    """A moderate consequence and a severe one may be told of."""
    return milestone("minor", pc("Ama", 1, moderate=("A Broken Arm", 1), severe=("Blind", 1)))


def wounded() -> State:
    """How the moderate one healed is told."""
    return do(hurt(), 1, m.ClearAt("c1", "moderate", "Months in bed"))


def claiming(*stunts: Any, **more: Any) -> State:
    return opposed(given(pc("Ama", 1, stunts=stunts), RAT, **more), overcome(), 2)


def searched(total: int) -> State:
    """Ama looked for something in the scene."""
    state = given(AMA, major("Thane", secrets=("Thane in Trouble",)), hidden=["A Trapdoor"])
    return settled(state, create("discover", text=""), total, 1)


def brought() -> State:
    """A file with a stunt over two actions, from a player."""
    file = json.loads(EXAMPLE)
    file["stunts"] = [
        {**stunt, "actions": ["create", "overcome"]} if stunt["template"] == "bonus" else stunt
        for stunt in file["stunts"]
    ]
    return do(given(), 1, m.ImportCharacter(json.dumps(file)))


def in_vain() -> State:
    """What a player pleaded for is not possible any more."""
    return play_all(spent(harbour()), (1, _plea()), (GM, m.EndConflict()))


def _plea() -> d.Plead:
    return d.Plead("Please", json.dumps({"do": "move", "who": "c1", "zone": zone(harbour(), "Mast")}))


def later() -> State:
    """Thane has used the fog well; in the same turn Duke attacks."""
    state = do(fighting(given(AMA, major("Thane"), major("Duke"), **FOG)), 1, m.EndTurn("c1"))
    state = settled(state, create("use", text(state, "Fog").id, "", "c2"), 3, 1)
    return attempt(state, attack("c3", "c1"), 2, 3)


def down(who: str, how: str = "conceded", seat: int = GM) -> State:
    """Somebody has left the conflict of Ama and Dan against Rat and Cat."""
    state = fighting(given(AMA, DAN, RAT, mook("Cat"), **FOG))
    if how == "conceded":
        return do(state, seat, m.Concede(who, "slinks off"))
    return do(settled(state, attack("c1", who), 2, 0), 1, m.TellFate("Sleeps"))


def opposing(who: str, **more: Any) -> tuple[State, int, Any]:
    """Somebody is to work against a task of a challenge."""
    state = do(given(AMA, RAT, mook("Cat", **more)), GM, m.StartChallenge("all", "Escape", "Run", 2))
    return state, GM, m.OpposeTask(task(state), who)


def assigning(**more: Any) -> tuple[State, int, Any]:
    """Cat is to take on a task of a challenge."""
    state = do(given(AMA, RAT, pc("Cat", 2, **more)), GM, m.StartChallenge("all", "Escape", "Run", 2))
    return state, GM, m.AssignTask(task(state), ("c3",))


def adding(**more: Any) -> tuple[State, int, Any]:
    """Cat is to take on a new task of a challenge."""
    state = do(given(AMA, pc("Cat", 2, **more)), GM, m.StartChallenge("all", "Escape", "Run", 2))
    return state, GM, m.AddTask("open", "Hide", 2, ("c2",))


def tired() -> State:
    """The first task of a challenge is done."""
    state = do(challenged(), GM, m.AddTask("open", "Hide", 2, ()))
    return settled(state, m.Overcome("c1", task(state), QUICK, ""), 3, 2)


def broke() -> State:
    """Ama has compelled Dan, and spent her last fate point since."""
    state = given(pc("Ama", 1, Clever=1, fp=1), DAN, **FOG)
    state = do(state, 1, m.OfferCompel("c1", text(state, "Dan in Trouble").id, "event", "It rains"))
    state = attempt(state, overcome(), 1, 2)
    state = do(state, 1, m.Invoke("c1", "paid", "bonus", text(state, "Fog").id, "it helps"))
    return stand(state)


def reversed_in_vain() -> State:
    """What a value was set on is gone."""
    state = given(AMA, aspects=["Fog"])
    fog = text(state, "Fog").id
    return play_all(state, (GM, d.Overrule(fog, "text", "Mist", "so")), (GM, m.RemoveAspect(fog)))


def recovering() -> State:
    state = do(given(pc("Ama", 1, mild="A Limp")), GM, m.CloseScene())
    return do(state, 1, m.Recover("c1", "I sleep"))


# Reasons


def _rolls() -> dict[str, Moment]:
    free = {"free": {"Fog": ("heroes", 2)}, **FOG}
    return {
        "absorb.boxes.ticked": lambda: (hit(do(hit(), GM, m.Absorb("2", ()))), GM, m.Absorb("2", ())),
        "absorb.boxes.two_boxes": lambda: (hit(), GM, m.Absorb("1+2", ())),
        "absorb.consequences.twice": lambda: (hit(), GM, m.Absorb("", ("mild", "mild"))),
        "absorb.boxes.unknown": lambda: (hit(), GM, m.Absorb("9", ())),
        "absorb.consequences.filled": lambda: (
            hit(given(AMA, major("Thane", mild="A Limp"))), GM, m.Absorb("", ("mild",))),
        "absorb.consequences.no_consequences": lambda: (
            hit(given(AMA, mook("Rat", boxes=2))), GM, m.Absorb("", ("mild",))),
        "absorb.consequences.too_little": lambda: (hit(), GM, m.Absorb("1", ())),
        "absorb.consequences.unknown": lambda: (hit(), GM, m.Absorb("", ("deadly",))),
        "answer_cost.how.unknown": lambda: (
            do(settled(given(AMA, overcome_fail_choice="player"), overcome(), 1, 2), GM, m.SetCost("cost", "A Scar")),
            1, m.AnswerCost("haggle")),  # type: ignore[arg-type]
        "attack.how.too_many": lambda: (given(AMA, RAT), 1, m.Attack("c1", "physical", "c2", TWO, "")),
        "choose_protector..not_your_choice": lambda: (struck(), 1, m.ChooseProtector("c3")),
        "choose_protector.who.unknown": lambda: (struck(), GM, m.ChooseProtector("c2")),
        "claim_stunt.stunt.claimed_already": lambda: (
            do(claiming(bonus("Clever", "overcome")), 1, m.ClaimStunt("c1", 0)), 1, m.ClaimStunt("c1", 0)),
        "claim_stunt.stunt.not_permitted": lambda: (
            claiming(bonus("Clever", "create", "overcome", permitted=False)), 1, m.ClaimStunt("c1", 0)),
        "claim_stunt.who.one_stunt": lambda: (
            do(claiming(bonus("Clever", "overcome"), bonus("Clever", "overcome"), stunt_stack="one"), 1,
               m.ClaimStunt("c1", 0)), 1, m.ClaimStunt("c1", 1)),
        "create.how.too_many": lambda: (given(AMA), 1, m.Create("c1", "create", "scene", TWO, "Mud", "")),
        "create.target.boost": lambda: _use(given(AMA, boosts=[("Off Balance", "heroes")]), "Off Balance"),
        "create.target.no_aspect": lambda: (given(AMA), 1, m.Create("c1", "use", "scene", QUICK, "", "")),
        "create.target.owner_away": lambda: _use(given(AMA, pc("Dan", 2, away=True)), "Dan in Trouble"),
        "create.target.unknown_aspect": lambda: (
            s := given(AMA, major("Thane"), hidden=["A Trapdoor"]), GM,
            m.Create("c2", "use", text(s, "A Trapdoor").id, QUICK, "", "")),
        "defend.how.too_many": lambda: (
            do(given(AMA, major("Thane")), GM, attack("c2", "c1")), 1, m.Defend("c1", TWO, "")),
        "defend.who.in_hiding": lambda: (struck(), GM, m.Defend("h1", QUICK, "")),
        "defend.who.conceded": lambda: (gone(), GM, m.Defend("c2", (), "")),
        "give_consequence.who.absorbing": lambda: (hit(), GM, m.GiveConsequence("c2", "mild", "A Limp", "")),
        "help.ally.enough_helpers": lambda: (
            do(opposed(given(AMA, DAN, pc("Eve", 3), RAT, help_max=1), attack("c1", "c4")), 2, m.Help("c2", "c1", "")),
            3, m.Help("c3", "c1", "")),
        "help.ally.thrown_already": lambda: (
            thrown(opposed(given(AMA, DAN, major("Thane")), attack("c1", "c3")), "c1", 2), 2, m.Help("c2", "c1", "")),
        "help.ally.too_low": lambda: (
            opposed(given(AMA, pc("Dan", 2, Clever=0), RAT, help_minimum="average"), attack("c1", "c3")), 2,
            m.Help("c2", "c1", "")),
        "help.ally.undecided": lambda: (
            do(given(AMA, DAN, major("Thane")), GM, attack("c3", "c1")), 2, m.Help("c2", "c1", "")),
        "invoke.aspect.later": lambda: (
            s := later(), GM, m.Invoke("c3", "free", "bonus", text(s, "Fog").id, "it helps")),
        "invoke.aspect.one_free": lambda: (
            s := _invoked(in_turns(AMA, RAT, invoke_free_per_roll="one", **free)), 1,
            m.Invoke("c1", "free", "bonus", text(s, "Fog").id, "once more")),
        "invoke.aspect.others_boost": lambda: (
            s := attempt(given(AMA, boosts=[("Off Balance", "foes")]), overcome(), 1, 2), 1,
            m.Invoke("c1", "free", "bonus", text(s, "Off Balance").id, "it helps")),
        "invoke.aspect.paid_already": lambda: (
            s := _invoked(in_turns(AMA, RAT, **FOG), "paid"), 1,
            m.Invoke("c1", "paid", "bonus", text(s, "Fog").id, "once more")),
        "invoke.who.no_gain": lambda: (
            s := attempt(given(AMA, pool=1, **FOG), overcome(), 5, 1), 1,
            m.Invoke("c1", "paid", "bonus", text(s, "Fog").id, "")),
        "hold..no_clock": lambda: (attempt(given(AMA, wait=0), overcome(), 1, 2), 1, m.Hold(0)),
        "hold.side.not_with_them": lambda: (attempt(given(AMA, DAN, mook("Cat", side="others")), overcome(), 1, 2), 3,
            m.Hold(0)),
        "time_is_up..not_the_clock": lambda: (attempt(given(AMA), overcome(), 1, 2), 1, m.TimeIsUp(100)),
        "time_is_up..no_clock": lambda: (attempt(given(AMA, wait=0), overcome(), 1, 2), CLOCK, m.TimeIsUp(100)),
        "time_is_up..no_roll": lambda: (given(AMA), CLOCK, m.TimeIsUp(100)),
        "time_is_up.token.unknown": lambda: (
            attempt(given(AMA, **FOG), overcome(), 1, 2), CLOCK, m.TimeIsUp(99_999)),
        "help.who.helps_already": lambda: (
            do(opposed(given(AMA, DAN, RAT), attack("c1", "c3")), 2, m.Help("c2", "c1", "")), 2,
            m.Help("c2", "c1", "")),
        "settle_search.aspect.in_the_open": lambda: (
            s := settled(given(AMA, hidden=["A Trapdoor"], **FOG), create("discover", text=""), 3, 1), GM,
            m.SettleSearch(text(s, "Fog").id)),
        "settle_search.aspect.unknown": lambda: (searched(3), GM, m.SettleSearch("a99")),
        "settle_search.text.wordless": lambda: (searched(3), GM, m.SettleSearch("new", " ")),
        "rate.target.unknown": lambda: (given(AMA), GM, m.Rate("a1", 2)),
        "invoke.who.conceded": lambda: (
            s := attempt(down("c4"), attack("c1", "c3"), 1, 2), GM,
            m.Invoke("c4", "paid", "ally", text(s, "Fog").id, "it helps")),
        "invoke.who.not_in_roll": lambda: (
            s := attempt(given(AMA, mook("Rat"), pc("Bo", 3, side="others"), **FOG), attack(), 1, 2), 3,
            m.Invoke("c3", "paid", "ally", text(s, "Fog").id, "it helps")),
        "oppose..protected": lambda: (
            play_all(given(AMA, RAT, mook("Cat")), (1, create("discover", "c2", "")), (GM, m.Protect("c3", "talks"))),
            GM, m.Oppose("c2")),
        "oppose.who.asked_already": lambda: (
            do(do(given(AMA, RAT), 1, overcome()), GM, m.Oppose("c2")), GM, m.Oppose("c2")),
        "oppose.who.taken_out": lambda: (
            do(given(AMA, mook("Rat", out="taken")), 1, overcome()), GM, m.Oppose("c2")),
        "oppose.who.conceded": lambda: (gone(), GM, m.Oppose("c2")),
        "oppose.who.not_ready": lambda: (
            do(given(AMA, pc("Bo", 2, side="foes", status="draft")), 1, overcome()), GM, m.Oppose("c2")),
        "oppose.who.not_here": lambda: (gone(), GM, m.Oppose("c3")),
        "overcome.how.too_many": lambda: (given(AMA), 1, m.Overcome("c1", "scene", TWO, "")),
        "overcome.target.unknown_aspect": lambda: (
            s := given(AMA, major("Thane"), hidden=["A Trapdoor"]), GM,
            m.Overcome("c2", text(s, "A Trapdoor").id, QUICK, "")),
        "veto_protector.who.unknown": lambda: (struck(), GM, m.VetoProtector("c2")),
        "veto_stunt.stunt.unknown": lambda: (
            do(claiming(bonus("Clever", "overcome")), 1, m.ClaimStunt("c1", 0)), GM, m.VetoStunt("c1", 7)),
        "protect..protector_chosen": lambda: (do(struck(), GM, m.ChooseProtector("c3")), 3, m.Protect("c5", "me too")),
        "protect.who.conceded": lambda: (do(down("c4"), 1, attack("c1", "c3")), GM, m.Protect("c4", "jumps in")),
        "protect.who.in_hiding": lambda: (struck(), GM, m.Protect("h1", "jumps in")),
        "protect.who.offered_already": lambda: (struck(), GM, m.Protect("c3", "jumps in")),
        "set_cost.how.a_tie": lambda: (settled(given(AMA), overcome(), 2, 2), GM, m.SetCost("stands")),
        "set_cost.text.too_long": lambda: (settled(given(AMA), overcome(), 1, 2), GM, m.SetCost("cost", LONG)),
        "settle_failure.text.too_long": lambda: (
            settled(given(AMA), create("create"), -2, 2), GM, m.SettleFailure("altered", LONG)),
        "settle_failure.text.wordless": lambda: (
            settled(given(AMA), create("create"), -2, 2), GM, m.SettleFailure("altered", " ")),
        "settle_search.aspect.elsewhere": lambda: (
            s := searched(3), GM, m.SettleSearch(text(s, "Thane in Trouble").id)),
        "settle_search.aspect.something_found": lambda: (searched(3), GM, m.SettleSearch("none")),
        "tell_fate.text.too_long": lambda: (
            hit(given(AMA, RAT)), 1, m.TellFate(LONG)),
        "settle_removal.how.unknown": lambda: (
            settled(s := given(AMA, **FOG), overcome("c1", text(s, "Fog").id), 3, 1), GM,
            m.SettleRemoval("fades")),  # type: ignore[arg-type]
        "settle_search.text.not_asked": lambda: (
            s := searched(3), GM, m.SettleSearch(text(s, "A Trapdoor").id, "Words")),
        "settle_search.text.too_long": lambda: (searched(3), GM, m.SettleSearch("new", LONG)),
    }  # fmt: skip


def _use(state: State, words: str) -> tuple[State, int, Any]:
    return state, 1, m.Create("c1", "use", text(state, words).id, QUICK, "", "")


def _invoked(state: State, pay: Any = "free") -> State:
    """Ama has invoked the fog, and is asked again."""
    state = attempt(state, overcome(), 1, 4)
    state = do(state, 1, m.Invoke("c1", pay, "bonus", text(state, "Fog").id, "it helps"))
    return do(state, GM, m.LetStand(1))


def _scenes() -> dict[str, Moment]:
    by_roll = {"move_hindered": "overcome"}
    return {
        "add_task.takers.conceded": lambda: (
            do(given(AMA, pc("Dan", 2, out="conceded"), RAT), GM, m.StartChallenge("all", "Escape", "Run", 2)), GM,
            m.AddTask("open", "Hide", 2, ("c2",))),
        "assign_task.takers.conceded": lambda: (
            s := do(given(AMA, pc("Dan", 2, out="conceded"), RAT), GM, m.StartChallenge("all", "Escape", "Run", 2)), GM,
            m.AssignTask(task(s), ("c2",))),
        "reveal_aspect.aspect.not_yet": lambda: (
            s := do(given(AMA, hidden=["A Trapdoor"]), GM, m.CloseScene()), GM,
            m.RevealAspect(text(s, "A Trapdoor").id)),
        "add_task.takers.not_a_pc": lambda: (challenged(), GM, m.AddTask("open", "Hide", 2, ("c2",))),
        "allow.reason.too_long": lambda: (s := do(spent(harbour()), 1, _plea()), GM, d.Allow(s.desk.pleas[0].id, LONG)),
        "allow.plea.cannot_be_granted": lambda: (s := in_vain(), GM, d.Allow(s.desk.pleas[0].id, "so")),
        "assign_task.takers.not_a_pc": lambda: (
            s := challenged(), GM, m.AssignTask(task(s), ("c2",))),
        "compete.who.chosen_already": lambda: (
            do(contest(), 1, m.Compete("c1", QUICK, "")), 1, m.Compete("c1", QUICK, "")),
        "compete.who.conceded": lambda: (
            play_all(down("c1", seat=1), (GM, m.EndConflict()), (GM, m.StartContest("Race", ("c2", "c3")))), 1,
            m.Compete("c1", QUICK, "")),
        "concede.who.acting_now": lambda: (
            do(fighting(given(AMA, RAT)), 1, overcome()), 1, m.Concede("c1", "runs")),
        "compete.how.too_many": lambda: (contest(), 1, m.Compete("c1", TWO, "")),
        "compete.who.in_hiding": lambda: (
            contest(major("Duke", hidden=True)), GM, m.Compete("h1", QUICK, "")),
        "create.who.tried": lambda: (settled(contest(), create("create"), 3, 1), 1, create("create")),
        "create.who.twist_first": lambda: (raced(2, 2), 1, create("create")),
        "end_turn.who.in_hiding": lambda: (
            fighting(given(AMA, RAT, major("Duke", hidden=True))), GM, m.EndTurn("h1")),
        "join_conflict.who.conceded": lambda: (
            play_all(down("c3"), (GM, m.EndConflict()), (GM, m.StartConflict("physical", ("c1", "c4")))), GM,
            m.JoinConflict("c3")),
        "split_block..split_already": lambda: (
            do(given(AMA, DAN, RAT), GM, m.StartConflict("physical", ("c1", "c2", "c3"))), GM, m.SplitBlock()),
        "join_conflict.who.taken_out": lambda: (
            play_all(down("c3", "taken"), (GM, m.EndConflict()), (GM, m.StartConflict("physical", ("c1", "c4")))), GM,
            m.JoinConflict("c3")),
        "add_task.takers.taken_out": lambda: adding(out="taken"),
        "add_task.takers.not_here": lambda: adding(away=True),
        "add_task.takers.not_ready": lambda: adding(status="draft"),
        "start_conflict.who.conceded": lambda: (
            do(down("c3"), GM, m.EndConflict()), GM, m.StartConflict("physical", ("c1", "c3"))),
        "move.zone.no_way": lambda: go(fighting(do(harbour(), GM, m.AddZone("Isle"))), "Isle"),
        "withhold.aspect.nobody_knows": lambda: (
            s := do(given(AMA), GM, m.AddAspect("hidden", "scene", "A Trapdoor")), GM,
            m.Withhold(text(s, "A Trapdoor").id, "c1")),
        "nudge.field.no_number": lambda: (given(AMA), GM, d.Nudge("c1", "looks", True)),
        "assign_task.takers.not_here": lambda: assigning(away=True),
        "assign_task.takers.not_ready": lambda: assigning(status="draft"),
        "assign_task.takers.taken_out": lambda: assigning(out="taken"),
        "assign_task.task.task_done": lambda: (s := tired(), GM, m.AssignTask(task(s), ("c1",))),
        "start_contest.who.conceded": lambda: (
            do(down("c3"), GM, m.EndConflict()), GM, m.StartContest("Race", ("c1", "c3"))),
        "move.who.in_hiding": lambda: go(fighting(harbour("", hiding=(major("Duke", hidden=True),))), "Quay", "h1"),
        "move.zone.far_and_acted": lambda: go(spent(harbour("")), "Nest"),
        "move.zone.hindered_and_acted": lambda: go(spent(harbour()), "Mast"),
        "move.zone.moved_already": lambda: go(moved(), "Deck", "c3"),
        "move.zone.nowhere": lambda: go(do(fighting(harbour()), 1, m.EndTurn("c1")), "Mast", "c2"),
        "oppose_task.who.not_ready": lambda: (
            s := challenged(pc("Bo", 2, side="foes", status="draft")), GM, m.OpposeTask(task(s), "c2")),
        "overcome.target.not_assigned": lambda: (
            s := do(s := challenged(DAN), GM, m.AssignTask(task(s), ("c2",))), 1,
            m.Overcome("c1", task(s), QUICK, "")),
        "move.zone.overcome_first": lambda: go(fighting(harbour(**by_roll)), "Mast"),
        "move.zone.too_far": lambda: go(fighting(harbour("", move_far=1)), "Nest"),
        "move.zone.way_hindered": lambda: go(fighting(harbour()), "Nest"),
        "oppose_task.who.conceded": lambda: opposing("c3", out="conceded"),
        "oppose_task.who.not_here": lambda: opposing("c3", away=True),
        "oppose_task.who.taken_out": lambda: opposing("c3", out="taken"),
        "open_scene.pcs.not_a_pc": lambda: (given(AMA, RAT, scene=None), GM, m.OpenScene("Quay", ("c2",))),
        "overcome.target.move_through": lambda: barred(fighting(harbour()), 1),
        "overcome.target.no_conflict_here": lambda: barred(harbour(), 1),
        "overcome.target.not_hindered": lambda: barred(fighting(harbour(**by_roll)), 0),
        "overcome.target.out_of_reach": lambda: barred(fighting(harbour(**by_roll)), 2),
        "reorder.order.twice": lambda: (
            do(given(AMA, DAN, RAT), GM, m.StartConflict("physical", ("c1", "c2", "c3"))), GM,
            m.Reorder(("c1", "c2", "c2"))),
        "reorder.order.too_few": lambda: (
            do(given(AMA, DAN, RAT), GM, m.StartConflict("physical", ("c1", "c2", "c3"))), GM,
            m.Reorder(("c1", "c2"))),
        "tell_victory.text.too_long": lambda: won("c1", LONG),
        "tell_victory.text.wordless": lambda: won("c1", " "),
        "tell_victory.who.not_the_winner": lambda: won("c2", "By a nose", 2),
        "tell_victory.who.not_yours": lambda: won("c1", "By a nose", 2),
        "tell_victory.who.unknown": lambda: won("c9", "By a nose"),
        "twist.text.too_long": lambda: (raced(2, 2), GM, m.Twist(LONG)),
        "withhold.who.not_knowing": lambda: (
            s := do(s := given(AMA, DAN, **FOG), GM, m.Withhold(text(s, "Fog").id, "c1")), GM,
            m.Withhold(text(s, "Fog").id, "c1")),
    }  # fmt: skip


def _people() -> dict[str, Moment]:
    return {
        "accept.deal.payer_broke": lambda: (s := broke(), 2, m.Accept(s.deals[0].id)),
        "approve.who.not_permitted": lambda: (brought(), GM, m.Approve("c1")),
        "clear_at.degree.implausible": lambda: (
            do(wounded(), GM, m.Doubt("c1", "moderate")), 1, m.ClearAt("c1", "moderate", "Magic")),
        "clear_at.degree.severe": lambda: (wounded(), 1, m.ClearAt("c1", "severe", "Magic")),
        "clear_at.text.too_long": lambda: (hurt(), 1, m.ClearAt("c1", "moderate", LONG)),
        "clear_at.text.wordless": lambda: (hurt(), 1, m.ClearAt("c1", "moderate", " ")),
        "recover.text.too_long": lambda: (
            do(given(pc("Ama", 1, mild="A Limp")), GM, m.CloseScene()), 1, m.Recover("c1", LONG)),
        "clear_at.degree.told_already": lambda: (wounded(), 1, m.ClearAt("c1", "moderate", "Magic")),
        "make_mook..no_lists": lambda: (given(), GM, m.MakeMook("open", "Rat", "Squeaks", 1, "", " ")),
        "offer_compel.by.not_a_player_character": lambda: (
            s := do(given(AMA, RAT), GM, m.GiveCharacter("c2", 2)), 2,
            m.OfferCompel("c2", text(s, "Ama in Trouble").id, "event", "It rains")),
        "pick_add.who.bench_not_permitted": lambda: (benched(milestone()), 1, m.PickAdd("c1")),
        "pick_replace.who.bench_not_permitted": lambda: (benched(milestone()), 1, m.PickReplace("c1", 0)),
        "pick_rewrite.aspect.a_consequence": lambda: (
            s := milestone("minor", pc("Ama", 1, mild="A Limp")), 1,
            m.PickRewrite("c1", text(s, "A Limp").id, "Healed")),
        "pick_swap.pair.too_many": lambda: (milestone(), 1, m.PickSwap("c1", ("Quick", "Clever", "Sneaky"))),
        "recover.who.asked_already": lambda: (recovering(), 1, m.Recover("c1", "I sleep")),
        "reverse.receipt.piece_gone": lambda: (
            s := reversed_in_vain(), GM, d.Reverse(s.desk.receipts[0].id, "so")),
        "send_back.reason.too_long": lambda: (brought(), GM, m.SendBack("c1", LONG)),
        "self_compel.aspect.hidden_npc_aspect": lambda: (
            s := given(AMA, major("Thane", secrets=("Thane in Trouble",))), GM,
            m.SelfCompel("c2", text(s, "Thane in Trouble").id, "event", "It rains")),
        "take_stunt.who.bench_not_permitted": lambda: (benched(given(AMA)), 1, m.TakeStunt("c1")),
        "take_stunt_instead.who.bench_not_permitted": lambda: (
            benched(milestone("major")), 1, m.TakeStuntInstead("c1")),
        "take_stunt_instead.who.too_few_stunts": lambda: (
            milestone("major", major_stunt_from="three"), 1, m.TakeStuntInstead("c1")),
    }  # fmt: skip


def planned(count: int = 1, **parts: str) -> State:
    """So many scenes are prepared; none is open."""
    state = do(given(AMA, DAN, RAT), GM, m.CloseScene())
    state = do(state, GM, m.PrepareScene(m.NEW, "The Roof", **parts))
    for _ in range(count - 1):
        state = do(state, GM, m.CopyPlan("plan1"))
    return state


def _plans() -> dict[str, Moment]:
    return {
        "prepare_scene.plan.no_room": lambda: (planned(MOST_PLANS), GM, m.PrepareScene(m.NEW, "One more")),
        "copy_plan..full": lambda: (planned(MOST_PLANS), GM, m.CopyPlan("plan2")),
        "import_plans..full": lambda: (planned(MOST_PLANS), GM, m.ImportPlans("{}")),
        "import_plans.file.too_long": lambda: (given(AMA), GM, m.ImportPlans("x" * 500_000)),
        "import_plans.file.wordless": lambda: (given(AMA), GM, m.ImportPlans(" ")),
        "import_plans..unreadable": lambda: (given(AMA), GM, m.ImportPlans("{}")),
        "open_plan.plan.stays_shut": lambda: (planned(cast="Nobody at all"), GM, m.OpenPlan("plan1")),
    }


CASES: dict[str, Moment] = {**_rolls(), **_scenes(), **_people(), **_plans()}
"""By command, field (none: the moment) and reason."""
