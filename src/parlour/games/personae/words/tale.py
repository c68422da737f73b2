"""What the events of this game are to the story: which lines make one exchange, which are left to the log, and how much
each mattered."""

from parlour.core.sentences import ASIDE, BEGINS, FOLLOWS, HELPS, matters
from parlour.games.personae import moves as m
from parlour.games.personae.words.reader import SENTENCES

SENTENCES.count(BEGINS, m.ChallengeIssued)
SENTENCES.count(
    HELPS, m.ActorJoined, m.ExpertiseAnswered, m.PetitionAnswered, m.HelpJoined, m.AbilityUsed, m.DieRerolled,
    m.DieIgnored, m.CriticalSpent, m.FollowGranted, m.Followed, m.TieSettled, m.AnswerGiven,
)  # fmt: skip
SENTENCES.count(FOLLOWS, m.HitsTallied, m.PowerBegan, m.Provoked)
SENTENCES.count(matters(2, "follows"), m.ChallengeClosed, m.CameTo)
SENTENCES.count(ASIDE, m.SceneClosed, m.Approved, m.PointSpent, m.BatchDone, m.DefenceAnnounced)
SENTENCES.count(matters(3), m.Died, m.FellUnconscious, m.IndividualShown, m.Revived, m.SteppedDown)
SENTENCES.count(matters(2), m.WasStabilised, m.Escalated, m.EncounterClosed, m.SeriesEnded, m.GoalStated)
SENTENCES.count(matters(1), m.StatusReached, m.DaysPassed)
