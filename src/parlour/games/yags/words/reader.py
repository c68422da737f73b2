"""Who reads the log, what they may know, and the book of sentences: one function an event, marked with the event it
tells.

Lines are told again from the log, long after: what a line says stands in its event, and the state serves for names
only.
"""

from parlour.core.game import Line
from parlour.core.phrasebook import Phrasebook
from parlour.core.sentences import Sentences
from parlour.games.yags.model import Creature, State
from parlour.games.yags.rules.ask import find_creature, find_item, find_task, find_technique, is_open
from parlour.games.yags.words import tasks
from parlour.games.yags.words.phrases import first_up, with_reason
from parlour.roleplay.reader import CastReader

SAY = Phrasebook(__package__, "lines")


def is_hidden(piece: str) -> bool:
    """Ids of what is prepared in hiding: h1, and what stands on such a sheet, kh1-1."""
    return (piece[:1] == "h" and piece[1:].isdigit()) or (piece[1:2] == "h" and "-" in piece)


class Reader(CastReader, frozen=True):
    """The state for names, and who asks."""

    state: State

    def find(self, piece: str) -> Creature | None:
        return find_creature(self.state, piece)

    def is_hidden(self, piece: str) -> bool:
        return is_hidden(piece)

    def is_open(self, one: Creature) -> bool:
        return is_open(one)

    def item(self, who: str, which: str) -> str:
        one = self.found(who) if self.reads(who) else None
        found = find_item(one, which) if one is not None else None
        return found.name if found is not None else SAY("an-item")

    def technique(self, who: str, which: str) -> str:
        one = self.found(who) if self.reads(who) else None
        found = find_technique(one, which) if one is not None else None
        return found.name if found is not None else SAY("a-technique")

    def task(self, which: str) -> str:
        task = find_task(self.state, which)
        return task.name if task is not None else tasks.SAY("the-task")

    def line(
        self,
        key: str,
        who: str,
        *rules: str,
        kind: str = "change",
        story: bool = False,
        why: str = "",
        **known: str | int,
    ) -> Line:
        """The sentence of this key about somebody, who is `who` in it; and a reason, where there is one."""
        return self.of(who, with_reason(SAY(key, who=self.who(who), **known), why), *rules, kind=kind, story=story)

    def led(self, key: str, *rules: str, kind: str = "fact", **known: str | int) -> Line:
        """The sentence of this key, about what the game master does."""
        return Line(first_up(SAY(key, **known)), rules, kind, self.state.desk.gm)


SENTENCES: Sentences[Reader] = Sentences()
tells = SENTENCES.tells
