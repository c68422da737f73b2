"""Fate, for the laws of judgement."""

import random
from typing import Any

from msgspec.structs import replace

from laws.judged.common import YES_NO, Judged, shake
from parlour.games import GAMES
from parlour.games.fate.rules.desk import DESK
from parlour.games.fate.rules.play import PLAYING
from parlour.games.fate.words.refusals import named


def shaken(state: Any, rnd: random.Random) -> Any:
    outs, stages = ("", "taken", "conceded"), ("ready", "draft", "submitted")
    people = tuple([
        shake(one, rnd, 0.08, here=YES_NO, hidden=YES_NO, out=outs, status=stages, fp=(0, 3))
        for one in state.characters
    ])  # fmt: skip
    names = tuple([one.id for one in people])
    options = shake(
        state.options, rnd, 0.2, help_max=(0, 1), help_minimum=("none", "average"), stunt_stack=("all", "one"),
        invoke_free_per_roll=("any", "one"), compel_gm_source=("infinite", "pool"), concede_npc=("on", "off"),
        contest_advantage=("off", "on"), move_hindered=("action", "overcome"), roll_mode=("dice", "deck", "both"),
        late_stunts=("all", "free"), major_stunt_from=("any", "three"), approach_max=(2, 8), move_far=(0, 1),
    )  # fmt: skip
    conflict, contest = state.conflict, state.contest
    if conflict is not None:
        some = tuple([who for who in names if rnd.random() < 0.3])
        conflict = shake(conflict, rnd, 0.3, begun=YES_NO, acted=(some,), ended_turn=(some,), moved=(some,))
    if contest is not None:
        contest = shake(contest, rnd, 0.3, twist=YES_NO, tried=(contest.who[:1],), barred=(contest.who[1:],))
    return replace(
        state, characters=people, options=options, conflict=conflict, contest=contest,
        desk=shake(state.desk, rnd, 0.05, sitting=YES_NO), pool=rnd.choice((0, state.pool)),
        roll=None if rnd.random() < 0.2 else state.roll,
    )  # fmt: skip


ELSEWHERE = frozenset(
    [
        "absorb.boxes.ticked",
        "absorb.boxes.two_boxes",
        "absorb.consequences.twice",
        "add_task.takers.not_a_pc",
        "allow.plea.cannot_be_granted",
        "approve.who.not_permitted",
        "assign_task.takers.not_a_pc",
        "attack.how.too_many",
        "choose_protector..not_your_choice",
        "choose_protector.who.unknown",
        "claim_stunt.stunt.claimed_already",
        "claim_stunt.stunt.not_permitted",
        "claim_stunt.who.one_stunt",
        "clear_at.degree.implausible",
        "clear_at.degree.severe",
        "clear_at.degree.told_already",
        "compete.how.too_many",
        "compete.who.in_hiding",
        "create.how.too_many",
        "create.target.boost",
        "create.target.no_aspect",
        "create.target.owner_away",
        "create.target.unknown_aspect",
        "create.who.tried",
        "create.who.twist_first",
        "defend.how.too_many",
        "defend.who.conceded",
        "give_consequence.who.absorbing",
        "help.ally.too_low",
        "help.ally.undecided",
        "invoke.aspect.later",
        "invoke.aspect.one_free",
        "invoke.who.not_in_roll",
        "make_mook..no_lists",
        "move.zone.far_and_acted",
        "move.zone.hindered_and_acted",
        "move.zone.moved_already",
        "move.zone.overcome_first",
        "move.zone.too_far",
        "move.zone.way_hindered",
        "offer_compel.by.not_a_player_character",
        "open_scene.pcs.not_a_pc",
        "oppose.who.asked_already",
        "oppose.who.conceded",
        "oppose.who.not_here",
        "overcome.how.too_many",
        "overcome.target.move_through",
        "overcome.target.no_conflict_here",
        "overcome.target.not_hindered",
        "overcome.target.out_of_reach",
        "overcome.target.unknown_aspect",
        "pick_add.who.bench_not_permitted",
        "pick_replace.who.bench_not_permitted",
        "pick_swap.pair.too_many",
        "protect..protector_chosen",
        "protect.who.in_hiding",
        "protect.who.offered_already",
        "recover..roll_open",
        "recover.who.asked_already",
        "reorder.order.too_few",
        "rewrite_high.who.no_high_concept",
        "self_compel.aspect.hidden_npc_aspect",
        "set_cost.how.a_tie",
        "set_cost.text.too_long",
        "settle_failure.text.too_long",
        "settle_search.aspect.elsewhere",
        "settle_search.aspect.something_found",
        "settle_search.text.too_long",
        "take_stunt.who.bench_not_permitted",
        "take_stunt_instead.who.bench_not_permitted",
        "take_stunt_instead.who.too_few_stunts",
        "tell_victory.text.too_long",
        "tell_victory.text.wordless",
        "tell_victory.who.not_the_winner",
        "tell_victory.who.not_yours",
        "tell_victory.who.unknown",
        "twist.text.too_long",
        "withhold.who.not_knowing",
    ]
)
FATE = Judged(GAMES["fate"], DESK.moves, PLAYING.sentences, named, shaken, ELSEWHERE)
