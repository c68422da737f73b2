"""What the events of a roll do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fate import moves as m
from parlour.games.fate.model import Consequence, Invoked
from parlour.games.fate.rules.draft import Draft, applies
from parlour.games.fate.rules.sums import side_of


@applies(m.RollDeclared)
def _declared(draft: Draft, event: m.RollDeclared) -> None:
    state = draft.state
    turn = state.turn if state.conflict is not None else state.turn + 1
    draft.set(roll=event.roll, rolls=event.roll.number, turn=turn, victor="")


@applies(m.SideSettled)
def _side_settled(draft: Draft, event: m.SideSettled) -> None:
    sides = draft.roll.sides
    settled = (*sides[: event.index], event.side, *sides[event.index + 1 :])
    phase = draft.roll.phase if event.side.settled else "oppose"
    draft.set_roll(sides=settled, protected=event.protected, phase=phase)


@applies(m.ProtectionOffered)
def _protection_offered(draft: Draft, event: m.ProtectionOffered) -> None:
    draft.set_roll(protectors=(*draft.roll.protectors, event.offered))


@applies(m.ProtectionVetoed)
def _protection_vetoed(draft: Draft, event: m.ProtectionVetoed) -> None:
    draft.set_roll(protectors=tuple([offered for offered in draft.roll.protectors if offered.who != event.who]))


@applies(m.RollReady)
def _ready(draft: Draft, event: m.RollReady) -> None:
    draft.set_roll(phase="ready")


@applies(m.RollCalledOff)
def _called_off(draft: Draft, event: m.RollCalledOff) -> None:
    """An advantage that was not made can still be tried in this exchange of a contest."""
    roll, contest = draft.roll, draft.state.contest
    if contest is not None and roll.action == "create":
        tried = tuple([who for who in contest.tried if who != roll.sides[0].who])
        draft.set(contest=replace(contest, tried=tried))
    draft.set(roll=None)


@applies(m.Helped)
def _helped(draft: Draft, event: m.Helped) -> None:
    draft.set_side(event.side, helpers=(*draft.roll.sides[event.side].helpers, event.who))


@applies(m.StuntClaimed)
def _stunt_claimed(draft: Draft, event: m.StuntClaimed) -> None:
    draft.set_side(event.side, stunts=(*draft.roll.sides[event.side].stunts, event.stunt))


@applies(m.StuntVetoed)
def _stunt_vetoed(draft: Draft, event: m.StuntVetoed) -> None:
    left = tuple([stunt for stunt in draft.roll.sides[event.side].stunts if stunt != event.stunt])
    draft.set_side(event.side, stunts=left)


@applies(m.Thrown)
def _thrown(draft: Draft, event: m.Thrown) -> None:
    draft.set_side(event.side, throws=(*draft.roll.sides[event.side].throws, event.throw))
    if event.throw.card >= 0 and event.throw.card in draft.state.deck:
        draft.set(deck=bytes([card for card in draft.state.deck if card != event.throw.card]))


@applies(m.InvocationsOpened)
def _invocations_opened(draft: Draft, event: m.InvocationsOpened) -> None:
    draft.set_roll(phase="invoke", asked=event.asked, passes=0, stood=(), held=-1)


@applies(m.AspectInvoked)
def _invoked(draft: Draft, event: m.AspectInvoked) -> None:
    effect = "reroll" if event.effect == "reroll" else "raise" if event.against else "bonus"
    used = Invoked(event.who, event.aspect, event.text, effect, event.paid, event.words)  # type: ignore[arg-type]
    draft.set_side(event.side, invoked=(*draft.roll.sides[event.side].invoked, used))
    if event.against:
        rival = side_of(draft.roll, event.against)
        draft.set_side(rival, hindered=(*draft.roll.sides[rival].hindered, used))


@applies(m.Asked)
def _asked(draft: Draft, event: m.Asked) -> None:
    draft.set_roll(asked=event.side, passes=event.passes, stood=(), held=-1)


@applies(m.Stood)
def _stood(draft: Draft, event: m.Stood) -> None:
    held = -1 if draft.roll.held == event.side else draft.roll.held
    draft.set_roll(stood=(*draft.roll.stood, event.side), held=held)


@applies(m.Held)
def _held(draft: Draft, event: m.Held) -> None:
    draft.set_roll(held=event.side)


@applies(m.DifficultyKnown)
def _difficulty_known(draft: Draft, event: m.DifficultyKnown) -> None:
    scene = draft.state.scene
    others = [known for known in scene.numbers if known[0] != event.target]
    draft.set(scene=replace(scene, numbers=(*others, (event.target, event.difficulty))))


@applies(m.RollDecided)
def _decided(draft: Draft, event: m.RollDecided) -> None:
    draft.set_roll(phase="settle", outcome=event.outcome, shift=event.shift)


@applies(m.ChoicesSet)
def _choices_set(draft: Draft, event: m.ChoicesSet) -> None:
    draft.set_roll(choices=event.choices)


@applies(m.DamageSet)
def _damage_set(draft: Draft, event: m.DamageSet) -> None:
    draft.set_roll(damage=event.damage)


@applies(m.HitAbsorbed)
def _absorbed(draft: Draft, event: m.HitAbsorbed) -> None:
    ticked = tuple(sorted({*draft.character(event.who).ticked, *event.boxes}))
    draft.set_character(event.who, ticked=ticked)


@applies(m.ConsequenceTaken)
def _consequence_taken(draft: Draft, event: m.ConsequenceTaken) -> None:
    taken = Consequence(event.degree, event.aspect, event.session, event.conflict)
    draft.set_character(event.who, consequences=(*draft.character(event.who).consequences, taken))


@applies(m.TakenOut)
def _taken_out(draft: Draft, event: m.TakenOut) -> None:
    _out(draft, event.who, "taken")


@applies(m.Conceded)
def _conceded(draft: Draft, event: m.Conceded) -> None:
    _out(draft, event.who, "conceded")


def _out(draft: Draft, who: str, how: str) -> None:
    """Whoever is out holds nothing any more."""
    draft.set_character(who, out=how)
    borders = tuple([replace(b, holder="") if b.holder == who else b for b in draft.state.scene.borders])
    draft.set(scene=replace(draft.state.scene, borders=borders))


@applies(m.RollEnded)
def _ended(draft: Draft, event: m.RollEnded) -> None:
    draft.set(roll=None)


@applies(m.StuntUsed)
def _stunt_used(draft: Draft, event: m.StuntUsed) -> None:
    stunts = draft.character(event.who).stunts
    used = [replace(stunt, used=event.session) if at == event.stunt else stunt for at, stunt in enumerate(stunts)]
    draft.set_character(event.who, stunts=tuple(used))


def _nothing(draft: Draft, event: object) -> None:
    """Told, but it changes nothing."""


for _told in (
    m.CostSet,
    m.CostAnswered,
    m.ObstacleStands,
    m.NothingCreated,
    m.NothingFound,
    m.FateTold,
    m.Imposed,
    m.ConsequenceGiven,
    m.RestKept,
):
    applies(_told)(_nothing)
