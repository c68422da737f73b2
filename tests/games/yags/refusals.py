"""One moment for each reason that random play hardly ever meets: who says what there, and what is wrong with it."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from games.yags.given_check import (
    ANN,
    ANNS,
    BEN,
    BENS,
    FOE,
    GIL,
    GUARD,
    call,
    change,
    contest,
    do,
    given,
    judge,
    knows,
    masters,
    roll,
    route,
    somebody,
)  # fmt: skip
from games.yags.given_people import alter, at, defined, drafted, holding, skill, someone, table, technique
from games.yags.given_people import do as does
from games.yags.given_scene import ROOFS, climb_on, go, in_rounds, on_wall, over, race, task, work
from games.yags.reached import joined, unseen
from parlour.games.yags import moves as m
from parlour.games.yags.model import Language, Price, Shelved, Side, State
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.rules.shelf import MOST as MOST_ON_SHELF
from parlour.games.yags.sheets import SAMPLES
from parlour.games.yags.yagsbook import LONGEST
from parlour.roleplay import moves as d
from parlour.roleplay.scenes import MOST_PLANS

Moment = Callable[[], tuple[State, int, Any]]
"""The table, who speaks, and what they say."""
HIGH, LOW = 10**13, -(10**13)
NORSE = "Norse"
PAIR = ("Agility", "athletics")
CHECK = m.CallCheck(False, False, ANN, "Agility", "", 20, "")
CONTEST = m.CallContest(False, ANN, "Agility", "", BEN, "Agility", "", "moderate", "")
RACE = m.StartRace(False, ANN, "Agility", "", BEN, "Agility", "", "first", 2, "", "race")
LONG = m.StartLong(ANN, "Dexterity", "", 20, 3, 0, "the trap")
ART = m.StartArt(ANN, "Agility", "", 3, "", "a dance")
FACT = m.CallFact(False, ANN, "history", 20, "")
LURK = m.CallLurk(GUARD, (), "hide", 5, "open", "careful", "")
SNEAK = m.CallSneak(ANN, (BEN,), "hide", 5, "open", "careful", "")
SPOT = m.CallSpot(False, ANN, 5, 5, 0, "open", "")
MANY = tuple([f"c{number}" for number in range(10, 19)])


# Tables


def crowded() -> State:
    state = given()
    everybody = joined(state, *[somebody(who, {"here": False}, seat=-1) for who in MANY])
    return Draft.evolve(everybody, [m.Entered(who) for who in MANY])


def lurking(state: State | None = None) -> State:
    return do(given() if state is None else state, GIL, LURK, 10)


def discovering(*observers: str, metres: int = 5) -> m.Discover:
    return m.Discover(lurking().kept[0].number, observers, metres, "open")


def reaching(**numbers: Any) -> State:
    """Ann hangs on a wall and knows how to reach far."""
    state = given(ann={"athletics": 6, **numbers})
    state = knows(state, ANN, "Long reach", "athletics", 4, what="climb", situations=("climb",))
    return on_wall(knows(state, ANN, "Feint", "brawl", 1))


def weakened() -> State:
    """No strength is left to climb with."""
    return do(on_wall(), GIL, d.Overrule(ANN, "Strength", "0", "drained"))


def scrambled() -> State:
    return roll(do(in_rounds(), GIL, m.CallScramble(False, ANN, "bench", 0, "")), 3)


def dancing(*levels: int, **options: Any) -> State:
    """A success is about to be scored by who masters the dance."""
    state = given(ann={"athletics": 6}, ben={"athletics": 6}, **options)
    for who, level in zip((ANN, BEN), levels, strict=True):
        state = masters(state, who, "athletics", level, "dance")
    state = race(state, field="Dance")
    for _ in range(2):
        state = roll(work(state), 12, 8)
    return state


def blocked() -> State:
    """As often as Ben has Health."""
    state = given(ann={"athletics": 6}, ben={"athletics": 6, "Health": 1}, competitive_block="health")
    state = masters(masters(state, ANN, "athletics", 5, "dance"), BEN, "athletics", 2, "dance")
    state = race(state, field="Dance", physical=True)
    for _ in range(2):
        state = roll(work(state), 12, 8)
    return roll(work(do(state, BENS, m.Block(True))), 12, 8)


def full_contest() -> State:
    state = contest(crowded(), Side(ANN, "Agility"), Side(BEN, "Agility"))
    for who in MANY[:4]:
        state = do(state, GIL, m.JoinContest(who, "Agility", ""))
    return state


def contested(**numbers: Any) -> State:
    state = given(foe={"here": True, **numbers}, contest_tie="defender")
    return contest(state, Side(ANN, "Agility"), Side(BEN, "Agility"))


def speaking(who: str = ANN) -> State:
    return change(given(), who, languages=(Language(NORSE, 3),))


def priced(**numbers: Any) -> State:
    return alter(holding(someone(**numbers)), prices=(Price("attribute", 0, 1), Price("language", 0, 2)))


def specialised(**numbers: Any) -> State:
    state = given(ann={"Intelligence": 4, "history": 5, **numbers})
    state = knows(state, ANN, "medieval trade", "history", 2, kind="specialisation")
    return knows(state, ANN, "dates", "history", 1)


def shelved(count: int) -> State:
    one = someone("l1", -1)
    return alter(table(), shelf=tuple([Shelved(f"l{at + 1}", one) for at in range(count)]))


def pleaded() -> State:
    """What Ann asked for cannot be done any more."""
    climbing = in_rounds(on_wall(pace="minute"))
    asked = do(climbing, ANNS, d.Plead("Please", '{"do":"climb_on","who":"c1"}'))
    return do(asked, GIL, m.EndClimb(ANN))


def overruled_and_gone() -> State:
    state = do(given(), GIL, d.Overrule(GUARD, "wounds", "1", "so"))
    return do(state, GIL, m.DropCreature(GUARD))


def lacking() -> State:
    """At the step of gear, with a technique the skill is too low for."""
    state, who = drafted(table())
    assert who == "c1"
    state = Draft.evolve(state, [m.TechniqueBought(who, technique(level=4), 4)])
    return at(state, who, "gear")


def resting() -> State:
    """One technique rests on another."""
    state, who = drafted(table())
    state = at(state, who, "techniques")
    feint = technique("Feint", level=1, which="k901")
    lunge = technique("Lunge", level=1, which="k902", needs=("Feint",))
    return Draft.evolve(state, [m.TechniqueBought(who, one, 1) for one in (feint, lunge)])


def in_review(stage: str = "review") -> State:
    state, who = drafted(table())
    return at(state, who, stage)


def hillfolk() -> State:
    return do(given(), GIL, m.AddCulture(1, "Hillfolk"))


def team_over() -> State:
    state = do(given(), GIL, m.StartTeam(False, (ANN,), (BEN,), *PAIR, "first", 2, "", "teams"))
    return do(state, GIL, m.AbortTask(task(state).id, "enough"))


def wanting(**numbers: Any) -> State:
    """Ann waits for a word on taking 10."""
    state = call(given(ann={"Dexterity": 4, "lockpicking": 5, **numbers}), ANN, "Dexterity", "lockpicking", 20)
    return do(state, ANNS, m.Take(0, "take10"))


# Numbers and people


def _of(state: State, seat: int, command: Any) -> Moment:
    return lambda: (state, seat, command)


def _numbers() -> Iterator[tuple[str, Moment]]:
    state, checking, wall = given(), call(given(), ANN, "Agility"), on_wall()
    high: list[tuple[State, Any, tuple[str, ...]]] = [
        (state, m.AddCulture(1, "x"), ("tl",)),
        (state, m.AddItem(ANN, 1, 1, 1, "x"), ("weight", "worn_load", "tl")),
        (state, m.CallAttack(FOE, ANN, 20, 1, ""), ("target", "metres")),
        (state, CHECK, ("target",)),
        (state, m.CallGroup(False, True, (ANN, BEN), "Will", "", 20, ""), ("target",)),
        (do(state, ANNS, m.TrySkill(ANN, "Will", "")), m.GrantCheck(1, 20), ("target",)),
        (state, m.CallRecall(False, ANN, 20, ""), ("target",)),
        (given(ann={"history": 4}), FACT, ("target",)),
        (state, skill("juggling"), ("tl",)),
        (change(state, ANN, savable=1, fatigue=1), m.CallResist(ANN, 20), ("target",)),
        (in_rounds(), m.CallScramble(False, ANN, "bench", 0, ""), ("target",)),
        (state, m.CallThrow(ANN, "other", 20, 1, ""), ("target", "metres")),
        (state, LURK, ("metres",)),
        (state, SNEAK, ("metres",)),
        (state, SPOT, ("metres", "size")),
        (lurking(), discovering(ANN), ("metres",)),
        (wall, m.MarkStretch(ANN, 0, 20), ("target",)),
        (state, m.SetBudget(1, 1, 1), ("attributes", "skills", "experience")),
        (state, m.SetGround(False, False, "light", 0, 0, 0, 0), ("gap",)),
        (state, m.SetPrice("attribute", 1, 1), ("flat", "times")),
        (checking, m.SetTarget(20), ("target",)),
        (state, m.StartClimb(False, ANN, "round", 20, 30, ""), ("height", "target")),
        (state, LONG, ("minutes", "target")),
        (state, m.Travel((ANN,), 60, 100), ("percent", "minutes")),
        (at(state, ANN, "frame"), m.SizeBy(ANN, "mass", 1), ("amount",)),
    ]
    for there, command, fields in high:
        seat = ANNS if isinstance(command, m.SizeBy) else GIL
        for field in fields:
            broken = replace(command, **{field: HIGH})
            yield f"{command.__struct_config__.tag}.{field}.too_high", _of(there, seat, broken)
    for command in (m.Adjust(0, 1, "fog"), m.Shift(0, 1, "fog")):
        broken = replace(command, amount=LOW)
        yield f"{command.__struct_config__.tag}.amount.too_low", _of(checking, GIL, broken)
    yield "define_technique.amount.too_low", _of(state, GIL, replace(defined("Lunge"), amount=LOW))
    yield "part_way.metres.too_low", _of(scrambled(), GIL, m.PartWay(0))
    yield "part_way.metres.too_high", _of(scrambled(), GIL, m.PartWay(HIGH))


def _dead() -> Iterator[tuple[str, Moment]]:
    state, rounds, wall = given(), in_rounds(), reaching()
    closed = do(state, GIL, m.CloseScene())
    commands: list[tuple[State, int, Any, str, str]] = [
        (wall, ANNS, m.BoostClimb(ANN, "k1"), "who", ANN),
        (state, GIL, m.CallAttack(FOE, ANN, 20, 1, ""), "toward", ANN),
        (state, GIL, m.CallAttack(FOE, ANN, 20, 1, ""), "who", FOE),
        (state, GIL, m.CallInterrogation(ANN, BEN, ""), "one", ANN),
        (state, GIL, m.CallInterrogation(ANN, BEN, ""), "other", BEN),
        (state, GIL, m.CallRecall(False, ANN, 20, ""), "who", ANN),
        (reaching(), ANNS, m.ClimbOn(ANN), "who", ANN),
        (rounds, ANNS, m.MoveFree(ANN, 1), "who", ANN),
        (priced(xp=9), ANNS, m.LearnLanguage("c1", "Latin"), "who", "c1"),
        (state, GIL, m.CallCharm(ANN, BEN, ""), "toward", BEN),
        (state, GIL, m.CallPocket(ANN, (BEN,), "ordinary", ""), "who", ANN),
        (state, GIL, SPOT, "who", ANN),
        (change(change(state, ANN, ran=1), BEN, ran=1), GIL, m.EndRun(ANN), "who", ANN),
        (rounds, ANNS, m.Go(ANN, "careful"), "who", ANN),
        (contested(), GIL, m.JoinContest(FOE, "Agility", ""), "who", FOE),
        (closed, GIL, m.OpenScene("There", "", "", (ANN,)), "here", ANN),
        (priced(xp=9), ANNS, m.RaiseAttribute("c1", "Agility"), "who", "c1"),
        (state, GIL, m.SendBack(ANN, "so"), "who", ANN),
        (state, GIL, RACE, "one", ANN),
        (priced(xp=9), ANNS, m.Study("c1", "brawl", 1, ""), "who", "c1"),
    ]
    for there, seat, command, field, who in commands:
        yield f"{command.__struct_config__.tag}.{field}.dead", _of(change(there, who, stage="dead"), seat, command)


def _spoken() -> Iterator[tuple[str, Moment]]:
    """Languages are not rolled."""
    for command, field in (
        (CHECK, "skill"), (FACT, "skill"), (CONTEST, "one_skill"), (RACE, "one_skill"), (LONG, "skill"), (ART, "skill"),
    ):  # fmt: skip
        broken = replace(command, **{field: NORSE})
        yield f"{command.__struct_config__.tag}.{field}.language", _of(speaking(), GIL, broken)
    for command in (CONTEST, RACE):
        broken = replace(command, other_skill=NORSE)
        yield f"{command.__struct_config__.tag}.other_skill.language", _of(speaking(BEN), GIL, broken)
    joined = change(contested(), FOE, languages=(Language(NORSE, 3),))
    yield "join_contest.skill.language", _of(joined, GIL, m.JoinContest(FOE, "Agility", NORSE))


def _watched() -> Iterator[tuple[str, Moment]]:
    for command in (
        m.CallConjure(False, ANN, MANY, ""), m.CallFilch(ANN, MANY, "ordinary", ""),
        m.CallPocket(ANN, MANY, "ordinary", ""), replace(LURK, observers=MANY), replace(SNEAK, observers=MANY),
    ):  # fmt: skip
        yield f"{command.__struct_config__.tag}.observers.too_many", _of(crowded(), GIL, command)
    yield "discover.observers.too_many", _of(lurking(crowded()), GIL, discovering(*MANY))


# Everything


def _rest() -> dict[str, Moment]:
    joining = m.JoinContest(FOE, "Agility", "")
    return {
        "allow.plea.cannot_be_granted": lambda: (pleaded(), GIL, d.Allow(pleaded().desk.pleas[0].id, "so")),
        "approve.who.incomplete": lambda: (at(lacking(), "c1", "review"), GIL, m.Approve("c1")),
        "block..no_more_blocks": lambda: (blocked(), BENS, m.Block(True)),
        "boost_climb.technique.not_for_climbing": lambda: (reaching(), ANNS, m.BoostClimb(ANN, "k2")),
        "boost_climb.technique.not_usable": lambda: (reaching(athletics=3), ANNS, m.BoostClimb(ANN, "k1")),
        "boost_climb.who.used_up": lambda: (
            do(reaching(), ANNS, m.BoostClimb(ANN, "k1")), ANNS, m.BoostClimb(ANN, "k1")),
        "buy_own.skill.not_deep_enough": lambda: (
            holding(someone(xp=5, skills={"history": 1})), ANNS, m.BuyOwn("c1", "specialisation", "history", 2, "x")),
        "call_scramble.who.no_agility": lambda: (
            in_rounds(given(ann={"Agility": 0})), GIL, m.CallScramble(False, ANN, "bench", 0, "")),
        "choose_extras.extras.too_many": lambda: (
            roll(call(given(ann={"Agility": 8}), ANN, "Agility"), 1 + 9), ANNS,
            m.ChooseExtras(("style", "speed", "completeness"))),
        "choose_route.route.needs_the_skill": lambda: (
            call(given(ann={"lockpicking": 2}), ANN, "Dexterity", "lockpicking", real=True), ANNS,
            m.ChooseRoute(0, "unskilled", "")),
        "choose_route.route.no_skill": lambda: (
            call(given(), ANN, "Dexterity", "lockpicking"), ANNS, m.ChooseRoute(0, "skill", "")),
        "choose_route.route.not_to_be_guessed": lambda: (
            do(call(given(ann={"medicine": 2, "first aid": 4}), ANN, "Intelligence", "medicine"),
               GIL, d.Overrule(ANN, "skill medicine", "0", "forgotten")), ANNS, m.ChooseRoute(0, "unskilled", "")),
        "call_scramble.who.barred": lambda: (
            change(in_rounds(), ANN, barred=True), GIL, m.CallScramble(False, ANN, "bench", 0, "")),
        "choose_extras.extras.twice": lambda: (
            roll(call(given(ann={"Agility": 8}), ANN, "Agility"), 1 + 9), ANNS, m.ChooseExtras(("style", "style"))),
        "climb_on.who.climbed_already": lambda: (
            roll(climb_on(in_rounds(on_wall(target=0))), 10), ANNS, m.ClimbOn(ANN)),
        "climb_on.who.failed_in_round": lambda: (change(in_rounds(on_wall()), ANN, barred=True), ANNS, m.ClimbOn(ANN)),
        "climb_on.who.moved": lambda: (on_wall(go(in_rounds())), ANNS, m.ClimbOn(ANN)),
        "climb_on.who.no_strength": lambda: (weakened(), ANNS, m.ClimbOn(ANN)),
        "climb_on.who.too_long_a_pace": lambda: (in_rounds(on_wall(pace="minute")), ANNS, m.ClimbOn(ANN)),
        "define_skill..circle": lambda: (table(), GIL, skill("first aid", needs="medicine 1")),
        "define_skill..first_has_a_price": lambda: (table(), GIL, skill("juggling", familiarities="balls 2")),
        "define_skill..limit_circle": lambda: (table(), GIL, skill("science", limited_by="robotics")),
        "define_skill..need_without_level": lambda: (table(), GIL, skill("juggling", needs="sleight")),
        "define_skill..price_missing": lambda: (table(), GIL, skill("juggling", familiarities="balls, clubs")),
        "define_skill..talent": lambda: (table(), GIL, skill("Stealth")),
        "define_technique..needs_itself": lambda: (
            does(does(table(), GIL, defined("Feint")), GIL, defined("Lunge", needs=("Feint",))), GIL,
            defined("Feint", needs=("Lunge",))),
        "rate.target.too_high": lambda: (given(), GIL, m.Rate("the wall", HIGH)),
        "define_technique.skills.for_a_group": lambda: (
            does(table(), GIL, skill("sabre", group="blades")), GIL, defined("Feint", group="blades")),
        "drop_technique.technique.needed": lambda: (resting(), ANNS, m.DropTechnique("c1", "k901")),
        "drop_technique.who.in_review": lambda: (in_review(), ANNS, m.DropTechnique("c1", "k901")),
        "go.gait.action_used": lambda: (change(in_rounds(), ANN, acted=True), ANNS, m.Go(ANN, "running")),
        "enter_die.side.no_die": lambda: (
            call(given(ann={"load": 90}), ANN, "Agility", "athletics"), ANNS, m.EnterDie(0, 7)),
        "go.gait.too_heavy": lambda: (in_rounds(given(ann={"load": 20})), ANNS, m.Go(ANN, "sprinting")),
        "go.gait.cannot_balance": lambda: (over(ROOFS, given(ann={"Agility": 0})), ANNS, m.Go(ANN, "careful")),
        "hold.side.the_resisting": lambda: (do(contested(), GIL, m.Hold(1)), GIL, m.Hold(1)),
        "join_contest..full": lambda: (full_contest(), GIL, m.JoinContest(FOE, "Agility", "")),
        "join_contest.attribute.none_at_all": lambda: (contested(Agility=0), GIL, joining),
        "join_contest.skill.unknown_knowledge": lambda: (contested(), GIL, m.JoinContest(FOE, "Agility", "history")),
        "hold..nobody_against": lambda: (
            call(given(contest_tie="defender"), ANN, "Agility", "athletics"), GIL, m.Hold(0)),
        "call_toss.catcher.in_hiding": lambda: (
            unseen(given(), BEN)[0], GIL, m.CallToss(ANN, "h1", 5, "")),
        "join_contest.who.in_hiding": lambda: (unseen(contested(), FOE)[0], GIL, replace(joining, who="h1")),
        "join_contest.who.not_here": lambda: (change(contested(), FOE, here=False), GIL, joining),
        "join_contest.who.in_it": lambda: (contested(), GIL, m.JoinContest(ANN, "Agility", "")),
        "join_contest.who.unfinished": lambda: (change(contested(), FOE, stage="gear"), GIL, joining),
        "learn_language..level_too_dear": lambda: (
            priced(xp=3, languages=(Language(NORSE, 3),)), ANNS, m.LearnLanguage("c1", NORSE)),
        "learn_language.name.too_long": lambda: (priced(xp=3), ANNS, m.LearnLanguage("c1", "x" * 99)),
        "learn_language.name.wordless": lambda: (priced(xp=3), ANNS, m.LearnLanguage("c1", " ")),
        "buy_technique.name.needs_another": lambda: (
            does(holding(someone(xp=9, skills={"brawl": 6})), GIL, defined("Riposte", needs=("Stone drop",), level=1)),
            ANNS, m.BuyTechnique("c1", "Riposte")),
        "match.fit.not_in_use": lambda: (do(specialised(), GIL, FACT), GIL, m.Match(0, "k1", "")),
        "match.fit.unknown": lambda: (do(specialised(), GIL, FACT), GIL, m.Match(0, "k1", "perfect")),  # type: ignore[arg-type]
        "match.technique.carries_none": lambda: (
            route(do(alter(specialised(lore=4), skills=tuple([
                replace(one, default="lore") if one.name == "history" else one for one in given().skills])), GIL, FACT),
                "default", "lore"), GIL, m.Match(0, "k1", "broad")),
        "match.technique.no_specialisation": lambda: (do(specialised(), GIL, FACT), GIL, m.Match(0, "k2", "broad")),
        "match.technique.not_serving": lambda: (
            call(specialised(law=4), ANN, "Intelligence", "law"), GIL, m.Match(0, "k1", "broad")),
        "move_free.who.barred": lambda: (change(in_rounds(), ANN, barred=True), ANNS, m.MoveFree(ANN, 1)),
        "new_creature.kind.gm_brings": lambda: (table(), ANNS, m.NewCreature(False, False, "vehicle", "Cart")),
        "new_creature.kind.no_human": lambda: (table(), GIL, m.NewCreature(False, True, "vehicle", "Cart")),
        "open_file..shelf_full": lambda: (shelved(MOST_ON_SHELF), GIL, m.OpenFile(SAMPLES[0])),
        "open_file..too_many_for_the_shelf": lambda: (shelved(MOST_ON_SHELF - 1), GIL, m.OpenFile(SAMPLES[1])),
        "open_file.text.too_long": lambda: (table(), GIL, m.OpenFile("x" * (LONGEST + 1))),
        "part_way..round_over": lambda: (do(scrambled(), GIL, m.NextRound()), GIL, m.PartWay(1)),
        "part_way..said_already": lambda: (do(scrambled(), GIL, m.PartWay(2)), GIL, m.PartWay(2)),
        "pick_member.task.over": lambda: (team_over(), ANNS, m.PickMember(task(team_over()).id, 0, ANN)),
        "drop_culture.name.unknown": lambda: (do(given(), GIL, m.AddCulture(1, "x")), GIL, m.DropCulture("y")),
        "move_free.who.in_hiding": lambda: (unseen(in_rounds(), GUARD)[0], GIL, m.MoveFree("h1", 1)),
        "move_free.who.on_a_wall": lambda: (do(on_wall(), GIL, m.StartRounds()), ANNS, m.MoveFree(ANN, 1)),
        "send_back.reason.too_long": lambda: (in_review(), GIL, m.SendBack("c1", "x" * 9999)),
        "set_culture..no_cultures": lambda: (given(), GIL, m.SetCulture(ANN, "Hillfolk")),
        "set_culture.culture.unknown": lambda: (hillfolk(), GIL, m.SetCulture(ANN, "Sea folk")),
        "set_culture.who.dead": lambda: (change(hillfolk(), ANN, stage="dead"), GIL, m.SetCulture(ANN, "")),
        "set_culture.who.made_already": lambda: (hillfolk(), ANNS, m.SetCulture(ANN, "")),
        "set_culture.who.not_yours_nor_gm": lambda: (hillfolk(), BENS, m.SetCulture(ANN, "")),
        "set_culture.who.unknown": lambda: (hillfolk(), GIL, m.SetCulture("c99", "")),
        "try_skill.skill.language": lambda: (
            change(given(), ANN, languages=(Language("Latin", 2),)), ANNS, m.TrySkill(ANN, "Will", "Latin")),
        "push..not_your_choice": lambda: (roll(go(over(ROOFS)), 5), BENS, m.Push(True)),
        "raise_attribute.attribute.highest_there_is": lambda: (
            priced(xp=3, human=False, Agility=99), ANNS, m.RaiseAttribute("c1", "Agility")),
        "raise_attribute.attribute.human_maximum": lambda: (
            priced(xp=30, Agility=8), ANNS, m.RaiseAttribute("c1", "Agility")),
        "open_scene.here.in_hiding": lambda: (
            do(unseen(given(), GUARD)[0], GIL, m.CloseScene()), GIL, m.OpenScene("There", "", "", ("h1",))),
        "start_team.others.not_learnt": lambda: (
            given(ann={"history": 4}), GIL,
            m.StartTeam(False, (ANN,), (BEN,), "Intelligence", "history", "first", 2, "", "teams")),
        "submit.who.incomplete": lambda: (lacking(), ANNS, m.Submit("c1")),
        "raise_attribute.attribute.unknown": lambda: (priced(xp=3), ANNS, m.RaiseAttribute("c1", "Size")),
        "reverse.receipt.piece_gone": lambda: (
            overruled_and_gone(), GIL, d.Reverse(overruled_and_gone().desk.receipts[0].id, "so")),
        "run_on.gait.too_heavy": lambda: (given(ann={"load": 20}), ANNS, m.RunOn(ANN, "running", 5)),
        "step.who.unfinished_business": lambda: (lacking(), ANNS, m.Step(True, "c1")),
        "take.what.asked_already": lambda: (wanting(), ANNS, m.Take(0, "take10")),
        "take.what.stressful": lambda: (
            judge(call(given(ann={"lockpicking": 5}), ANN, "Dexterity", "lockpicking"), stressful=True), ANNS,
            m.Take(0, "take10")),
        "use_mastery..not_asked": lambda: (dancing(5, 2), BENS, m.UseMastery("keep")),
        "use_mastery.what.not_physical": lambda: (
            dancing(5, 2, mastery_fatigue="physical"), ANNS, m.UseMastery("tire")),
        "use_mastery.what.unknown": lambda: (dancing(5, 2), ANNS, m.UseMastery("gloat")),  # type: ignore[arg-type]
    }  # fmt: skip


def planned(count: int = 1, **parts: str) -> State:
    """So many scenes are prepared; none is open."""
    state = do(do(given(), GIL, m.CloseScene()), GIL, m.PrepareScene(m.NEW, "The Roof", **parts))
    for _ in range(count - 1):
        state = do(state, GIL, m.CopyPlan("plan1"))
    return state


def _plans() -> dict[str, Moment]:
    return {
        "prepare_scene.plan.no_room": lambda: (planned(MOST_PLANS), GIL, m.PrepareScene(m.NEW, "One more")),
        "prepare_scene..unclear": lambda: (given(), GIL, m.PrepareScene(m.NEW, "A roof", ground="mud")),
        "copy_plan..full": lambda: (planned(MOST_PLANS), GIL, m.CopyPlan("plan2")),
        "import_plans..full": lambda: (planned(MOST_PLANS), GIL, m.ImportPlans("{}")),
        "import_plans.file.too_long": lambda: (given(), GIL, m.ImportPlans("x" * 500_000)),
        "import_plans.file.wordless": lambda: (given(), GIL, m.ImportPlans(" ")),
        "import_plans..unreadable": lambda: (given(), GIL, m.ImportPlans("{}")),
        "open_plan.plan.stays_shut": lambda: (planned(cast="Nobody at all"), GIL, m.OpenPlan("plan1")),
    }


CASES: dict[str, Moment] = {
    **dict(_numbers()), **dict(_dead()), **dict(_spoken()), **dict(_watched()), **_rest(), **_plans(),
}  # fmt: skip
"""By command, field (none: the moment) and reason."""
