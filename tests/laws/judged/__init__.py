"""What each role-playing game shows to the laws of judgement."""

from laws.judged.fate import FATE
from laws.judged.fugue import FUGUE
from laws.judged.personae import PERSONAE
from laws.judged.yags import YAGS

JUDGED = {"fate": FATE, "fugue": FUGUE, "personae": PERSONAE, "yags": YAGS}
