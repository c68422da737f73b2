"""How a mild consequence goes away after a scene: the player tells how, the game master says whether there was rest."""

from parlour.core.judge import Move, One, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import Character, Consequence, Deal, State
from parlour.games.fate.rules.ask import find_character
from parlour.games.fate.rules.conditions import not_yours
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.roleplay.cast import people
from parlour.roleplay.chapter import leads
from parlour.roleplay.switches import told


def mild(person: Character) -> Consequence | None:
    return next((c for c in person.consequences if c.degree == "mild"), None)


def scene_open(state: State) -> bool:
    """FAE-144: there is no rest before the scene is over."""
    return state.scene.opened


def no_mild(it: Character) -> bool:
    return mild(it) is None


def asked_already(state: State, it: Character) -> bool:
    return any(deal.kind == "recover" and deal.victim == it.id for deal in state.deals)


def act_recover(draft: Draft, seat: int, command: m.Recover) -> None:
    """The game master is asked whether there was rest; for her own characters she has said so."""
    state, text = draft.state, command.text.strip()
    if leads(state, seat):
        draft.put(m.ConsequenceCleared(command.who, "mild", text))
        return
    wound = mild(draft.character(command.who))
    assert wound is not None
    deal = Deal(state.dealt + 1, "recover", command.who, command.who, wound.aspect, text, "mild")
    draft.put(m.DealOffered(deal))


def recovered(draft: Draft, deal: Deal) -> None:
    """The game master has agreed."""
    person = find_character(draft.state, deal.victim)
    if person is not None and mild(person) is not None:
        draft.put(m.ConsequenceCleared(person.id, "mild", deal.text))


MOVES: Moves = {
    Move(
        m.Recover,
        {"who": One(people, unless=(not_yours, no_mild, asked_already)), "text": Words(SENTENCE, told)},
        rule="FAE-144",
        unless=(waived(scene_open),),
        decided=1,
    ): act_recover,
}
