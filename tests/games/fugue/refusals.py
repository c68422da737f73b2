"""One moment for each reason that random play hardly ever meets: who says what there, and what is wrong with it."""

from collections.abc import Callable, Iterator
from typing import Any

from games.fugue import given_actions as a
from games.fugue import given_campaign as k
from games.fugue import given_contest as c
from games.fugue import given_memory as g
from games.fugue.given_contest import (
    BOUNCER,
    GUARD,
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    change,
    do,
    effect,
    key,
    table,
)
from games.fugue.reached import alter, happened, piles, steps_in
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Group, Pin, Proposal, Wound
from parlour.games.fugue.rules.board import BASICS, PINS
from parlour.games.fugue.rules.desk import DESK
from parlour.roleplay import moves as d
from parlour.roleplay.scenes import MOST_PLANS

Case = tuple[str, int, Callable[[], State], Any]
"""Command, field (none: the moment) and reason; who says it; the table, and what is said."""
LONG = "x" * 300_000
CAN = {"TREY": ("Brawl: right hand", "Bite"), "BOUNCER": ("Punch",)}
HANDS = {
    "TREY": "Ten of Coins, Two of Coins | Nine of Coins",
    "BOUNCER": "Ten of Cups | Ace of Cups, Two of Cups",
    "abilities": CAN,
}
WILD = [("TREY", "b1", "The Tower"), ("TREY", "b2", "King of Swords")]
LOW = {"BOUNCER": "Two of Swords, Three of Swords"}


# The campaign


def wishing() -> State:
    return do(table(), TROY, d.Plead("A rope would be nice"))


def lobby() -> State:
    return k.table()


def two() -> State:
    return k.playing(k.table("Ursula", "Scott"))


def handover() -> State:
    """Everybody has dealt once, and the last of the four chapters is still to come for nobody in particular."""
    state = k.playing(k.table("Ursula", "Scott", "Troy"))
    for dealer in (SCOTT, TROY):
        state = k.next_chapter(state, dealer)
    return k.do(state, (TROY, m.CloseChapter()))


def handed_on() -> State:
    """Ursula's chapter is over."""
    return k.do(k.playing(), (URSULA, m.CloseChapter()))


def latecomer() -> State:
    """Simon has just sat down."""
    return k.do(k.playing(k.table("Ursula", "Scott", "Troy", "")), (SIMON, d.TakeSeat("Simon")))


def making() -> State:
    """Scott's persona is struck out again while Troy's is being made."""
    state = k.creating(k.table())
    state = k.do(state, (SCOTT, k.looks()), (TROY, m.AddDetail("c1", "A scar")), (SCOTT, m.AcceptDetail("c1")))
    state = k.do(state, (TROY, k.looks()), (SIMON, m.AddDetail("c2", "A limp")))
    state = k.do(state, (URSULA, m.StrikeOut("c1", "detail", "Somebody has that")))
    return k.do(state, (TROY, m.AddDetail("c1", "A gold tooth")))


def many_basics() -> State:
    state = table()
    return alter(state, basics=(*state.basics, *["Eating"] * (BASICS - len(state.basics))))


def pinned(count: int) -> State:
    return alter(table(), pins=tuple([Pin(f"n{at}", "fact", SCOTT, "So") for at in range(21, 21 + count)]))


def pleading() -> State:
    """Troy asked to pass with one card up; by now the hand is over."""
    state = c.playing(TREY="Ten of Coins | Two of Coins", BOUNCER="Ten of Cups, Two of Cups")
    state = do(state, TROY, d.Plead("Please", '{"do":"pass","who":"c2"}'))
    state = c.stand(c.reveal(state, TREY, "Two of Coins"), BOUNCER, TREY)
    return do(do(state, URSULA, effect("nothing")), URSULA, m.EndContest("Enough"))


