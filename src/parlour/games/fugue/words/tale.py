"""What the events of this game are to the story: which lines make one exchange, which are left to the log, and how much
each mattered."""

from parlour.core.sentences import ASIDE, BEGINS, ENDS, FOLLOWS, matters
from parlour.games.fugue import moves as m
from parlour.games.fugue.words.reader import SENTENCES

SENTENCES.count(BEGINS, m.ActionDeclared, m.TaskSet)
SENTENCES.count(ENDS, m.FlashbackBegun, m.WinTaken)
SENTENCES.count(FOLLOWS, m.Narrated, m.EffectDone, m.AbilityNamed, m.FlashbackKept, m.Replied)
SENTENCES.count(ASIDE, m.EyesOpened, m.ChapterClosed)
SENTENCES.count(matters(3), m.Wounded, m.Died, m.KnockedOut, m.Incapacitated, m.Interceded)
SENTENCES.count(matters(3, "ends"), m.SignifierTurned)
SENTENCES.count(matters(2, "follows"), m.MemoryTold, m.MemoryReworded)
SENTENCES.count(matters(1, "ends"), m.CardFlipped)
SENTENCES.count(matters(2), m.ContestEnded, m.QuestionSettled, m.PersonaNamed)
SENTENCES.count(matters(1), m.ContestOpened, m.BroughtOn)
