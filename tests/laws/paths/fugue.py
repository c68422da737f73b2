"""Ways in Fugue: Ursula deals, and four personae have their Signifiers."""

from games.fugue import given_actions as acts
from games.fugue import given_campaign as campaign
from games.fugue import given_contest as contests
from games.fugue import given_memory as memories
from games.fugue.given_contest import BOUNCER, HEAVY, SCOTTY, TREY
from laws.paths.common import Begin, Path, looks_and_shown_notes
from parlour.core.chance import Told
from parlour.games.fugue import GAME as FUGUE
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Options, State
from parlour.roleplay import moves as d

URSULA, SCOTT, TROY, SIMON = range(4)


def story(begin: Begin, **options: str) -> State:
    """Its first scene, with two game-characters."""
    state = campaign.playing(begin(campaign.FOUR, Options(**options), Told()))
    invented = [(URSULA, m.Invent(name, "", "", "")) for name in ("Heavy", "Bouncer")]
    return campaign.do(state, *invented)


def the_fool_and_the_world(begin: Begin) -> None:
    """Its holder speaks, or is too slow."""
    state = contests.dealt(
        (TREY,), (HEAVY,), state=story(begin), TREY="The Fool, The World", HEAVY="Two of Cups, Nine of Cups"
    )
    for who, card in ((TREY, "The Fool"), (HEAVY, "Two of Cups"), (TREY, "The World")):
        state = contests.reveal(state, who, card)
    state = contests.reply(state, HEAVY)
    contests.do(state, TROY, m.StartTelling())
    contests.do(state, URSULA, m.DealRound(True))


def tied_allies(begin: Begin) -> None:
    """The description is ceded; then it is tried to end it."""
    hands = {
        "SCOTTY": "Ten of Cups, Nine of Cups",
        "TREY": "Ten of Coins, Nine of Coins",
        "HEAVY": "Two of Cups, Ace of Cups",
    }
    state = contests.dealt((SCOTTY, TREY), (HEAVY,), state=story(begin), **hands)
    while state.contest.win is None:
        who = state.contest.turn
        down = contests.hand(state, who).down
        state = contests.reveal(state, who, *contests.called(*down[:1])) if down else contests.stand(state, who)
    state = contests.do(state, SCOTT, m.CedeWin(TREY))
    state = contests.do(state, TROY, m.TryEnd(""))
    contests.do(state, URSULA, m.AnswerEnd(True))


def ones_own_signifier(begin: Begin) -> None:
    """It fails the task and brings what may save it, which the Dealer grants."""
    state = acts.told(acts.flip(acts.ruled(story(begin), 9), "The Empress"))
    state = memories.kept(state, "Safe-cracking")
    state = acts.do(state, SCOTT, m.UseNow(memories.last(state).id, SCOTTY, "The tumblers"))
    acts.do(state, URSULA, m.GrantAgain(True))


def talked_out(begin: Begin) -> None:
    state = acts.said(story(begin))
    state = acts.do(state, URSULA, m.OfferTalk(state.declared[-1].id))
    acts.do(state, SCOTT, m.AnswerTalk(state.declared[-1].id, False))


def healed(begin: Begin) -> None:
    state = acts.hurt(story(begin), "left arm")
    state = acts.do(state, URSULA, m.Tend(SCOTTY, acts.wounds(state)[0].id))
    acts.slept(state, hours=100)


def coming_and_going(begin: Begin) -> None:
    """Somebody is away, somebody leaves the story, somebody dies and takes over another; one comes late."""
    state = acts.do(acts.do(story(begin), URSULA, m.Park(TREY, True)), URSULA, m.SendOff(BOUNCER, False))
    state = acts.hurt(state, "torso", bleeding=True)
    for sure in (False, True):
        state = acts.do(state, URSULA, m.BleedOut(SCOTTY, sure))
    acts.do(state, URSULA, m.Adopt(HEAVY, f"@{SCOTT}"))
    state = campaign.creating(begin(("Ursula", "Scott", "", ""), Options(), Told()))
    campaign.do(state, (TROY, d.TakeSeat("Troy")), (URSULA, m.Admit(f"@{TROY}")))


def a_set_of_ones_own(begin: Begin) -> None:
    """One chapter, in which everybody can gamble, and it is over."""
    state = begin(campaign.FOUR, Options(chapters="bySet"), Told())
    state = campaign.do(state, (URSULA, m.BringContent(f"gamble = true{campaign.ONE_CHAPTER}")))
    campaign.do(campaign.playing(state), (URSULA, m.CloseChapter()))


PATHS: tuple[Path, ...] = (
    looks_and_shown_notes(FUGUE),
    the_fool_and_the_world,
    tied_allies,
    ones_own_signifier,
    talked_out,
    healed,
    coming_and_going,
    a_set_of_ones_own,
)
