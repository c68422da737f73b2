"""Another world this seat cannot tell from the real one: hidden cards dealt again, texts it may not read made blank."""

from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.games.fugue.cards import INDEX, KEYS, NAMES
from parlour.games.fugue.content.sets import ContentSet, SetChapter
from parlour.games.fugue.model import Contest, DealerNote, Gone, State
from parlour.games.fugue.rules.contest_ask import seat_of_who
from parlour.roleplay.chapter import leads
from parlour.roleplay.desk import as_known


class _Pile:
    """The cards this seat has not seen, to be dealt to the places it cannot look at."""

    def __init__(self, cards: list[str], chance: Chance) -> None:
        order = chance.draw(bytes(sorted([INDEX[key] for key in cards])), len(cards), NAMES) if cards else b""
        self.left = [KEYS[at] for at in order]

    def take(self, count: int) -> tuple[str, ...]:
        taken, self.left = tuple(self.left[:count]), self.left[count:]
        return taken


def redeal(state: State, seat: int | None, chance: Chance) -> State:
    state = _texts(state, seat)
    pile = _Pile(_hidden(state, seat), chance)
    if state.contest is not None:
        state = replace(state, contest=_hands(state, state.contest, seat, pile))
    gone = tuple([one if one.seat == seat else Gone(pile.take(1)[0], one.seat) for one in state.gone])
    deck = tuple(sorted(pile.take(len(state.deck)), key=INDEX.__getitem__))
    return replace(state, gone=gone, deck=deck)


def _is_mine(state: State, seat: int | None, who: str) -> bool:
    return seat is not None and seat_of_who(state, who) == seat


def _hidden(state: State, seat: int | None) -> list[str]:
    cards = [*state.deck, *[one.card for one in state.gone if one.seat != seat]]
    contest = state.contest
    if contest is not None:
        cards += [card for hand in contest.hands if not _is_mine(state, seat, hand.who) for card in hand.down]
        cards += [wild.card for wild in contest.wilds if not wild.shown and not _is_mine(state, seat, wild.who)]
    return cards


def _hands(state: State, contest: Contest, seat: int | None, pile: _Pile) -> Contest:
    hands = tuple(
        [h if _is_mine(state, seat, h.who) else replace(h, down=pile.take(len(h.down))) for h in contest.hands]
    )
    wilds = tuple([
        w if w.shown or _is_mine(state, seat, w.who) else replace(w, card=pile.take(1)[0]) for w in contest.wilds
    ])  # fmt: skip
    return replace(contest, hands=hands, wilds=wilds)


# Texts


def _texts(state: State, seat: int | None) -> State:
    """Notes of others, pleas between others, the chapters to come; for all but the Dealer whatever lies on her desk."""
    dealing = seat is not None and leads(state, seat)
    state = replace(state, desk=as_known(state.desk, seat))
    if state.content is not None:
        read = state.chapter if dealing else 0
        known = state.phase not in ("lobby", "intro")
        state = replace(
            state,
            content=_blank(
                state.content, read, dealing=dealing, known=known, opened=state.chapter if state.opened else 0
            ),
        )
    people = state.characters if dealing else tuple([replace(c, notes="") for c in state.characters])
    return replace(state, characters=people, notes=_notes(state, seat, dealing=dealing))


def _blank(content: ContentSet, read: int, *, dealing: bool, known: bool, opened: int) -> ContentSet:
    chapters = []
    for at, chapter in enumerate(content.chapters, 1):
        hidden = SetChapter(chapter.title if at == opened else f"Chapter {at}")
        chapters.append(chapter if at <= read else hidden)
    seen = dealing or known
    return replace(
        content,
        chapters=tuple(chapters),
        introduction=content.introduction if seen else "",
        opening=content.opening if seen else "",
        setting=content.setting if dealing else "",
        advice=content.advice if dealing else "",
    )


def _notes(state: State, seat: int | None, *, dealing: bool) -> tuple[DealerNote, ...]:
    """How many there are of each Dealer is public where they are sealed; what they say is not."""
    found = []
    for note in state.notes:
        mine = note.by == seat and (not note.sealed or state.phase == "over")
        letter = dealing and note.letter and note.sealed
        found.append(note if mine or letter else replace(note, title="", text=""))
    return tuple(found)
