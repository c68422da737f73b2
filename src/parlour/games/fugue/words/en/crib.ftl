### keys made: of boxes and terms.

# The crib sheet: boxes, and in each a term and what to know about it (.text). Short enough for one printed page.

hands = Hands, best first, and what the winner may do in a fight
hands-bust = Stymied: out of this round, and no effect.
hands-better = Which is better
    .text = In this order; below 21, the higher total. The Dealer's characters win ties; between personae a tie is a stalemate, and a new round follows.

count = What cards count in a contest
count-two = Two to Ten
    .text = Their number.
count-ace = Ace
    .text = 1 or 11, whichever is better.
count-page = Page, Knight, Queen, King
    .text = 10.
count-major = A major
    .text = Its number or 10, whichever is better.
count-wheel = The Wheel of Fortune
    .text = 10.
count-fool = The Fool
    .text = 0 or 10. It counts as a card even at 0.
count-world = The World
    .text = 10. With the Fool and no third card: 21.
count-open = Open to the end
    .text = A card keeps all its values; the best total up to 21 counts. Only face-up cards count, and a hand needs two.

ways = Three ways to play a card
ways-reveal = Turn up
    .text = Turn up one of your face-down cards.
ways-twist = Twist
    .text = The Dealer gives you one from the deck, face-up.
ways-wild = Wild card
    .text = An ability that fits gets you a face-down card. Swap it for one of your face-up cards on your own turn, as well as playing a card or instead.
ways-tell = Tell
    .text = Whatever you play, take something from its picture or name and say what happens.
ways-pass = Pass
    .text = With two cards up, or after a swap. You can play again while others do; when everyone passes in a row, hands are compared.
ways-21 = 21!
    .text = Play stops. Everyone else can turn up face-down cards once, and swap in a wild card, to match or beat it.

flashbacks = Four ways to a flashback
flashbacks-own = Own, twice a chapter
    .text = You tell a memory of your persona.
flashbacks-gift = Gift, once a chapter
    .text = You tell a memory of somebody else's persona, with yours in it. The Dealer can veto the ability, not the memory.
flashbacks-signifier = Signifier
    .text = The card on a persona's sheet comes up. Whoever turned or dealt it tells the memory. The ability can be used at once.
flashbacks-story = Story
    .text = Rarely: the Dealer dictates it.
flashbacks-always = Always
    .text = Something sets it off. First the memory, then exactly one ability. All players hear it; other personae know it only if told.

limits = What flashbacks are not
limits-nature = Not supernatural
    .text = No memory of powers that nobody has.
limits-secrets = Not the Dealer's secrets
    .text = No memory that tells what only the Dealer may know.
limits-friends = Not old friends
    .text = You can't recognise a game-character out of the blue; only the story does that.
limits-correction = Not a correction
    .text = Later memories add to earlier ones. What is established stays.
limits-dealer = Not a gift to the Dealer
    .text = Characters the Dealer plays gain nothing, not even the Dealer's own persona.

actions = Actions
actions-basic = Basic
    .text = Anyone could do it: it succeeds.
actions-skilled = Skilled
    .text = It would test an ordinary person: one card against a difficulty. A minor card succeeds if its number reaches it; Ace 1, Page 11, Knight 12, Queen 13, King 14.
actions-major = A major
    .text = With an ability that fits, it succeeds. Without one it fails, and you can't try again until you have one.
actions-timed = Timed
    .text = The number is the time spent and must beat the difficulty. With an ability you can keep at it and add up the time; a major ends it at once.
actions-contested = Contested
    .text = Somebody works against you: hands of cards.

difficulty = Difficulty
difficulty-chances = { $bare } without an ability, { $able } with one
difficulty-easiest = { difficulty-chances }; the easiest
difficulty-hardest = { difficulty-chances }; the hardest

kept = Kept without a memory
kept-language = Language
    .text = Speaking it; reading and writing it if the Dealer agrees.
kept-everyday = Everyday things
    .text = Eating, keys, clothes, money, simple sums.
kept-body = The body
    .text = Walking two hours, a brawl, a shot in the rough direction of something.
kept-gambling = Gambling
    .text = Only where the story says so.
kept-more = More
    .text = Whatever the Dealer and the story find reasonable.

lost = Not kept, to be remembered first
lost-common = Common skills
    .text = Swimming, driving, cooking, computers.
lost-fighting = Fighting well
    .text = Aiming, reloading, any martial art.
lost-knowing = Knowing things
    .text = Trades, sciences, repairing machines.

wounds = Wounds
wounds-healing-one = Heals
    .text = Until tended: no ability that needs that part of the body.
wounds-permanent = Lasting
    .text = Until tended: no ability at all. Abilities that need the part are lost. A wound that would bleed to death counts as lasting.
wounds-healing = Healing
    .text = First tended, then healed, as fast as the story says. Untended wounds never heal.
wounds-out = Out of action
    .text = Through the next round. Knocked out: for the whole contest, and as long after it as the Dealer says.

killing = For the Dealer: not killing people
killing-1 = 1
    .text = Let the players know that their personae may die.
killing-2 = 2
    .text = Kill personae only in exceptional cases.
killing-3 = 3
    .text = If they have earned it, hurt them in any other lasting way, within the limits agreed, and keep reminding them.
killing-4 = 4
    .text = Make failure felt instead of counting points. They only have to reach the end of the last chapter, conscious.
killing-5 = 5
    .text = Never drive the players off: no humiliation, no helplessness.

blackjack = Blackjack, in short
blackjack-casino = The casino game
    .text = Closest to 21 without passing it, each player against the bank: two cards, then one at a time until you stick or are bust. Court cards 10, Ace 1 or 11; 21 with two cards is a blackjack. The bank plays last and wins draws.
blackjack-here = Here
    .text = The deck is a tarot, so the odds you know don't hold. No stakes, no splitting, doubling or insurance, nothing for five cards or three sevens.
blackjack-what = What for
    .text = You play to win or to lose, not for a stake. One card a turn, and every card is part of the story.
