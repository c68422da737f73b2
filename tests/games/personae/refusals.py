"""One moment for each reason that random play hardly ever meets: the table, what is otherwise there, who says what."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from games.personae import given_challenge as c
from games.personae import given_people as p
from games.personae import given_scene as s
from games.personae import reached
from games.personae.reached import joined
from parlour.games.personae import moves as m
from parlour.games.personae.content.effects import Effect
from parlour.games.personae.model import (
    Ability,
    Active,
    Addition,
    Batch,
    Encounter,
    Gear,
    Petition,
    Provocation,
    Purchase,
    State,
    Upgrade,
    Ware,
)
from parlour.roleplay import moves as r
from parlour.roleplay.desk import Plea, Receipt
from parlour.roleplay.scenes import MOST_PLANS


class Case(NamedTuple):
    table: str
    seat: int
    command: Any
    changes: tuple[tuple[str, dict[str, Any]], ...] = ()
    """Where, and which fields have other values."""


def put(thing: Any, path: str, values: dict[str, Any]) -> Any:
    """The same thing, otherwise at one place: individuals.0.skills.3."""
    if not path:
        return replace(thing, **values)
    head, _, rest = path.partition(".")
    if isinstance(thing, tuple):
        at = int(head)
        return (*thing[:at], put(thing[at], rest, values), *thing[at + 1 :])
    return replace(thing, **{head: put(getattr(thing, head), rest, values)})


def moment(case: Case) -> State:
    state = TABLES[case.table]()
    for path, values in case.changes:
        state = _otherwise(state, path, values)
    return state


def _otherwise(state: State, path: str, values: dict[str, Any]) -> State:
    """By the events that lead there."""
    head, _, rest = path.partition(".")
    if head == "individuals":
        at, _, rest = rest.partition(".")
        before = state.individuals[int(at)]
        after = put(before, rest, values)
        fields = [name for name in before.__struct_fields__ if getattr(before, name) != getattr(after, name)]
        return s.change(state, before.id, **{name: getattr(after, name) for name in fields})
    return s.alter(state, **(values if not head else {head: put(getattr(state, head), rest, values)}))


def scene() -> State:
    """Powers, wares, wounds, a condition, a hazard."""
    state = s.power(s.power(s.given(powers_limit=2), s.ORLA, "M"), s.ORLA, "I", "recoveryAid", kind="remove")
    state = s.wealth(s.grants(state, s.ORLA, "recoveryAid", kind="replace", skill="Bonesetting"), s.SEFA, "Bindery")
    state = s.alter(state, wares=(Ware("w1", "rope", 0), Ware("w2", "ship", 3)))
    state = s.do(s.do(state, s.URSULA, m.AgreeHazard("fire", 4, 1, 1)), s.URSULA, m.AddObstacle("a gate"))
    return s.change(state, s.SEFA, hits=2, status="injured", hurt_scene=3)


def fight() -> State:
    return s.fight(scene(), s.BRAN, s.FOE, s.ORLA, s.SEFA, s.THUG)


def opening() -> State:
    """Bran has yet to issue the opening Challenge."""
    return s.fight(scene(), s.BRAN, s.FOE, s.ORLA, s.SEFA, s.THUG, opening=True)


def orlas_opening() -> State:
    state = s.fight(scene(), s.ORLA, s.FOE, opening=True)
    return s.change(state, s.ORLA, powers_on=(Active("p1", s.ORLA, upheld=False),))


def orlas() -> State:
    """Orla's turn, with a Power to be kept up."""
    return s.change(s.fight(scene(), s.ORLA, s.FOE), s.ORLA, powers_on=(Active("p1", s.ORLA, upheld=False),))


def choosing() -> State:
    return s.do(s.given(action_order_method="chosenSkill"), s.SEFAS, m.Escalate(True, s.SEFA, "x"))


def talked_at() -> State:
    """Help is asked for."""
    return c.issue(c.expertise(c.given(assist_max=1), c.BRAN), c.BRAN, "Parley", c.FOE)


def with_power() -> State:
    state = c.power(c.power(c.given(), c.ORLA, name="Lash"), c.SEFA, name="Spark", skill="Inquiry")
    return c.issue(state, c.ORLA, "Song", c.FOE, power="p1")


def struck_at() -> State:
    """Bran answers."""
    return c.issue(c.given(violent=True, turn=c.FOE), c.FOE, "Club", c.BRAN)


def shot_at() -> State:
    """With a bow."""
    return c.issue(c.given(violent=True, turn=c.SEFA), c.SEFA, "Bow", c.FOE)


def setting() -> State:
    state = c.grants(c.expertise(c.given(), c.BRAN), c.BRAN, "addResult", skill="Parley")
    return c.set_up(state, c.BRAN, "Parley", c.FOE, "Resist")


def powers() -> State:
    """Orla and Sefa can issue Power Challenges."""
    return c.power(c.power(c.given(), c.ORLA, name="Lash"), c.SEFA, name="Spark", skill="Inquiry")


def violence() -> State:
    return c.given(violent=True, turn=c.BRAN)


def leaving_out() -> State:
    """Foe may leave out dice of Bran's."""
    state = c.grants(c.given(violent=True, turn=c.BRAN), c.FOE, "ignoreDice", quality=True)
    return c.rolled(state, c.BRAN, "Axe", c.FOE, "Dodge", "9 6 2 1 1 1", "8 4 1")


def following() -> State:
    """Bran's Trait gives a further Challenge."""
    state = c.grants(c.given(violent=True, turn=c.BRAN), c.BRAN, "followUp", kind="additional", quality=True)
    return c.stand(c.rolled(state, c.BRAN, "Axe", c.FOE, "Dodge", "9 6 2 1 1 1", "8 4 1"))


def making() -> State:
    """Ann chooses Traits."""
    state, who = p.at_traits(p.table())
    state = p.do(state, p.ANN, *p.basics(who))
    return p.change(
        state, who, gear=(Gear("g90", "Ring", exceptional=("craft",)),), points=60, values=(9, 9, 9, 9, 9, 9)
    )


def made() -> State:
    """Ann's hero has points to spend, and a companion."""
    state, _ = p.ready(p.table(), "brannoch", dp=9)
    mate = replace(state.individuals[0], id="c90", name="Dob", role="companion", owner=state.individuals[0].id)
    return joined(state, mate)


def unopposed() -> State:
    return c.do(c.given(), c.BRANS, m.AskUnopposed(c.BRAN, "", "Power", "x"))


def about() -> State:
    return c.do(c.given(), c.BRANS, m.AskAbout(c.BRAN, c.FOE, "", "x"))


def extra() -> State:
    """Somebody without numbers is in the scene."""
    return s.do(s.do(s.given(), s.URSULA, m.NewExtra("ally", False, "Monk", "")), s.URSULA, m.Enter("c701"))


def extra_struck() -> State:
    """And has to answer."""
    state = c.do(c.do(c.given(), c.URSULA, m.NewExtra("ally", False, "Monk", "")), c.URSULA, m.Enter("c601"))
    return c.helped(c.issue(state, c.BRAN, "Parley", "c601"))


def extra_rolled() -> State:
    """And has, with what it was given."""
    return c.ready(c.do(extra_struck(), c.URSULA, m.GiveNumbers("c601", 2, "Power", 2)), "9 6 2", "8 4")


