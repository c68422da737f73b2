"""What the events of this game are to the story: which lines make one exchange, which are left to the log, and how much
each mattered."""

from parlour.core.sentences import ASIDE, BEGINS, FOLLOWS, HELPS, Mark, matters
from parlour.games.yags import moves as m
from parlour.games.yags.words.reader import SENTENCES


def _opened(event: m.CheckOpened) -> Mark:
    """Nobody learns how a lie went: no result will say it again."""
    return Mark() if event.check.situation == "lie" else BEGINS


SENTENCES.count(_opened, m.CheckOpened)
SENTENCES.count(HELPS, m.Matched, m.Joined, m.Judged)
SENTENCES.count(
    FOLLOWS, m.ExtrasChosen, m.Pushed, m.Stumbled, m.Climbed, m.TurnPlayed, m.TaskWorked, m.Resisted,
    m.ReactionCame, m.WentOn, m.WentPart,
)  # fmt: skip
SENTENCES.count(ASIDE, m.Petitioned, m.RoundBegan, m.RoundsEnded, m.SceneClosed, m.Approved, m.WatchCame)
SENTENCES.count(matters(3, "follows"), m.Fell, m.Dying)
SENTENCES.count(matters(2, "follows"), m.OutcomeTold, m.TaskEnded, m.ClimbEnded)
SENTENCES.count(matters(3), m.CreatureShown)
