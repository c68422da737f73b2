"""What the talents have ready (2.16 to 2.22): helpers that build a check from what is going on."""

from parlour.games.yags.rules import situations_hands, situations_senses, situations_talk
from parlour.games.yags.rules.draft import Moves

MOVES: Moves = {**situations_senses.MOVES, **situations_talk.MOVES, **situations_hands.MOVES}
awaits = situations_hands.awaits
