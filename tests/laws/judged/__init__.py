"""What each role-playing game shows to the laws of judgement."""

from laws.judged.fate import FATE
from laws.judged.fugue import FUGUE

JUDGED = {"fate": FATE, "fugue": FUGUE}
