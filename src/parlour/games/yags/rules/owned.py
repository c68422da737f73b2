"""Creatures of the game master's own library, brought as files, ready at once (YAG-048)."""

from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.approval import lacks
from parlour.games.yags.rules.ask import idle, playing
from parlour.games.yags.rules.draft import Draft
from parlour.games.yags.rules.making import numbered
from parlour.games.yags.rules.notices import notices
from parlour.games.yags.rules.people import problem
from parlour.games.yags.rules.readied import with_experience
from parlour.games.yags.sheet_file import LONGEST, SAMPLE
from parlour.games.yags.sheets import read
from parlour.roleplay.cast import Numbering, names, unlike
from parlour.roleplay.owned import Owned
from parlour.roleplay.words.scenes import SAY


def refused(state: State, file: str) -> RuleViolation | None:
    """It can be read, and nothing on it is unknown to this campaign."""
    if why := problem(state, file, ""):
        return RuleViolation("bad-file", "YAG-048", SAY("owned-unread", why=why), SAY.part("owned-unread", "cure"))
    found = lacks(state, with_experience(state, read(state, file)))
    return RuleViolation("bad-file", found[0].rule, found[0].text, SAY("owned-unfit")) if found else None


def come(draft: Draft, seat: int, file: str, hidden: bool) -> None:
    state = draft.state
    one = read(state, file)
    one = replace(
        one,
        name=unlike(one.name, names(state, hidden=hidden)),
        controller=-1,
        stage="ready",
        hidden=hidden,
    )
    one = numbered(with_experience(state, one), Numbering(state, hidden))
    draft.put(m.CreatureBegun(replace(one, allowed=tuple([notice.key for notice in notices(state, one)]))))
    if not hidden and playing(state) and idle(state):
        draft.put(m.Entered(one.id))


OWNED: Owned[State, Draft] = Owned("YAG-048", LONGEST, SAMPLE, refused, come)
