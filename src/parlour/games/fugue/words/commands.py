"""The rules behind each command; what it is called stands in commands*.ftl of each language."""

from typing import get_args

from msgspec.structs import replace

from parlour.core.game import CommandWords
from parlour.core.phrasebook import Phrasebook
from parlour.core.wording import command_words
from parlour.games.fugue.moves import AnyCommand, PrepareScene
from parlour.roleplay.words import DESK_WORDS
from parlour.roleplay.words.scenes import SAY as PLANS
from parlour.roleplay.words.scenes import plan_words

_BOOK = Phrasebook(__package__, "commands")
_BOOKS = (_BOOK, Phrasebook(__package__, "commands_persona"), Phrasebook(__package__, "commands_contest"))
_RULES: dict[str, tuple[str, ...]] = {
    "start_session": ("FUG-004",),
    "end_session": ("FUG-125", "FUG-A49"),
    "set_content": ("FUG-005",),
    "bring_content": ("FUG-005",),
    "choose_dealer": ("FUG-015",),
    "agree_dealer": ("FUG-015",),
    "will_deal": ("FUG-A46",),
    "pass_dealing": ("FUG-009", "FUG-A46"),
    "open_chapter": ("FUG-003", "FUG-A78"),
    "open_intro": ("FUG-018",),
    "end_intro": ("FUG-018",),
    "close_chapter": ("FUG-003", "FUG-125"),
    "write_dealer_note": ("FUG-010", "FUG-A78"),
    "set_scene": ("FUG-008",),
    "set_language": ("FUG-030",),
    "add_basic": ("FUG-033", "FUG-035"),
    "drop_basic": ("FUG-035",),
    "settle_question": ("FUG-216",),
    "rule": ("FUG-035",),
    "describe_persona": ("FUG-021", "FUG-024", "FUG-026"),
    "add_detail": ("FUG-036", "FUG-037", "FUG-039", "FUG-043"),
    "accept_detail": ("FUG-036",),
    "veto_detail": ("FUG-040", "FUG-042"),
    "strike_out": ("FUG-023", "FUG-038", "FUG-039"),
    "deal_signifiers": ("FUG-044", "FUG-045"),
    "name_persona": ("FUG-028",),
    "muse": ("FUG-058",),
    "admit": ("FUG-021", "FUG-210"),
    "park": ("FUG-062",),
    "bring_on": ("FUG-008",),
    "invent": ("FUG-008", "FUG-A59"),
    "send_off": ("FUG-008",),
    "adopt": ("FUG-A60", "FUG-210"),
    "tend": ("FUG-201", "FUG-A56"),
    "rest": ("FUG-203",),
    "restore_ability": ("FUG-198",),
    "tag_ability": ("FUG-A57",),
    "rouse": ("FUG-A29",),
    "hurt": ("FUG-192", "FUG-194", "FUG-195"),
    "bleed_out": ("FUG-A73", "FUG-206"),
    "finish_off": ("FUG-180", "FUG-A72"),
    "answer_finish": ("FUG-180", "FUG-206"),
    "own_flashback": ("FUG-053", "FUG-068", "FUG-051"),
    "gift_flashback": ("FUG-069", "FUG-070", "FUG-071", "FUG-060"),
    "story_flashback": ("FUG-086",),
    "tell_memory": ("FUG-074", "FUG-082", "FUG-221"),
    "reword": ("FUG-064", "FUG-A67"),
    "name_ability": ("FUG-050", "FUG-054", "FUG-095"),
    "leave_naming": ("FUG-217",),
    "accept_ability": ("FUG-054", "FUG-055"),
    "veto_ability": ("FUG-072", "FUG-A51"),
    "send_back": ("FUG-064", "FUG-A67"),
    "postpone": ("FUG-A41",),
    "note_memory": ("FUG-056", "FUG-058"),
    "share_memory": ("FUG-061",),
    "use_now": ("FUG-081",),
    "intercede": ("FUG-081", "FUG-A45"),
    "decline": ("FUG-081",),
    "answer_intercede": ("FUG-A45",),
    "correct_memory": ("FUG-088",),
    "declare": ("FUG-097",),
    "unsay": ("FUG-122",),
    "rule_basic": ("FUG-098",),
    "grant_success": ("FUG-110",),
    "rule_skilled": ("FUG-101", "FUG-102", "FUG-109", "FUG-111"),
    "set_task": ("FUG-092", "FUG-101", "FUG-102"),
    "flip": ("FUG-103",),
    "grant_again": ("FUG-A69",),
    "go_on": ("FUG-116",),
    "give_up": ("FUG-116",),
    "narrate": ("FUG-119", "FUG-153", "FUG-120"),
    "help_tell": ("FUG-A65",),
    "offer_talk": ("FUG-122",),
    "answer_talk": ("FUG-122",),
    "open_contest": ("FUG-121", "FUG-130"),
    "add_group": ("FUG-130",),
    "add_side": ("FUG-130",),
    "move_to_group": ("FUG-130",),
    "end_contest": ("FUG-181",),
    "join_round": ("FUG-223", "FUG-A24"),
    "hold_back": ("FUG-154", "FUG-A77"),
    "flee": ("FUG-A70",),
    "surrender": ("FUG-A70", "FUG-182"),
    "answer_leave": ("FUG-A70", "FUG-A77"),
    "deal_round": ("FUG-137", "FUG-178"),
    "skip_round": ("FUG-131",),
    "resolve_group": ("FUG-131", "FUG-181"),
    "claim_wild": ("FUG-144", "FUG-145"),
    "answer_claim": ("FUG-144",),
    "reveal": ("FUG-142",),
    "twist": ("FUG-143",),
    "swap_wild": ("FUG-147", "FUG-148", "FUG-222"),
    "pass": ("FUG-140", "FUG-158"),
    "play_for_me": ("FUG-135",),
    "reply21": ("FUG-160", "FUG-A15"),
    "choose_effect": ("FUG-167", "FUG-168", "FUG-170"),
    "answer_effect": ("FUG-A21", "FUG-195", "FUG-206"),
    "cede_win": ("FUG-161",),
    "try_end": ("FUG-179", "FUG-A20"),
    "answer_end": ("FUG-A20",),
    "start_telling": ("FUG-177", "FUG-178"),
    "interfere": ("FUG-133", "FUG-134"),
    "answer_interfere": ("FUG-133",),
}


def words() -> dict[str, CommandWords]:
    """Fugue's own, and those of the desk where Fugue has none."""
    plans = plan_words(PrepareScene, cast=PLANS("cast-told"), opposition=PLANS("difficulties-told"))
    found = {tag: said for tag, said in {**DESK_WORDS, **plans}.items() if tag != "hand_over"}
    asks = _BOOK.part("plead", "done")
    found["plead"] = replace(found["plead"], title=_BOOK("plead"), done=asks, short=_BOOK.part("plead", "short"))
    for book in _BOOKS:
        kinds = [kind for kind in get_args(AnyCommand) if kind.__struct_config__.tag in book]
        found |= command_words(book, [kind for kind in kinds if kind.__struct_config__.tag != "plead"], _RULES)
    return found
