"""What the events of characters and stunts do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.model import Aspect, State
from parlour.games.fate.rules.draft import Draft, applies, counted
from parlour.roleplay.keeping import known_as


@applies(m.CharacterMade)
def _made(draft: Draft, event: m.CharacterMade) -> None:
    for used in (event.character.id, *[a.id for a in event.aspects]):
        counted(draft, used)
    draft.set(characters=(*draft.state.characters, event.character), aspects=(*draft.state.aspects, *event.aspects))


@applies(m.Described)
def _described(draft: Draft, event: m.Described) -> None:
    draft.set_character(event.who, name=event.name, looks=event.looks)


@applies(m.ApproachesRanked)
def _ranked(draft: Draft, event: m.ApproachesRanked) -> None:
    draft.set_character(event.who, ratings=event.ratings)


@applies(m.StuntWritten)
def _stunt_written(draft: Draft, event: m.StuntWritten) -> None:
    if event.place < 0:
        draft.set_character(event.who, bench=event.stunt)
    else:
        draft.set_character(event.who, stunts=(*draft.character(event.who).stunts, event.stunt))


@applies(m.StuntTaken)
def _stunt_taken(draft: Draft, event: m.StuntTaken) -> None:
    draft.set_character(event.who, stunts=(*draft.character(event.who).stunts, event.stunt), bench=None)


@applies(m.StuntPermitted)
def _stunt_permitted(draft: Draft, event: m.StuntPermitted) -> None:
    person = draft.character(event.who)
    if event.stunt < 0:
        assert person.bench is not None
        draft.set_character(event.who, bench=replace(person.bench, permitted=True))
    else:
        stunts = [replace(s, permitted=True) if at == event.stunt else s for at, s in enumerate(person.stunts)]
        draft.set_character(event.who, stunts=tuple(stunts))


@applies(m.StuntRemoved)
def _stunt_removed(draft: Draft, event: m.StuntRemoved) -> None:
    stunts = draft.character(event.who).stunts
    draft.set_character(event.who, stunts=stunts[: event.stunt] + stunts[event.stunt + 1 :])


@applies(m.Submitted)
def _submitted(draft: Draft, event: m.Submitted) -> None:
    draft.set_character(event.who, status="submitted")


@applies(m.Approved)
def _approved(draft: Draft, event: m.Approved) -> None:
    draft.set_character(event.who, status="ready", boxes=event.boxes)


@applies(m.SentBack)
def _sent_back(draft: Draft, event: m.SentBack) -> None:
    draft.set_character(event.who, status="draft")


@applies(m.CharacterGiven)
def _given(draft: Draft, event: m.CharacterGiven) -> None:
    draft.set_character(event.who, controller=event.seat)


@applies(m.SideSet)
def _side_set(draft: Draft, event: m.SideSet) -> None:
    draft.set_character(event.who, side=event.side)


@applies(m.SessionPlayed)
def _session_played(draft: Draft, event: m.SessionPlayed) -> None:
    draft.set_character(event.who, played=True)


@applies(m.CharacterRevealed)
def _revealed(draft: Draft, event: m.CharacterRevealed) -> None:
    for used in (event.who, *[new for _, new in event.aspects]):
        counted(draft, used)
    draft.set_character(event.hidden, id=event.who, hidden=False, here=event.here)
    known_as(draft, event.hidden, event.who)
    owned = [replace(a, owner=event.who) if a.owner == event.hidden else a for a in draft.state.aspects]
    draft.set(aspects=_renamed(tuple(owned), dict(event.aspects)))


@applies(m.CharacterDropped)
def _dropped(draft: Draft, event: m.CharacterDropped) -> None:
    """Whatever pointed at the character lets go of it; its fate points have gone back before."""
    draft.state = _without(draft.state, event.who)


def _without(state: State, who: str) -> State:
    def rest(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([name for name in names if name != who])

    aspects = [replace(a, knowers=rest(a.knowers)) if who in a.knowers else a for a in state.aspects if a.owner != who]
    borders = [replace(b, holder="") if b.holder == who else b for b in state.scene.borders]
    challenge, milestone = state.challenge, state.milestone
    if challenge is not None:
        tasks = [replace(t, takers=rest(t.takers), foe="" if t.foe == who else t.foe) for t in challenge.tasks]
        challenge = replace(challenge, tasks=tuple(tasks))
    if milestone is not None:
        milestone = replace(milestone, rewards=tuple([r for r in milestone.rewards if r.who != who]))
    return replace(
        state,
        characters=tuple([c for c in state.characters if c.id != who]),
        aspects=tuple(aspects),
        scene=replace(state.scene, pcs=rest(state.scene.pcs), borders=tuple(borders)),
        challenge=challenge,
        milestone=milestone,
        victor="" if state.victor == who else state.victor,
    )


def _renamed(aspects: tuple[Aspect, ...], names: dict[str, str]) -> tuple[Aspect, ...]:
    """Aspects under their new ids, in the open."""
    return tuple([replace(a, id=names[a.id], hidden=False, knowers=()) if a.id in names else a for a in aspects])
