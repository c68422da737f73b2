"""What each role-playing game shows to the laws of judgement."""

from laws.judged.fate import FATE

JUDGED = {"fate": FATE}
