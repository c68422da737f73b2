"""What the events of this game are to the story: which lines make one exchange, which are left to the log, and how much
each mattered."""

from parlour.core.sentences import ASIDE, BEGINS, FOLLOWS, HELPS, Mark, matters
from parlour.games.fate import moves as m
from parlour.games.fate.words.reader import SENTENCES


def _added(event: m.AspectAdded) -> Mark:
    """The roll that created it says so."""
    return ASIDE if event.why == "created" else Mark()


SENTENCES.count(_added, m.AspectAdded)
SENTENCES.count(BEGINS, m.RollDeclared)
SENTENCES.count(HELPS, m.SideSettled, m.Helped, m.StuntUsed, m.AspectInvoked)
SENTENCES.count(
    FOLLOWS, m.CostSet, m.CostAnswered, m.ObstacleStands, m.NothingCreated, m.NothingFound, m.HitAbsorbed,
    m.ExchangeScored, m.TwistSettled, m.VictoryTold, m.TaskDone, m.ProtectionOffered,
)  # fmt: skip
SENTENCES.count(ASIDE, m.DamageSet, m.Approved, m.FreeGranted, m.MilestoneEnded)
SENTENCES.count(matters(3, "follows"), m.ConsequenceTaken, m.TakenOut, m.FateTold)
SENTENCES.count(matters(3), m.Conceded, m.AspectRevealed, m.CharacterRevealed, m.ConsequenceGiven)
SENTENCES.count(matters(2, "ends"), m.DealClosed)
SENTENCES.count(FOLLOWS, m.PointsMoved)
SENTENCES.count(matters(2), m.Imposed, m.ContestEnded, m.ChallengeEnded, m.ConflictEnded, m.FactSettled)
SENTENCES.count(matters(1), m.CharacterMade)