CAMPAIGN: list[Case] = [
    ("bring_content.text.too_long", URSULA, lobby, m.BringContent(LONG)),
    ("choose_dealer..alone", URSULA, lambda: k.table("Ursula", "", ""), m.ChooseDealer("@0")),
    ("choose_dealer..nobody_else", SCOTT, two, m.ChooseDealer("@1")),
    (
        "close_chapter..undecided_dealer",
        URSULA,
        lambda: alter(table(), proposal=Proposal(1, 0, (1,))),
        m.CloseChapter(),
    ),
    ("open_chapter..no_content", URSULA, lambda: k.chosen(lobby()), m.OpenChapter()),
    ("open_chapter..table_to_choose", TROY, handover, m.OpenChapter()),
    (
        "open_chapter..undecided_dealer",
        URSULA,
        lambda: k.do(handed_on(), (URSULA, m.PassDealing("@1"))),
        m.OpenChapter(),
    ),
    (
        "open_intro..eyes_closed",
        URSULA,
        lambda: k.do(
            k.chosen(lobby()), (URSULA, m.SetContent("blank")), (URSULA, m.OpenChapter()), (URSULA, m.OpenIntro())
        ),
        m.OpenIntro(),
    ),
    ("pass_dealing..open_choice", TROY, handover, m.PassDealing("@0")),
    ("pass_dealing.to.absent_next", URSULA, lambda: change(handed_on(), "c1", parked=True), m.PassDealing("@1")),
    ("allow.plea.cannot_be_granted", URSULA, pleading, d.Allow(1, "So")),
    ("allow.reason.too_long", URSULA, wishing, d.Allow(1, LONG)),
    # Personae
    ("accept_detail.who.not_in_making", SCOTT, making, m.AcceptDetail("c2")),
    ("veto_detail.who.not_in_making", SCOTT, making, m.VetoDetail("c2")),
    ("add_detail.who.not_in_making", TROY, lambda: _undone(making()), m.AddDetail("c2", "A scar")),
    ("describe_persona.looks_like.too_long", SCOTT, lambda: k.creating(lobby()), m.DescribePersona("Tall", LONG, "")),
    # Company
    ("admit.seat.one_of_you", URSULA, latecomer, m.Admit("@1")),
    ("admit.seat.unknown", URSULA, latecomer, m.Admit("@9")),
    ("park.parked.parked_already", URSULA, lambda: change(table(), TREY, parked=True), m.Park(TREY, True)),
    ("send_off.here.gone_already", URSULA, lambda: change(table(), HEAVY, here=False), m.SendOff(HEAVY, False)),
    ("send_off.who.dead", URSULA, lambda: change(table(), HEAVY, down="dead"), m.SendOff(HEAVY, False)),
    ("adopt.seat.no_loss", URSULA, lambda: change(table(), TREY, down="dead"), m.Adopt(HEAVY, "@1")),
    ("adopt.seat.unknown", URSULA, lambda: change(table(), TREY, down="dead"), m.Adopt(HEAVY, "@9")),
    ("adopt.who.a_persona", URSULA, lambda: change(table(), TREY, down="dead"), m.Adopt(SCOTTY, "@2")),
    (
        "adopt.who.dead",
        URSULA,
        lambda: change(change(table(), TREY, down="dead"), HEAVY, down="dead"),
        m.Adopt(HEAVY, "@2"),
    ),
    ("adopt.who.unknown", URSULA, lambda: change(table(), TREY, down="dead"), m.Adopt("c99", "@2")),
    ("invent..too_many_abilities", URSULA, table, m.Invent("Ann", "", "\n".join("abcdefghijklm"), "")),
    ("invent..long_ability", URSULA, table, m.Invent("Ann", "", "x" * 201, "")),
    # The table's own
    ("add_basic..list_full", URSULA, many_basics, m.AddBasic("Reading")),
    (
        "pin_up.links.too_many",
        SCOTT,
        lambda: pinned(13),
        m.PinUp("new", "fact", "So", tuple([f"n{at}" for at in range(21, 34)])),
    ),
    ("pin_up.pin.no_room", SCOTT, lambda: pinned(PINS), m.PinUp("new", "fact", "So", ())),
    ("rule..board_full", URSULA, lambda: pinned(PINS), m.Rule("So")),
]


def _undone(state: State) -> State:
    """The suggestion waits for nobody: it is vetoed, and another one is due."""
    return k.do(state, (SCOTT, m.VetoDetail("c1")))


# Memories