def unseen() -> State:
    """Foe is here, and nobody sees it."""
    return reached.unseen(s.given(), s.FOE)[0]


def helped() -> State:
    """Thug helps Bran."""
    state = c.issue(c.given(), c.BRAN, "Parley", c.FOE)
    return c.do(state, c.URSULA, m.JoinAssist(c.THUG, 0, c.which(state, c.THUG, "Club")))


def deadlocked() -> State:
    state = c.set_up(c.given(tie_exhausted="gm"), c.BRAN, "Parley", c.FOE, "Resist")
    return c.ready(c.do(state, c.URSULA, m.Adjust("dice", 1, 1, "awake")), "5 4 3", "8 7 6")


def rerolling() -> State:
    """Bran may reroll any die but the highest."""
    state = c.grants(c.given(violent=True, turn=c.BRAN), c.BRAN, "rerollOwn", quality=True, skill="Axe")
    return c.rolled(state, c.BRAN, "Axe", c.FOE, "Dodge", "9 6 2 1 1 1", "8 4 1")


def spending() -> State:
    """Bran has a critical to spend."""
    state = c.banked(c.given(), c.BRANS)
    return c.rolled(state, c.BRAN, "Parley", c.FOE, "Resist", "9 6 2", "8 4")


def calm_power() -> State:
    """A fight, and the turn of Orla, who has a Power that takes a Challenge."""
    return c.power(c.given(violent=True, turn=c.ORLA), c.ORLA, name="Lash")


def planned(count: int = 1, **parts: str) -> State:
    """So many scenes are prepared; none is open."""
    state = p.do(p.ready(p.table(sitting=True))[0], p.GIL, m.PrepareScene(m.NEW, "The Lock", **parts))
    for _ in range(count - 1):
        state = p.do(state, p.GIL, m.CopyPlan("plan1"))
    return state


