"""One decision: a special card if its moment has come, else the best answer to what is asked."""

from collections.abc import Callable, Sequence
from typing import Any

from parlour.core.offers import Choose, Offer, Pick
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.bot import battle, special, turn
from parlour.games.domino_knights.bot.mind import Mind
from parlour.games.domino_knights.view import Private, Public


def _pass(_mind: Mind) -> m.Pass:
    return m.Pass()


def _reorient(mind: Mind) -> m.Reorient:
    """The higher end to the front."""
    ask = mind.of("reorient")[0].asks[0]
    assert isinstance(ask, Choose)
    return m.Reorient(tuple([k for k in ask.of if mind.knights[k][1].attack_end < mind.knights[k][1].defence_end]))


def _copy(mind: Mind) -> m.ChooseCopy:
    ask = mind.of("choose_copy")[0].asks[0]
    assert isinstance(ask, Pick)
    return m.ChooseCopy(max(ask.of, key=lambda k: mind.worth(mind.knights[k][1])))


_ANSWERS: tuple[tuple[str, Callable[[Mind], m.Command]], ...] = (
    ("promote", turn.promote),
    ("reorient", _reorient),
    ("draw_cards", turn.draw),
    ("end_train", turn.train),
    ("end_attack", turn.attack),
    ("discard", turn.discard),
    ("defend", battle.defend),
    ("aid_attack", battle.aid_attack),
    ("aid_defend", battle.aid_defend),
    ("order_graveyard", battle.order),
    ("choose_copy", _copy),
    ("pass", _pass),
)


def choose(
    public: Public, private: Private, offers: Sequence[Offer], seat: int, random: Callable[[], float]
) -> Any:
    """A command one of these offers allows."""
    mind = Mind(public, private, offers, seat, random)
    asked = {offer.command for offer in offers if offer.owed}
    if wish := special.play(mind) or battle.commit(mind):
        return wish
    for command, answer in _ANSWERS:
        if command in asked:
            return answer(mind)
    return m.PassAid()