def choosing(who: str = SCOTTY) -> State:
    """The Empress came up in Trey's hand; Scotty has just remembered, and may use it at once."""
    state = g.reveal(
        g.fight((TREY,), (HEAVY,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands"), TREY, "The Empress"
    )
    return g.kept(state)


def in_hand() -> State:
    """Trey's own Signifier came up in Trey's hand."""
    cards = ("Wheel of Fortune", "Two of Cups", "Nine of Cups", "Six of Wands")
    return g.kept(g.reveal(g.fight((TREY,), (HEAVY,), *cards), TREY, "Wheel of Fortune"))


def told_late() -> State:
    """The fight is over before Scotty's memory is told; what it brought may still be used."""
    state = do(due(), URSULA, m.Postpone(f(due())))
    state = g.reveal(g.reveal(g.reveal(state, HEAVY, "Nine of Cups"), TREY, "Two of Cups"), HEAVY, "Six of Wands")
    state = do(g.passed(state, TREY, HEAVY), URSULA, effect("nothing"))
    return g.kept(do(state, URSULA, m.EndContest("Enough")))


def due() -> State:
    return g.reveal(
        g.fight((TREY,), (HEAVY,), "The Empress", "Two of Cups", "Nine of Cups", "Six of Wands"), TREY, "The Empress"
    )


def beside() -> State:
    """A Signifier was turned for a task beside a hand."""
    state = c.playing(
        state=a.flip(a.ruled(g.given(), 8), "The Empress"),
        TREY="Two of Cups | Nine of Cups",
        HEAVY="Six of Wands | Ace of Cups",
    )
    return c.told(state)


def returned() -> State:
    return g.back(g.name(g.own(g.given(), present=(TREY,)), "Calm Thugs"))


def f(state: State) -> str:
    return g.last(state).id


def pieces() -> State:
    state = g.own(g.given())
    for _ in range(11):
        state = g.tell(state, "And more.")
    return state


MEMORY: list[Case] = [
    ("use_now.who.outside_action", SCOTT, choosing, lambda s: m.UseNow(f(s), SCOTTY, "")),
    ("use_now.who.not_yours", SIMON, choosing, lambda s: m.UseNow(f(s), SCOTTY, "")),
    ("use_now.who.unknown", SCOTT, choosing, lambda s: m.UseNow(f(s), "c99", "")),
    ("use_now.text.too_long", TROY, in_hand, lambda s: m.UseNow(f(s), TREY, LONG)),
    ("intercede.who.in_the_action", TROY, in_hand, lambda s: m.Intercede(f(s), TREY, "")),
    ("intercede.who.not_yours", SIMON, choosing, lambda s: m.Intercede(f(s), SCOTTY, "")),
    ("decline.who.not_yours", SIMON, choosing, lambda s: m.Decline(f(s), SCOTTY)),
    (
        "correct_memory.flashback.in_use",
        URSULA,
        told_late,
        lambda s: m.CorrectMemory(f(s), "By mistake"),
    ),
    (
        "postpone.flashback.late_already",
        URSULA,
        lambda: do(due(), URSULA, m.Postpone(f(due()))),
        lambda s: m.Postpone(f(s)),
    ),
    ("postpone.flashback.tasks_memory", URSULA, beside, lambda s: m.Postpone(f(s))),
    ("postpone.flashback.told_in_part", URSULA, lambda: g.tell(due()), lambda s: m.Postpone(f(s))),
    ("tell_memory.flashback.told_enough", SCOTT, pieces, lambda s: m.TellMemory(f(s), "More")),
    ("name_ability..several_abilities", SCOTT, lambda: g.own(g.given()), lambda s: m.NameAbility(f(s), "Sing; Dance")),
    ("reword.memory.wordless", SCOTT, returned, lambda s: m.Reword(f(s), "the hoods", " ")),
    ("reword.memory.too_long", SCOTT, returned, lambda s: m.Reword(f(s), "the hoods", LONG)),
    ("reword.trigger.wordless", SCOTT, returned, lambda s: m.Reword(f(s), " ", "He runs.")),
    ("reword.trigger.too_long", SCOTT, returned, lambda s: m.Reword(f(s), LONG, "He runs.")),
    ("reword.present.twice", SCOTT, returned, lambda s: m.Reword(f(s), "x", "He runs.", (TREY, TREY))),
    ("reword.present.unknown", SCOTT, returned, lambda s: m.Reword(f(s), "x", "He runs.", ("c99",))),
    ("reword.present.must_be_in_it", SCOTT, returned, lambda s: m.Reword(f(s), "x", "He runs.", (SCOTTY,))),
]


# Actions and harm


def remembered_and_corrected() -> State:
    """Scotty names an ability that the Dealer then takes off the sheet."""
    state = g.kept(g.own(g.given()))
    state = a.said(state, ability=a.person(state, SCOTTY).abilities[0].id)
    return do(state, URSULA, m.CorrectMemory(f(state), "By mistake"))


def said(**more: Any) -> State:
    return a.said(a.given("Juggle: right hand", **more), ability="b1")


def helped() -> State:
    """Twelve ideas for one card."""
    state = a.flip(a.ruled(table()), "Nine of Cups")
    for _ in range(12):
        state = do(state, TROY, m.HelpTell(1, "So"))
    return state


def going() -> State:
    return a.flip(a.ruled(a.given("Juggle: right hand"), 8, "b1", "minutes"), "Two of Cups")


def bleeding(who: str = SCOTTY) -> State:
    return do(a.hurt(table(), "head", who, bleeding=True), URSULA, m.BleedOut(who, False))


def finishing() -> State:
    return do(change(table(), HEAVY, down="knocked"), SCOTT, m.FinishOff(SCOTTY, HEAVY))


def d1(state: State) -> int:
    return state.declared[-1].id


ACTION: list[Case] = [
    (
        "declare.who.much_declared",
        SCOTT,
        lambda: a.said(a.said(a.said(table(), text="Run"), text="Hide"), text="Sing"),
        m.Declare(SCOTTY, "Dance"),
    ),
    ("grant_success.declared.ability_gone", URSULA, remembered_and_corrected, lambda s: m.GrantSuccess(d1(s))),
    (
        "grant_success.declared.ability_wounded",
        URSULA,
        lambda: a.hurt(said(), "right hand"),
        lambda s: m.GrantSuccess(d1(s)),
    ),
    (
        "grant_success.declared.doer_out",
        URSULA,
        lambda: change(do(a.given(), URSULA, m.Declare(HEAVY, "Run")), HEAVY, here=False),
        lambda s: m.GrantSuccess(d1(s)),
    ),
    ("rule_skilled.declared.doer_out", URSULA, lambda: change(said(), SCOTTY, here=False), lambda s: a.ruling(s)),
    ("rule_skilled.ability.wounded", URSULA, lambda: a.hurt(said(), "right hand"), lambda s: a.ruling(s, 8, "b1")),
    (
        "rule_skilled.ability.another_named",
        URSULA,
        lambda: a.said(a.given("Juggle", "Sing"), ability="b1"),
        lambda s: a.ruling(s, 8, "b2"),
    ),
    (
        "rule_skilled.ability.needs_ability",
        URSULA,
        lambda: a.said(a.told(a.flip(a.ruled(a.given()), "The Tower"))),
        lambda s: a.ruling(s),
    ),
    (
        "rule_skilled.declared.playing",
        URSULA,
        lambda: a.said(c.playing(TREY="Two of Cups", HEAVY="Six of Wands"), TREY),
        lambda s: a.ruling(s),
    ),
    (
        "rule_skilled.declared.incapacitated",
        URSULA,
        lambda: happened(a.said(a.contest(table()), TREY), [m.Incapacitated(TREY, 1)]),
        lambda s: a.ruling(s),
    ),
    (
        "help_tell.telling.ideas_enough",
        TROY,
        helped,
        m.HelpTell(1, "So"),
    ),
    ("flip..going_on", URSULA, going, m.Flip()),
    ("flip..no_card", URSULA, lambda: piles(a.ruled(table()), (), ()), m.Flip()),
    ("flip..stepping_in", URSULA, lambda: steps_in(a.ruled(table()), TREY), m.Flip()),
    (
        "flip..winner_unheard",
        URSULA,
        lambda: c.won(state=a.ruled(table()), TREY="The Fool, The World", **LOW),
        m.Flip(),
    ),
    ("flip..doer_incapacitated", URSULA, lambda: a.contest(a.ruled(table()), sitting_out=(SCOTTY,)), m.Flip()),
    (
        "flip..first_card_wounded",
        URSULA,
        lambda: a.hurt(a.ruled(a.given("Juggle: right hand"), 8, "b1"), "right hand"),
        m.Flip(),
    ),
    ("go_on..doer_wounded", SCOTT, lambda: a.hurt(going(), "right hand"), m.GoOn()),
    (
        "tend.wound.healed",
        URSULA,
        lambda: change(table(), TREY, wounds=(Wound("w1", "head", "Cut", healed=True),)),
        m.Tend(TREY, "w1"),
    ),
    ("rest.hours.too_high", URSULA, table, m.Rest(True, 9999, (TREY,))),
    ("bleed_out.sure.said_once", URSULA, bleeding, m.BleedOut(SCOTTY, False)),
    ("answer_finish.yes.bleeds_by_itself", URSULA, bleeding, m.AnswerFinish(SCOTTY, True)),
    (
        "answer_finish.yes.hand_first",
        URSULA,
        lambda: c.playing(state=finishing(), TREY="Two of Cups", BOUNCER="Six of Wands"),
        m.AnswerFinish(SCOTTY, True),
    ),
    (
        "answer_finish.yes.victim_up",
        URSULA,
        lambda: do(finishing(), URSULA, d.Overrule(HEAVY, "down", "0", "Stirs")),
        m.AnswerFinish(SCOTTY, True),
    ),
    ("finish_off.who.dead", SCOTT, lambda: change(table(), SCOTTY, down="dead"), m.FinishOff(SCOTTY, HEAVY)),
    ("finish_off.who.away", SCOTT, lambda: change(table(), SCOTTY, here=False), m.FinishOff(SCOTTY, HEAVY)),
    ("finish_off.who.asked_already", SCOTT, finishing, m.FinishOff(SCOTTY, HEAVY)),
]


# Contests


def asked(**more: Any) -> State:
    return c.opened((TREY, SCOTTY), (BOUNCER,), state=table(**more))


def spare(**values: Any) -> State:
    """Somebody outside the contest is otherwise."""
    return change(asked(), HEAVY, **values)


def grouped(groups: int, sides: int = 2) -> State:
    """So many groups, the first of so many sides; strangers fill them."""
    state = asked()
    for _ in range(2 * (groups - 1) + sides - 2):
        state = do(state, URSULA, m.Invent("Somebody", "", "", ""))
    crowd = iter([one.id for one in state.characters if one.name.startswith("Somebody")])
    for _ in range(sides - 2):
        state = do(state, URSULA, m.AddSide(1, (next(crowd),)))
    for _ in range(groups - 1):
        state = do(state, URSULA, m.AddGroup((next(crowd),), (next(crowd),)))
    return state


def settled() -> State:
    """The first of two groups is resolved."""
    return do(grouped(2), URSULA, m.ResolveGroup())


def alone() -> State:
    """Of all people only Scotty is left alive."""
    return happened(table(), [m.Died(one.id) for one in table().characters if one.id != SCOTTY])


def reach() -> State:
    """Shimon, who beat everybody and did not describe, may reach into the other group."""
    groups = (
        Group(1, ((SCOTTY,), (HEAVY,)), last=((HEAVY, c.names("Two of Wands, Three of Wands")),)),
        Group(2, ((TREY, SHIMON), (BOUNCER,))),
    )
    state = c.won(TREY="Ten of Cups, King of Cups", SHIMON="Ten of Wands, Nine of Wands", **LOW, groups=groups, at=1)
    return do(state, TROY, effect("nothing"))


def reaching() -> State:
    state = do(reach(), SIMON, m.Interfere(SHIMON, HEAVY))
    return do(state, URSULA, m.AnswerInterfere(SHIMON, True))


def nineteen(**more: Any) -> State:
    return c.won(TREY="Ten of Cups, Nine of Cups", **LOW, **more)


def ending() -> State:
    return do(nineteen(), TROY, m.TryEnd(""))


def world() -> State:
    return c.won(TREY="The Fool, The World", **LOW)


def begun() -> State:
    return do(world(), TROY, m.StartTelling())


def tie() -> State:
    return c.won(
        (TREY, SHIMON), (BOUNCER,), TREY="Ten of Cups, Nine of Cups", SHIMON="Ten of Wands, Nine of Wands", **LOW
    )


def chosen() -> State:
    return do(nineteen(), TROY, effect("wound", BOUNCER, "head"))


CONTEST: list[Case] = [
    ("open_contest..too_few_able", URSULA, alone, m.OpenContest(True, "x", (SCOTTY,), (SCOTTY,))),
    ("add_group..many_groups", URSULA, lambda: grouped(6), m.AddGroup((HEAVY,), (GUARD,))),
    ("add_group.one.too_few", URSULA, lambda: grouped(1), m.AddGroup((), (GUARD,))),
    ("move_to_group.group.resolved", URSULA, settled, m.MoveToGroup(HEAVY, 1, 1)),
    ("surrender.who.dead", URSULA, lambda: change(asked(), BOUNCER, down="dead"), m.Surrender(BOUNCER)),
    ("add_side.group.many_sides", URSULA, lambda: grouped(1, 6), m.AddSide(1, (HEAVY,))),
    ("offer_talk.declared.dealers_deed", URSULA, lambda: a.said(table(), HEAVY), lambda s: m.OfferTalk(d1(s))),
    ("offer_talk.declared.talk_offered", URSULA, lambda: _talk(), lambda s: m.OfferTalk(d1(s))),
    (
        "offer_talk.declared.cards_wanted",
        URSULA,
        lambda: do(_talk(), TROY, m.AnswerTalk(d1(_talk()), False)),
        lambda s: m.OfferTalk(d1(s)),
    ),
    ("answer_talk.declared.not_yours", SCOTT, lambda: _talk(), lambda s: m.AnswerTalk(d1(s), True)),
    ("hold_back.who.missing_round", TROY, lambda: a.contest(table(), sitting_out=(TREY,)), m.HoldBack(TREY)),
    ("deal_round..leave_before_deal", URSULA, lambda: do(c.joined(asked()), TROY, m.Flee(TREY)), m.DealRound()),
    ("deal_round..step_before_deal", URSULA, lambda: steps_in(c.joined(asked()), SHIMON), m.DealRound()),
    ("deal_round..few_cards", URSULA, lambda: piles(c.joined(asked()), (), ()), m.DealRound()),
    ("deal_round.sure.lapses", URSULA, world, m.DealRound(False)),
    # The hand
    ("twist..no_card", TROY, lambda: piles(c.playing(**HANDS), (), ()), m.Twist(TREY)),
    ("claim_wild..no_card", TROY, lambda: piles(c.playing(**HANDS), (), ()), m.ClaimWild(TREY, "b1")),
    (
        "swap_wild.wild.wild_barred",
        TROY,
        lambda: a.hurt(c.playing(**HANDS, wilds=WILD), "right hand", TREY),
        m.SwapWild(TREY, "x1", key("Ten of Coins")),
    ),
    ("swap_wild.wild.wild_used", TROY, lambda: _used(), m.SwapWild(TREY, "x2", key("Two of Coins"))),
    (
        "swap_wild.card.no_rescue",
        TROY,
        lambda: c.twist(c.playing(**HANDS, wilds=WILD, wild_rescue="yes"), TREY, "King of Coins"),
        m.SwapWild(TREY, "x2", key("Ten of Coins")),
    ),
    # What the winner may do
    ("choose_effect..ending_asked", TROY, ending, effect("nothing")),
    ("start_telling..ending_asked", TROY, ending, m.StartTelling()),
    ("cede_win..ending_asked", TROY, ending, m.CedeWin(SHIMON)),
    ("try_end..ending_asked", TROY, ending, m.TryEnd("")),
    ("choose_effect..speak_first", TROY, world, effect("nothing")),
    (
        "choose_effect.effect.right_lapsed",
        TROY,
        lambda: do(world(), URSULA, m.DealRound(True)),
        effect("free", text="x"),
    ),
    ("start_telling..right_lost", TROY, lambda: do(world(), URSULA, m.DealRound(True)), m.StartTelling()),
    ("start_telling..telling_begun", TROY, begun, m.StartTelling()),
    ("cede_win..telling_begun", TROY, begun, m.CedeWin(SHIMON)),
    ("cede_win..reaching", SIMON, reaching, m.CedeWin(TREY)),
    ("try_end..reaching", SIMON, reaching, m.TryEnd("")),
    ("cede_win.to.unknown", TROY, tie, m.CedeWin(BOUNCER)),
    ("choose_effect.effect.only_its_target", SIMON, reaching, effect("escape")),
    ("choose_effect.effect.beyond_rank", TROY, nineteen, effect("kill", BOUNCER)),
    ("choose_effect.effect.no_fight", TROY, lambda: nineteen(violent=False), effect("wound", BOUNCER, "head")),
    ("choose_effect.effect.nobody_to_harm", TROY, lambda: _alone(), effect("wound", BOUNCER, "head")),
    (
        "choose_effect.weapon.weapon_needed",
        TROY,
        lambda: c.won(TREY="Ten of Cups, Ace of Cups", **LOW),
        effect("kill", BOUNCER),
    ),
    ("choose_effect.target.out_of_reach", TROY, nineteen, effect("wound", GUARD, "head")),
    ("choose_effect.target.unknown", TROY, nineteen, effect("wound", "c99", "head")),
    ("choose_effect.part.unknown", TROY, nineteen, effect("wound", BOUNCER, "tail")),
    ("answer_effect.reason.too_long", URSULA, chosen, m.AnswerEffect(True, False, LONG)),
    ("interfere.target.in_no_other_group", SIMON, reach, m.Interfere(SHIMON, BOUNCER)),
    ("interfere.target.unknown", SIMON, reach, m.Interfere(SHIMON, "c99")),
    ("interfere.who.not_reaching", TROY, reach, m.Interfere(TREY, HEAVY)),
    ("answer_interfere..no_reach_asked", URSULA, reach, m.AnswerInterfere(SHIMON, True)),
    (
        "answer_interfere.who.asks_no_reach",
        URSULA,
        lambda: do(reach(), SIMON, m.Interfere(SHIMON, HEAVY)),
        m.AnswerInterfere(TREY, True),
    ),
    (
        "answer_interfere.who.unknown",
        URSULA,
        lambda: do(reach(), SIMON, m.Interfere(SHIMON, HEAVY)),
        m.AnswerInterfere("c99", True),
    ),
]


def _talk() -> State:
    state = a.said(table(), TREY)
    return do(state, URSULA, m.OfferTalk(d1(state)))


def _used() -> State:
    """The second wild card lies in the hand; it is Trey's turn again."""
    state = c.stand(c.swap(c.playing(**HANDS, wilds=WILD), TREY, "x2", "Ten of Coins"), TREY)
    return c.reveal(state, BOUNCER, "Two of Cups")


def _alone() -> State:
    """Whom Trey fought dies before it is settled."""
    state = c.playing(TREY="Ten of Cups, Nine of Cups", **LOW, passes=1)
    return c.stand(change(state, BOUNCER, down="dead"), TREY)


# What many commands ask first

KEY = {
    "task": "task_open", "telling": "card_untold", "signifier": "memory_due", "leave": "unanswered",
    "contest": "contest_open",
}  # fmt: skip
BETWEEN = (
    (URSULA, m.CloseChapter()),
    (URSULA, d.EndSession()),
    (SCOTT, m.ChooseDealer("@2")),
    (URSULA, m.PassDealing("@1")),
    (URSULA, m.DealSignifiers()),
    (URSULA, m.Park(TREY, True)),
    (URSULA, m.SendOff(HEAVY, False)),
    (URSULA, m.Adopt(HEAVY, "@1")),
    (URSULA, m.OpenContest(True, "x", (TREY,), (HEAVY,))),
    (URSULA, m.OfferTalk(1)),
    (URSULA, m.Rest(True, 8, (TREY,))),
)
OUT: dict[str, dict[str, Any]] = {
    "dead": {"down": "dead"}, "away": {"here": False}, "unmade": {"seat": SIMON, "detail": ""},
    "knocked_out": {"down": "knocked"},
}  # fmt: skip
ABOUT_HEAVY = (
    ("one", URSULA, table, m.OpenContest(True, "x", (HEAVY,), (TREY,))),
    ("other", URSULA, table, m.OpenContest(True, "x", (TREY,), (HEAVY,))),
    ("one", URSULA, asked, m.AddGroup((HEAVY,), (GUARD,))),
    ("other", URSULA, asked, m.AddGroup((GUARD,), (HEAVY,))),
    ("side", URSULA, asked, m.AddSide(1, (HEAVY,))),
    ("who", URSULA, asked, m.MoveToGroup(HEAVY, 1, 1)),
    ("who", URSULA, table, m.SetTask(HEAVY, "", "", 8, "Run")),
    ("who", URSULA, table, m.Hurt(False, False, HEAVY, "head", "A cut")),
    ("who", URSULA, table, m.Tend(HEAVY, "w1")),
    ("who", URSULA, table, m.Rest(True, 8, (HEAVY,))),
    ("who", URSULA, table, m.RestoreAbility(HEAVY, "b1", "So")),
    ("who", URSULA, table, m.TagAbility(HEAVY, "b1", ())),
    ("who", URSULA, table, m.Rouse(HEAVY)),
    ("who", URSULA, table, m.BleedOut(HEAVY, False)),
    ("target", SCOTT, table, m.FinishOff(SCOTTY, HEAVY)),
)


def _tag(command: Any) -> str:
    return str(command.__struct_config__.tag)


def between() -> Iterator[Case]:
    """Something is under way; one persona has no Signifier yet."""
    adopted = [m.Died(SHIMON), m.Adopted(GUARD, SIMON), m.PersonaDescribed(GUARD, SIMON, "Old", "", "")]
    scar = [m.DetailOffered(GUARD, URSULA, "A scar"), m.DetailAccepted(GUARD, URSULA, "A scar", False)]
    without = happened(table(), [*adopted, *scar])
    for name, state in k.busy(without).items():
        for seat, command in BETWEEN:
            if ("", KEY[name]) in DESK.moves[type(command)].reasons():
                yield f"{_tag(command)}..{KEY[name]}", seat, lambda state=state: state, command  # type: ignore[misc]


def out_of_play() -> Iterator[Case]:
    """Heavy is dead, gone, knocked out or not made yet."""
    for field, seat, given, command in ABOUT_HEAVY:
        for reason, values in OUT.items():
            if (field, reason) in DESK.moves[type(command)].reasons():
                state = change(given(), HEAVY, **values)
                yield f"{_tag(command)}.{field}.{reason}", seat, lambda state=state: state, command  # type: ignore[misc]


def bust(guard: str = "Ten of Wands, Nine of Wands, Five of Wands | Two of Wands", **fields: Any) -> State:
    """The Guard is bust, and it is the Bouncer's turn, both the Dealer's."""
    hands = {**HANDS, "GUARD": guard}
    return c.playing(
        (TREY,), (BOUNCER, GUARD), **{**hands, **fields}, wilds=[("GUARD", "b1", "The Tower")], turn=BOUNCER
    )


ANSWERING = {"TREY": "Ten of Coins, Ace of Coins | Nine of Coins", "stage": "reply", "first": TREY}
"""Trey has 21."""


HOLDING: list[Case] = [
    ("reveal.who.bust", URSULA, bust, m.Reveal(GUARD, key("Two of Wands"))),
    ("twist.who.bust", URSULA, bust, m.Twist(GUARD)),
    ("pass.who.bust", URSULA, lambda: bust(played=True), m.Pass(GUARD)),
    ("swap_wild.who.bust", URSULA, bust, m.SwapWild(GUARD, "x1", key("Ten of Wands"))),
    ("reply21.who.bust", URSULA, lambda: bust(**ANSWERING), m.Reply21(GUARD, ())),
    ("reply21.who.replied", URSULA, lambda: _replied(), m.Reply21(GUARD, ())),
    ("reply21.who.not_its_turn", URSULA, lambda: _replied(False), m.Reply21(GUARD, ())),
    ("reply21..card_played", URSULA, lambda: bust(**ANSWERING, played=True), m.Reply21(BOUNCER, ())),
    ("reply21.who.no_cards", URSULA, lambda: _replied(False), m.Reply21(HEAVY, ())),
    (
        "reply21.cards.unknown",
        URSULA,
        lambda: bust(**ANSWERING),
        m.Reply21(BOUNCER, c.names("Ten of Wands")),
    ),
    (
        "reply21.cards.twice",
        URSULA,
        lambda: bust(**ANSWERING),
        m.Reply21(BOUNCER, c.names("Ace of Cups, Ace of Cups")),
    ),
    (
        "reveal..bust_unless_saved",
        TROY,
        lambda: c.twist(c.playing(**HANDS, wilds=WILD, wild_rescue="yes"), TREY, "King of Coins"),
        m.Reveal(TREY, key("Nine of Coins")),
    ),
    (
        "play_for_me..stepping_in",
        URSULA,
        lambda: steps_in(bust(), SHIMON),
        m.PlayForMe(BOUNCER),
    ),
    (
        "claim_wild.ability.wounded",
        TROY,
        lambda: a.hurt(c.playing(**HANDS), "right hand", TREY),
        m.ClaimWild(TREY, "b1"),
    ),
    ("claim_wild.ability.claimed_already", TROY, lambda: c.playing(**HANDS, wilds=WILD), m.ClaimWild(TREY, "b1")),
    ("add_side.group.resolved", URSULA, settled, m.AddSide(1, (HEAVY,))),
    ("choose_effect..unconfirmed", TROY, chosen, effect("nothing")),
    ("start_telling..unconfirmed", TROY, chosen, m.StartTelling()),
    ("try_end..unconfirmed", TROY, chosen, m.TryEnd("")),
    ("try_end.text.too_long", TROY, nineteen, m.TryEnd(LONG)),
    ("answer_effect.bleeding.not_permanent", URSULA, chosen, m.AnswerEffect(True, True, "")),
    ("interfere.who.not_yours", TROY, reach, m.Interfere(SHIMON, HEAVY)),
    ("interfere.who.unknown", TROY, reach, m.Interfere("c99", HEAVY)),
]


def _replied(guard: bool = True) -> State:
    """Trey has 21, and the Bouncer answers; the Guard has answered, or is still to come."""
    state = bust("Ten of Wands, Nine of Wands | Two of Wands", **ANSWERING)
    return happened(state, [m.ReplyEnded(GUARD)] if guard else [])


def dark() -> State:
    state = k.do(k.chosen(lobby()), (URSULA, m.SetContent("blank")), (URSULA, m.OpenChapter()))
    return k.do(state, (URSULA, m.OpenIntro()))


RARE: list[Case] = [
    ("open_intro..no_sitting", URSULA, lambda: _adjourned(), m.OpenIntro()),
    ("end_session..eyes_closed", URSULA, dark, d.EndSession()),
    ("pass_dealing..eyes_closed", URSULA, dark, m.PassDealing("@1")),
    ("choose_dealer..eyes_closed", SCOTT, dark, m.ChooseDealer("@1")),
    ("choose_dealer.seat.absent", SCOTT, lambda: change(handed_on(), "c2", parked=True), m.ChooseDealer("@2")),
    ("choose_dealer.seat.unwilling", SCOTT, lambda: k.do(lobby(), (TROY, m.WillDeal(False))), m.ChooseDealer("@2")),
    (
        "pass_dealing.to.unwilling_next",
        URSULA,
        lambda: k.do(handed_on(), (TROY, m.WillDeal(False))),
        m.PassDealing("@2"),
    ),
    ("pass_dealing.to.dealt_already", URSULA, handed_on, m.PassDealing("@0")),
    ("open_chapter..told_already", URSULA, lambda: _only(URSULA), m.OpenChapter()),
    (
        "agree_dealer.yes.under_way",
        SCOTT,
        lambda: alter(k.busy(table())["task"], proposal=Proposal(1, 0, (1,))),
        m.AgreeDealer(True),
    ),
    ("reverse.receipt.piece_gone", URSULA, lambda: _overruled(), d.Reverse(1, "So")),
    ("accept_detail.who.has_detail", TROY, lambda: _second(), m.AcceptDetail("c1")),
    ("veto_detail.who.has_detail", TROY, lambda: _second(), m.VetoDetail("c1")),
    (
        "strike_out.item.nothing_written",
        URSULA,
        lambda: k.do(k.creating(lobby()), (SCOTT, k.looks())),
        m.StrikeOut("c1", "detail", "So"),
    ),
    ("describe_persona.looks.too_long", SCOTT, lambda: k.creating(lobby()), m.DescribePersona(LONG, "", "")),
    ("park.who.dead", URSULA, lambda: change(table(), TREY, down="dead"), m.Park(TREY, True)),
    ("intercede.text.too_long", SCOTT, choosing, lambda s: m.Intercede(f(s), SCOTTY, LONG)),
    ("intercede.who.unknown", SCOTT, choosing, lambda s: m.Intercede(f(s), "c99", "")),
    ("intercede.who.not_choosing", SCOTT, choosing, lambda s: m.Intercede(f(s), TREY, "")),
    ("story_flashback.to.game_character", URSULA, table, m.StoryFlashback(HEAVY, "the hoods", "")),
    ("use_now.who.not_choosing", SCOTT, choosing, lambda s: m.UseNow(f(s), TREY, "")),
    (
        "answer_intercede.side.unknown",
        URSULA,
        lambda: steps_in(c.playing(**HANDS), SCOTTY),
        m.AnswerIntercede(SCOTTY, 9),
    ),
    ("tell_memory.flashback.sent_back", SCOTT, returned, lambda s: m.TellMemory(f(s), "More")),
    (
        "tell_memory.flashback.left_to_dealer",
        SCOTT,
        lambda: do(g.own(g.given()), SCOTT, m.LeaveNaming(f(g.own(g.given())))),
        lambda s: m.TellMemory(f(s), "More"),
    ),
    (
        "name_ability.flashback.untold_yet",
        SCOTT,
        lambda: g.own(g.given(), memory=""),
        lambda s: m.NameAbility(f(s), "Sing"),
    ),
    ("leave_naming.flashback.untold_yet", SCOTT, lambda: g.own(g.given(), memory=""), lambda s: m.LeaveNaming(f(s))),
    ("gift_flashback.to.game_character", SCOTT, table, m.GiftFlashback(HEAVY, "x", "y")),
    (
        "grant_success.declared.deed_locked",
        URSULA,
        lambda: a.said(a.told(a.flip(a.ruled(a.given("Sing", lock_ends="never")), "The Tower")), ability="b1"),
        lambda s: m.GrantSuccess(d1(s)),
    ),
    ("finish_off.who.unmade", SCOTT, lambda: change(table(), SCOTTY, detail=""), m.FinishOff(SCOTTY, HEAVY)),
]


def _adjourned() -> State:
    state = k.do(k.chosen(lobby()), (URSULA, m.SetContent("blank")), (URSULA, m.OpenChapter()))
    return k.do(state, (URSULA, d.EndSession()))


def _only(dealer: int) -> State:
    """Nobody else wants to deal the next chapter."""
    return k.do(handed_on(), *[(seat, m.WillDeal(False)) for seat in range(4) if seat != dealer])


def _overruled() -> State:
    """The ability that was set anew was taken off the sheet since."""
    state = g.kept(g.own(g.given()))
    which = a.person(state, SCOTTY).abilities[0].id
    state = do(state, URSULA, d.Overrule(SCOTTY, f"lost {which}", "yes", "So"))
    return do(state, URSULA, m.CorrectMemory(f(state), "By mistake"))


def _second() -> State:
    """Scott's persona is made; Troy's has a suggestion waiting."""
    state = k.creating(lobby())
    state = k.do(state, (SCOTT, k.looks()), (TROY, m.AddDetail("c1", "A scar")), (SCOTT, m.AcceptDetail("c1")))
    return k.do(state, (TROY, k.looks()), (SIMON, m.AddDetail("c2", "A limp")))


def planned(count: int = 1, **parts: str) -> State:
    """So many scenes are prepared."""
    state = do(table(), URSULA, m.PrepareScene(m.NEW, "The Roof", **parts))
    for _ in range(count - 1):
        state = do(state, URSULA, m.CopyPlan("plan0-1"))
    return state


PLANS: list[Case] = [
    ("prepare_scene.plan.no_room", URSULA, lambda: planned(MOST_PLANS), m.PrepareScene(m.NEW, "One more")),
    ("prepare_scene..unclear", URSULA, table, m.PrepareScene(m.NEW, "One more", board="@")),
    ("copy_plan..full", URSULA, lambda: planned(MOST_PLANS), m.CopyPlan("plan0-2")),
    ("import_plans..full", URSULA, lambda: planned(MOST_PLANS), m.ImportPlans("{}")),
    ("import_plans.file.too_long", URSULA, table, m.ImportPlans("x" * 500_000)),
    ("import_plans.file.wordless", URSULA, table, m.ImportPlans(" ")),
    ("import_plans..unreadable", URSULA, table, m.ImportPlans("{}")),
    ("open_plan.plan.stays_shut", URSULA, lambda: planned(cast="Nobody at all"), m.OpenPlan("plan0-1")),
]
CASES = [*PLANS, *CAMPAIGN, *MEMORY, *ACTION, *CONTEST, *HOLDING, *RARE, *between(), *out_of_play()]