TABLES: dict[str, Callable[[], State]] = {
    "planned": planned,
    "all planned": lambda: planned(MOST_PLANS),
    "nobody planned": lambda: planned(cast="Nobody at all"),
    "scene": scene,
    "fight": fight,
    "opening": opening,
    "orlas": orlas,
    "orlas opening": orlas_opening,
    "choosing": choosing,
    "talked at": talked_at,
    "with power": with_power,
    "struck at": struck_at,
    "shot at": shot_at,
    "setting": setting,
    "powers": powers,
    "leaving out": leaving_out,
    "following": following,
    "making": making,
    "made": made,
    "unopposed": unopposed,
    "about": about,
    "unseen": unseen,
    "unseen extra": lambda: reached.unseen(extra(), s.FOE)[0],
    "unseen thug": lambda: reached.unseen(talked_at(), c.THUG)[0],
    "extra": extra,
    "companion": lambda: c.given(sheets={c.ORLA: {"role": "companion", "owner": c.BRAN, "controller": c.BRANS}}),
    "extra in fight": lambda: s.fight(extra(), s.BRAN, s.FOE, "c701"),
    "extra struck": extra_struck,
    "extra rolled": extra_rolled,
    "helped": helped,
    "deadlocked": deadlocked,
    "rerolling": rerolling,
    "spending": spending,
    "calm power": calm_power,
    "using": setting,
    "using two": lambda: c.grants(setting(), c.BRAN, "addResult", skill="Axe"),
}
LONG = "x" * 50_000
CASES: dict[str, Case] = {
    "add_ability.code.bonds_full": Case(
        "powers",
        2,
        m.AddAbility("c2", "culture", "companion", "Spark", "", "", "T", "because", "because", (), "because"),
        (("options", {"companions_max": 0}),),
    ),
    "add_ability.code.companions_bond": Case(
        "companion",
        1,
        m.AddAbility("c3", "culture", "companion", "Salves", "interaction", "", "won", "because", "because", (), "so"),
    ),
    "add_ability.code.not_with_gear": Case(
        "making",
        1,
        m.AddAbility(
            "c1",
            "gear",
            "setAttribute",
            "Dodge",
            "",
            "issue",
            "Competence",
            "because",
            "because",
            ("once per encounter",),
            "because",
        ),
    ),
    "add_ability.code.ranks_settled": Case(
        "scene",
        1,
        m.AddAbility(
            "c1",
            "plain",
            "changePriority",
            "Dodge",
            "unopposed",
            "",
            "because",
            "because",
            "because",
            ("once per session",),
            "because",
        ),
    ),
    "add_ability.code.weak_bond": Case(
        "scene",
        1,
        m.AddAbility(
            "c1", "plain", "companion", "Axe", "additional", "issue", "won", "because", "because", (), "because"
        ),
    ),
    "add_ability.conditions.too_many": Case(
        "scene",
        1,
        m.AddAbility(
            "c1",
            "quality",
            "healthBonus",
            "",
            "",
            "",
            "because",
            "because",
            "because",
            ("once per scene", "once per day"),
            "because",
        ),
    ),
    "add_ability.detail.unknown": Case(
        "scene",
        1,
        m.AddAbility(
            "c1", "plain", "followUp", "Axe", "additional", "issue", "s201", "because", "because", (), "because"
        ),
    ),
    "add_ability.form.no_exceptional_gear": Case(
        "scene",
        1,
        m.AddAbility(
            "c1", "gear", "healthBonus", "", "", "", "because", "because", "because", ("once per scene",), "because"
        ),
    ),
    "add_ability.skill.resists_without_gear": Case(
        "making", 1, m.AddAbility("c1", "gear", "answerPower", "Resist", "", "", "g90", "n", "t", (), "")
    ),
    "add_power.code.hits_are_instant": Case(
        "scene", 1, m.AddPower("c1", True, "T", "powerHits", "because", 0, 9, "because", "because")
    ),
    "adjust.amount.too_low": Case("talked at", 0, m.Adjust("addition", 1, -99, "because")),
    "allow.plea.cannot_be_granted": Case(
        "scene",
        0,
        r.Allow(1, "x"),
        (("desk", {"pleas": (Plea(1, 1, "please", '{"do":"drop_individual","who":"c99"}'),), "counted": 1}),),
    ),
    "announce.skill.needs_resisting": Case(
        "fight", 1, m.Announce("c1", "s104"), (("individuals.0.skills.3", {"tags": ("supernatural",)}),)
    ),
    "announce.skill.ranged": Case(
        "fight", 1, m.Announce("c1", "s105"), (("individuals.0.skills.4", {"tags": ("weapon", "ranged", "small")}),)
    ),
    "announce.skill.unapproved": Case(
        "fight", 1, m.Announce("c1", "s104"), (("individuals.0.skills.3", {"approved": False}),)
    ),
    "announce.who.dead": Case("fight", 1, m.Announce("c1", "s104"), (("individuals.0", {"stage": "dead"}),)),
    "announce.who.opening_first": Case("opening", 1, m.Announce("c1", "s104"), ()),
    "answer.skill.light_shield": Case(
        "struck at", 1, m.Answer(False, "c1", "s105"), (("individuals.3.skills.3", {"tags": ("weapon", "two-handed")}),)
    ),
    "answer.skill.never_parries": Case(
        "talked at", 0, m.Answer(True, "c4", "s407"), (("challenge", {"stage": "answer"}),)
    ),
    "answer.skill.no_resisting_power": Case(
        "struck at", 1, m.Answer(False, "c1", "s104"), (("individuals.0.skills.3", {"tags": ("supernatural",)}),)
    ),
    "answer.skill.shot_or_thrown": Case("shot at", 0, m.Answer(False, "c4", "s408")),
    "answer.skill.surprised": Case(
        "struck at", 1, m.Answer(False, "c1", "s105"), (("encounter", {"surprised": ("c1", "c2", "c3", "c4", "c5")}),)
    ),
    "answer.skill.unapproved": Case(
        "struck at", 1, m.Answer(False, "c1", "s105"), (("individuals.0.skills.4", {"approved": False}),)
    ),
    "answer.skill.no_guard": Case("struck at", 1, m.Answer(True, "c1", "s106")),
    "assist.primary.oneself": Case("fight", 1, m.Assist("c1", "c1", "s104")),
    "assist.primary.dead": Case("fight", 1, m.Assist("c1", "c2", "s104"), (("individuals.1", {"stage": "dead"}),)),
    "assist.primary.not_here": Case("fight", 1, m.Assist("c1", "c3", "s105"), (("individuals.2", {"here": False}),)),
    "assist.skill.passive": Case(
        "fight", 1, m.Assist("c1", "c5", "s102"), (("options", {"companion_spend": "attributesOnly"}),)
    ),
    "assist.skill.unapproved": Case(
        "fight", 1, m.Assist("c1", "c4", "s105"), (("individuals.0.skills.4", {"approved": False}),)
    ),
    "assist.who.dead": Case("fight", 1, m.Assist("c1", "c6", "s105"), (("individuals.0", {"stage": "dead"}),)),
    "assist.who.near_death": Case("fight", 1, m.Assist("c1", "c5", "s104"), (("individuals.0", {"status": "dying"}),)),
    "buy.who.unconscious": Case("scene", 1, m.Buy("c1", "w1"), (("individuals.0", {"conscious": False}),)),
    "buy.who.dead": Case("scene", 1, m.Buy("c1", "w1"), (("individuals.0", {"stage": "dead"}),)),
    "call_expertise.who.rolls_no_dice": Case(
        "setting",
        1,
        m.CallExpertise("c1", "t1", "x"),
        (("individuals.0", {"conscious": False}), ("options", {"unconscious_defence": "none"})),
    ),
    "choose_order.skill.passive": Case("choosing", 0, m.ChooseOrder("c4", "s402")),
    "choose_order.skill.unapproved": Case(
        "choosing", 1, m.ChooseOrder("c1", "s104"), (("individuals.0.skills.3", {"approved": False}),)
    ),
    "choose_order.skill.unknown": Case("choosing", 1, m.ChooseOrder("c1", "s305")),
    "choose_order.who.dead": Case("choosing", 1, m.ChooseOrder("c1", ""), (("individuals.0", {"stage": "dead"}),)),
    "close_challenge..follow_up_due": Case(
        "following",
        1,
        m.CloseChallenge(False, ""),
        (
            ("challenge", {"grants": ("a90:additional",)}),
            (
                "individuals.3",
                {
                    "abilities": (
                        Ability(
                            "a90",
                            "Riposte",
                            "t",
                            Effect("followUp", kind="additional", trigger="held"),
                            True,
                            approved=True,
                        ),
                    )
                },
            ),
        ),
    ),
    "do_other.who.dead": Case("fight", 1, m.DoOther("c1", "because"), (("individuals.0", {"stage": "dead"}),)),
    "drop_trait.trait.free_for_all": Case(
        "scene", 1, m.DropTrait("c1", "s101"), (("individuals.0", {"stage": "traits"}),)
    ),
    "enter.who.dead": Case("scene", 0, m.Enter("c6"), (("individuals.5", {"stage": "dead", "here": False}),)),
    "enter_dice.side.no_dice": Case(
        "setting",
        1,
        m.EnterDice(0, ()),
        (
            ("challenge.sides.0", {"base": 0, "bonus": (Addition("x", -9, "PER-184"),)}),
            ("options", {"injury_min_dice": "0"}),
        ),
    ),
    "follow.trait.nobody_to_follow": Case(
        "following", 1, m.Follow("a1", "c4"), (("individuals.3", {"stage": "dead"}),)
    ),
    "give_turn.who.near_death": Case("fight", 0, m.GiveTurn("c4"), (("individuals.3", {"status": "dying"}),)),
    "grant_action.who.dead": Case(
        "fight", 0, m.GrantAction("c1"), (("individuals.0", {"status": "dead", "acted": True}),)
    ),
    "ignore_die..not_asked_now": Case(
        "leaving out", 0, m.IgnoreDie("c4", "a1", 0, 4), (("individuals.3.abilities.0", {"approved": False}),)
    ),
    "ignore_die.ability.unknown": Case("leaving out", 0, m.IgnoreDie("c4", "so", 0, 3)),
    "ignore_die.at.out_of_reach": Case(
        "leaving out",
        0,
        m.IgnoreDie("c4", "a1", 0, 0),
        (
            ("challenge.sides.0", {"ignored": (0,), "ignored_by": ("c4",)}),
            ("individuals.3.abilities.0", {"effect": Effect("ignoreDice", amount=2)}),
        ),
    ),
    "ignore_die.at.unknown": Case("leaving out", 0, m.IgnoreDie("c4", "a1", 0, -99)),
    "ignore_die.side.unknown": Case("leaving out", 0, m.IgnoreDie("c4", "a1", -99, 3)),
    "ignore_die.who.unknown": Case("leaving out", 0, m.IgnoreDie("s407", "a1", 0, 3)),
    "issue.ready.not_asked": Case("scene", 1, m.Issue(False, "c1", "interaction", "", "", ("c5",), "x", "", True)),
    "answer.ready.not_asked": Case("struck at", 1, m.Answer(False, "c1", "s102", True)),
    "issue.effect.wordless": Case(
        "fight",
        1,
        m.Issue(True, "c1", "attack", "", "", ("c2",), "because", ""),
        (("options", {"companion_spend": "attributesOnly"}),),
    ),
    "issue.power.powers_used_up": Case(
        "powers",
        3,
        m.Issue(False, "c3", "power", "s304", "p1", ("c4",), "x", ""),
        (("options", {"powers_limit": 1}), ("individuals.2", {"used_encounter": 1})),
    ),
    "issue.skill.unapproved": Case(
        "scene",
        1,
        m.Issue(False, "c1", "interaction", "s105", "", ("c5",), "because", ""),
        (("individuals.0.skills.4", {"approved": False}),),
    ),
    "issue.targets.another_target": Case(
        "fight",
        1,
        m.Issue(False, "c1", "attack", "s104", "", ("c4", "c2"), "because", "because"),
        (("encounter", {"provoked": Provocation("c1", "c2")}),),
    ),
    "issue.targets.too_many": Case(
        "scene",
        3,
        m.Issue(False, "c3", "power", "s304", "p1", ("c4", "c5"), "because", ""),
        (("individuals.2.powers.0", {"challenge": True}),),
    ),
    "join_assist.side.helped_enough": Case(
        "talked at",
        0,
        m.JoinAssist("c5", 0, "s504"),
        (("", {"petitions": (Petition(1, 1, "similar", "c1", "s1", "0"),)}),),
    ),
    "join_assist.side.nobody_there": Case(
        "talked at", 0, m.JoinAssist("c5", 1, "s504"), (("challenge", {"kind": "recovery"}),)
    ),
    "join_assist.who.word_due": Case(
        "talked at",
        2,
        m.JoinAssist("c2", 0, "s206"),
        (("", {"petitions": (Petition(1, 1, "similar", "c2", "s1", "0"),)}),),
    ),
    "join_issue.power.needs_no_challenge": Case(
        "with power", 2, m.JoinIssue("c2", "s206", "p2"), (("individuals.1.powers.0", {"challenge": False}),)
    ),
    "join_issue.power.pending": Case(
        "with power", 2, m.JoinIssue("c2", "s206", "p2"), (("individuals.1.powers.0", {"approved": False}),)
    ),
    "join_issue.power.powers_used_up": Case(
        "with power",
        2,
        m.JoinIssue("c2", "s206", "p2"),
        (("options", {"powers_limit": 1}), ("individuals.1", {"used_encounter": 1})),
    ),
    "join_issue.power.too_narrow": Case(
        "with power", 2, m.JoinIssue("c2", "s206", "p2"), (("challenge", {"later": ("c5",)}),)
    ),
    "join_issue.skill.no_weapon": Case(
        "struck at",
        2,
        m.JoinIssue("c2", "s205", ""),
        (("challenge", {"stage": "help"}), ("encounter", {"violent": False})),
    ),
    "join_issue.skill.not_its_skill": Case("with power", 2, m.JoinIssue("c2", "", "p2")),
    "join_issue.skill.unapproved": Case(
        "talked at", 2, m.JoinIssue("c2", "s204", ""), (("individuals.1.skills.3", {"approved": False}),)
    ),
    "join_issue.who.acted": Case(
        "talked at",
        2,
        m.JoinIssue("c2", "", ""),
        (
            ("", {"encounter": Encounter(1, False, "c1", order=("c1",), opening=False)}),
            ("individuals.1", {"acted": True}),
        ),
    ),
    "join_issue.who.waits_for_it": Case(
        "talked at", 0, m.JoinIssue("c5", "s501", ""), (("challenge", {"later": ("c2", "c3", "c4", "c5")}),)
    ),
    "maintain.who.near_death": Case("orlas", 3, m.Maintain("c3", "p1"), (("individuals.2", {"status": "dying"}),)),
    "move.place.too_long": Case("orlas", 3, m.Move("c3", LONG), (("options", {"distance_mode": "none"}),)),
    "move.who.dead": Case("fight", 1, m.Move("c1", "near"), (("individuals.0", {"stage": "dead"}),)),
    "move.who.moved_and_acted": Case(
        "fight", 1, m.Move("c1", "near"), (("individuals.0", {"moved": True, "acted": True}),)
    ),
    "move.who.moved_and_opening": Case("opening", 1, m.Move("c1", "near"), (("individuals.0", {"moved": True}),)),
    "new_companion.owner.companion": Case("made", 1, m.NewCompanion("c90", "x")),
    "open_scene.zones.too_long": Case(
        "scene",
        0,
        m.OpenScene("x", "", "", (), LONG),
        (("scene", {"open": False}), ("options", {"distance_mode": "zones"})),
    ),
    "pass_days.days.too_high": Case("scene", 0, m.PassDays(99999, "because"), (("scene", {"open": False}),)),
    "plan_ability.code.companions_bond": Case(
        "made",
        1,
        m.PlanAbility(
            "c1",
            "c90",
            "plain",
            "companion",
            "Dodge",
            "",
            "",
            "because",
            "because",
            "because",
            ("once per encounter",),
            "because",
        ),
    ),
    "plan_ability.code.not_with_gear": Case(
        "made",
        1,
        m.PlanAbility(
            "c1", "c1", "gear", "followUp", "Block", "subsequent", "", "held", "because", "because", (), "because"
        ),
        (("individuals.0.gear.0", {"exceptional": ("craft",)}),),
    ),
    "plan_ability.code.ranks_settled": Case(
        "scene",
        1,
        m.PlanAbility(
            "c1",
            "c1",
            "plain",
            "changePriority",
            "Resist",
            "",
            "answer",
            "because",
            "because",
            "because",
            (),
            "because",
        ),
        (("individuals.0", {"dp": 1}),),
    ),
    "plan_ability.conditions.too_many": Case(
        "scene",
        1,
        m.PlanAbility(
            "c1",
            "c1",
            "plain",
            "impose",
            "Resist",
            "",
            "answer",
            "because",
            "because",
            "because",
            ("once per scene", "once per day"),
            "because",
        ),
        (("individuals.0", {"dp": 1}),),
    ),
    "plan_ability.detail.unknown": Case(
        "scene",
        1,
        m.PlanAbility(
            "c1", "c1", "plain", "setAttribute", "Dodge", "", "", "because", "because", "because", (), "because"
        ),
        (("individuals.0", {"dp": 1}),),
    ),
    "plan_ability.form.no_exceptional_gear": Case(
        "made",
        1,
        m.PlanAbility(
            "c1",
            "c90",
            "gear",
            "categoryException",
            "Round Shield",
            "parry",
            "",
            "because",
            "because",
            "because",
            ("once per encounter",),
            "because",
        ),
    ),
    "plan_ability.skill.resists_without_gear": Case(
        "made",
        1,
        m.PlanAbility("c1", "c1", "gear", "answerPower", "Resist", "", "", "g14", "n", "t", (), ""),
        (("individuals.0.gear.0", {"exceptional": ("craft",)}),),
    ),
    "plan_ability.target.attributes_only": Case(
        "made",
        1,
        m.PlanAbility(
            "c1", "c90", "quality", "impose", "Parley", "", "issue", "because", "because", "because", (), "because"
        ),
        (("options", {"companion_spend": "attributesOnly"}),),
    ),
    "plan_ability.target.unfinished": Case(
        "made",
        1,
        m.PlanAbility(
            "c1",
            "c90",
            "plain",
            "addResult",
            "Dodge",
            "attack",
            "",
            "because",
            "because",
            "because",
            ("once per day",),
            "because",
        ),
        (("individuals.1", {"stage": "traits"}),),
    ),
    "plan_power.code.hits_are_instant": Case(
        "scene",
        1,
        m.PlanPower("c1", "c1", False, "M", "powerHits", "because", 6, 9, "because", "because"),
        (("individuals.0", {"dp": 1}),),
    ),
    "plan_power.target.attributes_only": Case(
        "made",
        1,
        m.PlanPower("c1", "c90", False, "I", "stayConscious", "because", 9, 2, "because", "because"),
        (("options", {"companion_spend": "attributesOnly"}),),
    ),
    "plan_power.target.unfinished": Case(
        "made",
        1,
        m.PlanPower("c1", "c90", False, "I", "healthBonus", "because", 9, 8, "because", "because"),
        (("individuals.1", {"stage": "traits"}),),
    ),
    "plan_raise.target.unfinished": Case(
        "made", 1, m.PlanRaise("c1", "c90", "Stature"), (("individuals.1", {"stage": "traits"}),)
    ),
    "plan_raise.who.submitted_already": Case(
        "made",
        1,
        m.PlanRaise("c1", "c90", "Stature"),
        (("", {"batches": (Batch("c1", (Purchase("raise", "c1", "Power"),), True),)}),),
    ),
    "plan_simple.target.unfinished": Case(
        "made", 1, m.PlanSimple("c1", "c90", "hit"), (("individuals.1", {"stage": "traits"}),)
    ),
    "plan_simple.what.attributes_alone": Case(
        "made", 1, m.PlanSimple("c1", "c90", "pool"), (("options", {"companion_spend": "attributesOnly"}),)
    ),
    "plan_simple.what.tough_enough": Case("made", 1, m.PlanSimple("c1", "c90", "toughness")),
    "plan_skill.target.unfinished": Case(
        "made",
        1,
        m.PlanSkill("c1", "c90", "Knowledge", "because", ("initiative", "supernatural", "healing"), ""),
        (("individuals.1", {"stage": "traits"}),),
    ),
    "plan_skill.who.submitted_already": Case(
        "made",
        1,
        m.PlanSkill("c1", "c90", "Knowledge", "because", ("initiative",), ""),
        (("", {"batches": (Batch("c1", (Purchase("raise", "c1", "Power"),), True),)}),),
    ),
    "plan_talent.target.unfinished": Case(
        "made", 1, m.PlanTalent("c1", "c90", "resource", "because"), (("individuals.1", {"stage": "traits"}),)
    ),
    "plan_upgrade.target.attributes_only": Case(
        "made",
        1,
        m.PlanUpgrade("c1", "c90", "a9", "quality", ""),
        (("options", {"companion_spend": "attributesOnly"}),),
    ),
    "plan_upgrade.target.unfinished": Case(
        "made", 1, m.PlanUpgrade("c1", "c90", "a9", "quality", ""), (("individuals.1", {"stage": "traits"}),)
    ),
    "plan_upgrade.trait.nothing_grows": Case("made", 1, m.PlanUpgrade("c1", "c1", "t12", "", "")),
    "plan_upgrade.what.none_new": Case(
        "made",
        1,
        m.PlanUpgrade("c1", "c1", "a10", "skill", "Parley"),
        (
            ("individuals.0.abilities.1", {"effect": Effect("autoActiveDefence", "Parley")}),
            ("individuals.0", {"skills": ()}),
        ),
    ),
    "plan_upgrade.what.once_only": Case(
        "made",
        1,
        m.PlanUpgrade("c1", "c1", "a10", "better", ""),
        (
            ("individuals.0.abilities.1", {"effect": Effect("rerollOwn", keep="second")}),
            ("", {"batches": (Batch("c1", (Purchase("upgrade", "c1", "a10|better|"),)),)}),
        ),
    ),
    "plan_upgrade.what.quality_planned": Case(
        "made",
        1,
        m.PlanUpgrade("c1", "c1", "a9", "quality", ""),
        (("", {"batches": (Batch("c1", (Purchase("quality", "c1", "a9"),)),)}),),
    ),
    "plan_upgrade.what.upgrade_too_dear": Case(
        "made",
        1,
        m.PlanUpgrade("c1", "c1", "a10", "", ""),
        (("individuals.0.abilities.1", {"price": 9}), ("individuals.0", {"dp": 1})),
    ),
    "recover.healer.healer_unable": Case(
        "scene", 2, m.Recover("c2", "s305", "c1"), (("individuals.0", {"stage": "traits"}),)
    ),
    "recover.healer.no_healing_trait": Case("scene", 2, m.Recover("c2", "s305", "c1")),
    "recover.healer.own_healer": Case(
        "scene", 2, m.Recover("c2", "s204", "c2"), (("options", {"companion_spend": "attributesOnly"}),)
    ),
    "reroll_die.at.out_of_reach": Case("rerolling", 1, m.RerollDie("c1", "a1", 0, 0)),
    "reverse.receipt.piece_gone": Case(
        "scene",
        0,
        r.Reverse(1, "x"),
        (("desk", {"receipts": (Receipt(1, 0, "x", "c99", "hits", "0", "1"),), "counted": 1}),),
    ),
    "rule_hidden.skill.unapproved": Case(
        "about", 0, m.RuleHidden(True, "s409", ""), (("individuals.3.skills.8", {"approved": False}),)
    ),
    "rule_unopposed.difficulty.too_high": Case("unopposed", 0, m.RuleUnopposed("roll", 2, 99, "")),
    "rule_unopposed.difficulty.too_low": Case("unopposed", 0, m.RuleUnopposed("roll", 2, -1, "")),
    "rule_unopposed.listed.unknown": Case("unopposed", 0, m.RuleUnopposed("roll", 4, 4, "")),
    "rule_unopposed.reason.wordless": Case("unopposed", 0, m.RuleUnopposed("roll", 10, 9, "")),
    "rule_unopposed.reason.too_long": Case("unopposed", 0, m.RuleUnopposed("roll", 2, 2, LONG)),
    "secret_check.answering.not_asked": Case(
        "unseen",
        0,
        m.SecretCheck("h1", "", "sh1-3", "", "", "Stature", 0, "because"),
    ),
    "secret_check.difficulty.too_high": Case("unseen", 0, m.SecretCheck("h1", "", "", "", "", "", 99, "x")),
    "secret_check.difficulty.too_low": Case("unseen", 0, m.SecretCheck("h1", "", "", "", "", "", -1, "x")),
    "secret_check.other.not_asked": Case(
        "unseen",
        0,
        m.SecretCheck("h1", "", "sh1-4", "Power", "s202", "Prowess", 0, "because"),
    ),
    "secret_check.skill.unapproved": Case(
        "unseen",
        0,
        m.SecretCheck("h1", "", "sh1-4", "", "", "", 2, "x"),
        (("individuals.5.skills.3", {"approved": False}),),
    ),
    "set_primary.side.not_your_side": Case("helped", 2, m.SetPrimary(0, "c5")),
    "set_primary.side.undecided_side": Case(
        "helped", 0, m.SetPrimary(0, "c5"), (("challenge.sides.0", {"chosen": False}),)
    ),
    "set_primary.who.unknown": Case("helped", 0, m.SetPrimary(0, "c3")),
    "settle_tie..answering_still": Case("struck at", 0, m.SettleTie(1, True, 0)),
    "settle_tie..helping_still": Case("talked at", 0, m.SettleTie(1, True, 0)),
    "settle_tie..no_challenge": Case("scene", 0, m.SettleTie(1, True, 0)),
    "settle_tie..no_deadlock": Case("deadlocked", 0, m.SettleTie(1, True, 0), (("challenge", {"duels": ()}),)),
    "settle_tie..no_scene": Case("scene", 0, m.SettleTie(1, True, 0), (("scene", {"open": False}),)),
    "settle_tie..no_session": Case("scene", 0, m.SettleTie(1, True, 0), (("desk", {"sitting": False}),)),
    "settle_tie..not_gm": Case("deadlocked", 1, m.SettleTie(1, True, 0)),
    "settle_tie..not_settling": Case("following", 0, m.SettleTie(1, True, 0)),
    "settle_tie..setting_still": Case("setting", 0, m.SettleTie(1, True, 0)),
    "settle_tie.actor.unknown": Case("deadlocked", 0, m.SettleTie(1, True, 5)),
    "settle_tie.side.unknown": Case("deadlocked", 0, m.SettleTie(5, True, 0)),
    "spend_critical.words.too_long": Case("spending", 1, m.SpendCritical(0, "agreed", LONG)),
    "stabilise.who.saved_already": Case(
        "fight", 1, m.Stabilise("c1", "c6"), (("encounter", {"closing": True, "saved": ("c1",)}),)
    ),
    "stand_together.power.needs_no_challenge": Case(
        "calm power",
        3,
        m.StandTogether("c3", "power", "c1", "s304", "p1"),
        (("individuals.2.powers.0", {"challenge": False}),),
    ),
    "stand_together.power.pending": Case(
        "calm power",
        3,
        m.StandTogether("c3", "power", "c1", "s304", "p1"),
        (("individuals.2.powers.0", {"approved": False}),),
    ),
    "stand_together.power.powers_used_up": Case(
        "calm power",
        3,
        m.StandTogether("c3", "power", "c1", "s304", "p1"),
        (("options", {"powers_limit": 1}), ("individuals.2", {"used_encounter": 1})),
    ),
    "stand_together.primary.unconscious": Case(
        "fight", 1, m.StandTogether("c1", "attack", "c3", "", ""), (("individuals.2", {"conscious": False}),)
    ),
    "stand_together.primary.dead": Case(
        "fight", 1, m.StandTogether("c1", "attack", "c3", "", ""), (("individuals.2", {"stage": "dead"}),)
    ),
    "stand_together.primary.not_here": Case(
        "fight", 1, m.StandTogether("c1", "interaction", "c2", "s101", ""), (("individuals.1", {"here": False}),)
    ),
    "stand_together.skill.not_its_skill": Case("calm power", 3, m.StandTogether("c3", "power", "c1", "s305", "p1")),
    "stand_together.skill.unapproved": Case(
        "fight",
        1,
        m.StandTogether("c1", "attack", "c2", "s104", ""),
        (("individuals.0.skills.3", {"approved": False}),),
    ),
    "swap_ranks.who.dead": Case(
        "made",
        1,
        m.SwapRanks("c1", "Power", "Cunning"),
        (("individuals.0", {"stage": "dead"}), ("options", {"priorities_change": "viaTraits"})),
    ),
    "take_trait.key.fits_nothing": Case("scene", 2, m.TakeTrait("c2", "Wide Reach", "Block")),
    "take_trait.key.parted": Case(
        "making",
        1,
        m.TakeTrait("c1", "Ember Dart", "x"),
        (("options", {"creation_power_mix": "off"}), ("individuals.0.abilities.0", {"bought": (Upgrade("Power"),)})),
    ),
    "tie_gear.trait.stands_for_another": Case(
        "making", 1, m.TieGear("c1", "g90", "a5"), (("individuals.0.abilities.0", {"quality": True, "gear": "g90"}),)
    ),
    "tie_gear.trait.upgrades_used": Case(
        "making",
        1,
        m.TieGear("c1", "g90", "a5"),
        (
            ("individuals.0.abilities.0", {"bought": (Upgrade("Power"),)}),
            (
                "individuals.0",
                {
                    "gear": (
                        Gear("g90", "Ring", exceptional=("supernatural",)),
                        Gear("g91", "Cap", exceptional=("supernatural",), tied=("a5",)),
                    )
                },
            ),
        ),
    ),
    "trigger_hazard..attack_due": Case(
        "fight", 0, m.TriggerHazard("z701", ("c3", "c1")), (("encounter", {"provoked": Provocation("c1", "c2")}),)
    ),
    "upgrade_trait.source.no_condition": Case("scene", 3, m.UpgradeTrait("c3", "a1", "condition", "", "")),
    "upgrade_trait.what.no_more": Case(
        "making",
        1,
        m.UpgradeTrait("c1", "a5", "Cunning", "skill", ""),
        (("individuals.0.abilities.0", {"effect": Effect("setAttribute", "Block, Dodge, Resist", attribute="Power")}),),
    ),
    "upgrade_trait.who.before_the_gm": Case(
        "scene", 2, m.UpgradeTrait("c2", "t1", "Knowledge", "cap", ""), (("individuals.1", {"stage": "review"}),)
    ),
    "use_ability.ability.always_on": Case(
        "setting", 1, m.UseAbility("c1", "a1"), (("individuals.0.abilities.0", {"quality": True}),)
    ),
    "use_ability.ability.another_time": Case(
        "setting",
        1,
        m.UseAbility("c1", "a1"),
        (("individuals.0.abilities.0", {"effect": Effect("rerollOwn", keep="second")}),),
    ),
    "use_ability.ability.one_a_turn": Case(
        "using two",
        1,
        m.UseAbility("c1", "a1"),
        (
            ("", {"encounter": Encounter(1, False, "c1", order=("c1",), opening=False)}),
            ("individuals.0", {"abilities_used": ("a2",)}),
        ),
    ),
    "use_ability.ability.serves_already": Case(
        "using", 1, m.UseAbility("c1", "a1"), (("challenge.sides.0", {"used": ("a1",)}),)
    ),
    "use_ability.ability.spent_already": Case(
        "using",
        1,
        m.UseAbility("c1", "a1"),
        (("individuals.0.abilities.0", {"conditions": ("once per scene",), "uses": 1, "stamp": 1}),),
    ),
    "use_power.power.nobody_to_help": Case(
        "scene", 3, m.UsePower("c3", "p2", ("c3",), ""), (("individuals.2.powers.1", {"effect": Effect("stabilise")}),)
    ),
    "use_power.power.pending": Case(
        "scene", 3, m.UsePower("c3", "p1", ("c2",), "because"), (("individuals.2.powers.0", {"approved": False}),)
    ),
    "use_power.power.powers_used_up": Case(
        "scene", 3, m.UsePower("c3", "p1", (), "because"), (("individuals.2", {"used_encounter": 9}),)
    ),
    "use_power.power.the_dead_stay_dead": Case(
        "scene", 3, m.UsePower("c3", "p2", ("c3",), ""), (("individuals.2.powers.1", {"effect": Effect("revive")}),)
    ),
    "use_power.targets.too_few": Case("scene", 3, m.UsePower("c3", "p2", (), "because")),
    "use_power.who.dead": Case(
        "scene", 3, m.UsePower("c3", "p1", (), "because"), (("individuals.2", {"stage": "dead"}),)
    ),
    "use_power.who.near_death": Case(
        "scene", 3, m.UsePower("c3", "p1", (), "because"), (("individuals.2", {"status": "dying"}),)
    ),
    "use_power.who.opening_due": Case("orlas opening", 3, m.UsePower("c3", "p1", ("c6",), ""), ()),
    "announce.who.near_death": Case("fight", 1, m.Announce("c1", "s105"), (("individuals.0", {"status": "dying"}),)),
    "answer.skill.goes_unnoticed": Case(
        "struck at", 1, m.Answer(False, "c1", "s107"), (("challenge", {"unnoticed": True}),)
    ),
    "answer.skill.no_guard_against_powers": Case(
        "with power", 0, m.Answer(True, "c4", "s404"), (("challenge", {"stage": "answer"}),)
    ),
    "answer.skill.wrong_category": Case(
        "struck at", 1, m.Answer(False, "c1", "s104"), (("individuals.0.skills.3", {"tags": ("weapon", "two-handed")}),)
    ),
    "answer.who.no_sheet": Case("extra struck", 0, m.Answer(False, "c601", "")),
    "approve.who.not_complete": Case(
        "making", 0, m.Approve("c1"), (("individuals.0", {"stage": "review", "talents": ()}),)
    ),
    "ask_about.target.dead": Case(
        "scene", 0, m.AskAbout("c4", "c1", "s405", "because"), (("individuals.0", {"stage": "dead"}),)
    ),
    "ask_unopposed.skill.unapproved": Case(
        "scene",
        1,
        m.AskUnopposed("c1", "s104", "Knowledge", "because"),
        (("individuals.0.skills.3", {"approved": False}),),
    ),
    "assist.primary.unconscious": Case(
        "fight", 1, m.Assist("c1", "c3", "s105"), (("individuals.2", {"conscious": False}),)
    ),
    "assist.primary.unfinished": Case(
        "fight", 1, m.Assist("c1", "c2", "s106"), (("individuals.1", {"stage": "traits"}),)
    ),
    "assist.who.opening_due": Case("opening", 1, m.Assist("c1", "c2", "s104"), ()),
    "buy.who.near_death": Case("scene", 1, m.Buy("c1", "w1"), (("individuals.0", {"status": "dying"}),)),
    "escalate.who.action_gone": Case(
        "fight", 1, m.Escalate(True, "c1", "x"), (("encounter", {"violent": False}), ("individuals.0", {"acted": True}))
    ),
    "fill_out.who.dead": Case("extra", 0, m.FillOut("c701", "minor", 20), (("individuals.6", {"stage": "dead"}),)),
    "fill_out.who.needed": Case("extra in fight", 0, m.FillOut("c701", "minor", 20)),
    "fill_out.who.unfinished": Case(
        "extra", 0, m.FillOut("c701", "minor", 20), (("individuals.6", {"stage": "traits"}),)
    ),
    "give_turn.who.dead": Case("fight", 0, m.GiveTurn("c1"), (("individuals.0", {"stage": "dead"}),)),
    "grant_action.who.near_death": Case(
        "fight", 0, m.GrantAction("c1"), (("individuals.0", {"acted": True, "status": "dying"}),)
    ),
    "hide_individual..attack_due": Case(
        "fight", 0, m.HideIndividual("c5"), (("encounter", {"provoked": Provocation("c1", "c4")}),)
    ),
    "issue.kind.must_attack": Case(
        "fight",
        1,
        m.Issue(False, "c1", "interaction", "", "", ("c4",), "x", ""),
        (("encounter", {"provoked": Provocation("c1", "c4")}),),
    ),
    "issue.kind.no_action": Case(
        "fight",
        1,
        m.Issue(False, "c1", "interaction", "s101", "", ("c3", "c4"), "because", ""),
        (("individuals.0", {"acted": True}),),
    ),
    "issue.power.pending": Case(
        "powers",
        2,
        m.Issue(False, "c2", "power", "s206", "p2", ("c1",), "because", ""),
        (("individuals.1.powers.0", {"approved": False}),),
    ),
    "issue.who.dead": Case(
        "scene",
        1,
        m.Issue(False, "c1", "interaction", "s101", "", ("c3", "c5", "c2", "c4"), "because", ""),
        (("individuals.0", {"stage": "dead"}),),
    ),
    "join_assist.who.acted": Case(
        "talked at",
        2,
        m.JoinAssist("c2", 0, ""),
        (
            ("", {"encounter": Encounter(1, False, "c1", order=("c1",), opening=False)}),
            ("individuals.1", {"acted": True}),
        ),
    ),
    "join_assist.who.dead": Case(
        "talked at", 2, m.JoinAssist("c2", 0, "s204"), (("individuals.1", {"stage": "dead"}),)
    ),
    "join_issue.power.unknown": Case("with power", 2, m.JoinIssue("c2", "s206", "s409")),
    "join_issue.who.dead": Case("talked at", 2, m.JoinIssue("c2", "s201", ""), (("individuals.1", {"stage": "dead"}),)),
    "join_issue.who.in_hiding": Case("unseen thug", 0, m.JoinIssue("h1", "sh1-3", "")),
    "join_issue.who.near_death": Case(
        "talked at", 2, m.JoinIssue("c2", "s207", ""), (("individuals.1", {"status": "dying"}),)
    ),
    "join_issue.who.unconscious": Case(
        "talked at", 2, m.JoinIssue("c2", "s203", ""), (("individuals.1", {"conscious": False}),)
    ),
    "maintain.who.dead": Case("orlas", 3, m.Maintain("c3", "p1"), (("individuals.2", {"stage": "dead"}),)),
    "maintain.who.opening_due": Case("orlas opening", 3, m.Maintain("c3", "p1"), ()),
    "make_quality.ability.quality": Case(
        "making", 1, m.MakeQuality("c1", "a5"), (("individuals.0.abilities.0", {"quality": True}),)
    ),
    "open_scene.who.dead": Case(
        "scene",
        0,
        m.OpenScene("x", "", "", ("c6",), ""),
        (("scene", {"open": False}), ("individuals.5", {"stage": "dead"})),
    ),
    "open_scene.who.in_hiding": Case(
        "unseen",
        0,
        m.OpenScene("because", "because", "because", ("c1", "c2", "c3", "h1", "c5", "c6"), ""),
        (("scene", {"open": False}),),
    ),
    "plan_ability.form.form_too_dear": Case(
        "scene",
        1,
        m.PlanAbility(
            "c1", "c1", "quality", "rerollOpponent", "Axe", "", "answer", "because", "because", "because", (), "because"
        ),
        (("individuals.0", {"dp": 1}),),
    ),
    "plan_ability.who.dead": Case(
        "made",
        1,
        m.PlanAbility(
            "c1", "c1", "plain", "impose", "", "attack", "issue", "because", "because", "because", (), "because"
        ),
        (("individuals.0", {"stage": "dead"}),),
    ),
    "plan_ability.who.submitted_already": Case(
        "made",
        1,
        m.PlanAbility(
            "c1",
            "c1",
            "plain",
            "opponentAddition",
            "",
            "recovery",
            "",
            "because",
            "because",
            "because",
            ("once per day",),
            "because",
        ),
        (("", {"batches": (Batch("c1", (Purchase("raise", "c1", "Power"),), True),)}),),
    ),
    "plan_skill.target.attributes_only": Case(
        "made",
        1,
        m.PlanSkill("c1", "c90", "Competence", "because", ("weapon", "one-handed"), "blades"),
        (("options", {"companion_spend": "attributesOnly"}),),
    ),
    "plan_talent.target.attributes_only": Case(
        "made",
        1,
        m.PlanTalent("c1", "c90", "expertise", "because"),
        (("options", {"companion_spend": "attributesOnly"}),),
    ),
    "plan_talent.who.dead": Case(
        "made", 1, m.PlanTalent("c1", "c1", "resource", "because"), (("individuals.0", {"stage": "dead"}),)
    ),
    "secret_check.target.numberless": Case(
        "unseen extra",
        0,
        m.SecretCheck("h1", "c701", "sh1-2", "Stature", "s401", "Prowess", 0, "because"),
    ),
    "send_back.reason.too_long": Case(
        "scene", 0, m.SendBack("c3", "x" * 99_999), (("individuals.2", {"stage": "review"}),)
    ),
    "set_order..attack_due": Case("fight", 0, m.SetOrder(()), (("encounter", {"provoked": Provocation("c1", "c4")}),)),
    "set_order..nobody_to_order": Case("orlas opening", 0, m.SetOrder(("c3", "c4")), ()),
    "stabilise.who.opening_first": Case("opening", 1, m.Stabilise("c1", "c6"), ()),
    "stand_together.primary.unfinished": Case(
        "fight", 1, m.StandTogether("c1", "interaction", "c2", "s103", ""), (("individuals.1", {"stage": "traits"}),)
    ),
    "stand_together.who.near_death": Case(
        "fight", 1, m.StandTogether("c1", "interaction", "c3", "", ""), (("individuals.0", {"status": "dying"}),)
    ),
    "stand_together.who.opening_due": Case("opening", 1, m.StandTogether("c1", "interaction", "c2", "s104", ""), ()),
    "start_series.other.too_many": Case(
        "scene", 0, m.StartSeries(("c6", "c4"), ("c1", "c2", "c3", "c4", "c5", "c6"), "because", "because")
    ),
    "submit_batch.who.dead": Case("made", 1, m.SubmitBatch("c1"), (("individuals.0", {"stage": "dead"}),)),
    "take_trait.skill.too_long": Case("scene", 1, m.TakeTrait("c1", "First Omen", LONG)),
    "trigger_hazard.who.dead": Case(
        "scene", 0, m.TriggerHazard("z701", ("c3", "c1", "c6")), (("individuals.0", {"stage": "dead"}),)
    ),
    "unplan.who.dead": Case("made", 1, m.Unplan("c1", 1), (("individuals.0", {"stage": "dead"}),)),
    "upgrade_trait.source.kept_separate": Case(
        "scene", 3, m.UpgradeTrait("c3", "a1", "Power", "", ""), (("options", {"creation_power_mix": "off"}),)
    ),
    "upgrade_trait.source.power_only": Case(
        "scene", 3, m.UpgradeTrait("c3", "a1", "Cunning", "", ""), (("options", {"creation_upgrades": "powerOnly"}),)
    ),
    "use_ability.ability.judged_now": Case(
        "setting", 1, m.UseAbility("c1", "a1"), (("", {"petitions": (Petition(1, 1, "condition", "c1", "a1", "x"),)}),)
    ),
    "add_ability.code.no_revival": Case(
        "powers", 2, m.AddAbility("c2", "culture", "revive", "", "", "", "", "because", "because", (), "because")
    ),
    "add_power.code.no_revival": Case("scene", 1, m.AddPower("c1", False, "I", "revive", "because", 0, 1, "x", "x")),
    "do_other.who.near_death": Case("fight", 1, m.DoOther("c1", "because"), (("individuals.0", {"status": "dying"}),)),
    "drop_trait.who.before_the_gm": Case(
        "scene", 2, m.DropTrait("c2", "t1"), (("individuals.1", {"stage": "review"}),)
    ),
    "enter..attack_due": Case("fight", 0, m.Enter("c6"), (("encounter", {"provoked": Provocation("c1", "c4")}),)),
    "follow.target.unknown": Case("following", 1, m.Follow("a1", "c99")),
    "give_numbers.who.dice_fallen": Case("extra rolled", 0, m.GiveNumbers("c601", 2, "Power", 2)),
    "grant_action.who.unconscious": Case(
        "fight", 0, m.GrantAction("c1"), (("individuals.0", {"acted": True, "conscious": False}),)
    ),
    "issue.targets.dead": Case(
        "scene",
        1,
        m.Issue(False, "c1", "interaction", "", "", ("c5",), "x", ""),
        (("individuals.4", {"stage": "dead"}),),
    ),
    "prepare_scene.plan.no_room": Case("all planned", 0, m.PrepareScene(m.NEW, "One more")),
    "prepare_scene..unclear": Case("planned", 0, m.PrepareScene(m.NEW, "One more", zones="A - A")),
    "copy_plan..full": Case("all planned", 0, m.CopyPlan("plan2")),
    "import_plans..full": Case("all planned", 0, m.ImportPlans("{}")),
    "import_plans.file.too_long": Case("planned", 0, m.ImportPlans("x" * 500_000)),
    "import_plans.file.wordless": Case("planned", 0, m.ImportPlans(" ")),
    "import_plans..unreadable": Case("planned", 0, m.ImportPlans("{}")),
    "open_plan.plan.stays_shut": Case("nobody planned", 0, m.OpenPlan("plan1")),
    "new_companion.owner.dead": Case("made", 1, m.NewCompanion("c1", "x"), (("individuals.0", {"stage": "dead"}),)),
    "plan_ability.code.no_revival": Case(
        "made", 1, m.PlanAbility("c1", "c1", "plain", "revive", "", "", "", "because", "x", "x", (), "because")
    ),
    "plan_power.code.no_revival": Case(
        "made", 1, m.PlanPower("c1", "c1", False, "I", "revive", "because", 0, 1, "because", "because")
    ),
    "plan_simple.who.dead": Case("made", 1, m.PlanSimple("c1", "c1", "hit"), (("individuals.0", {"stage": "dead"}),)),
    "plan_skill.who.dead": Case(
        "made", 1, m.PlanSkill("c1", "c1", "Knowledge", "because", (), ""), (("individuals.0", {"stage": "dead"}),)
    ),
    "plan_talent.who.submitted_already": Case(
        "made",
        1,
        m.PlanTalent("c1", "c1", "resource", "because"),
        (("", {"batches": (Batch("c1", (Purchase("raise", "c1", "Power"),), True),)}),),
    ),
    "recover.who.dead": Case("scene", 2, m.Recover("c2", "s205", ""), (("individuals.1", {"stage": "dead"}),)),
    "rule_hidden.answer.too_long": Case("about", 0, m.RuleHidden(False, "", LONG)),
    "secret_check.goal.wordless": Case(
        "unseen", 0, m.SecretCheck("h1", "c1", "sh1-1", "Stature", "s101", "Prowess", 0, "")
    ),
    "stabilise.who.near_death": Case("fight", 1, m.Stabilise("c1", "c6"), (("individuals.0", {"status": "dying"}),)),
    "stand_together.who.dead": Case(
        "fight", 1, m.StandTogether("c1", "interaction", "c2", "s103", ""), (("individuals.0", {"stage": "dead"}),)
    ),
    "swap_ranks.who.no_swap_trait": Case(
        "made", 1, m.SwapRanks("c1", "Power", "Cunning"), (("options", {"priorities_change": "viaTraits"}),)
    ),
    "take_trait.skill.wordless": Case("scene", 1, m.TakeTrait("c1", "First Omen", "")),
    "upgrade_trait.trait.not_upgradable": Case(
        "making",
        1,
        m.UpgradeTrait("c1", "a5", "Cunning", "", ""),
        (("individuals.0.abilities.0", {"effect": Effect("narrative")}),),
    ),
    "use_ability.ability.not_agreed": Case(
        "setting", 1, m.UseAbility("c1", "a1"), (("individuals.0.abilities.0", {"approved": False}),)
    ),
}
