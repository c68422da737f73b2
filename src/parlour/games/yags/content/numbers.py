"""The numbers the rules print, and the small sums made of them."""

FACES = 20
"""YAG-003."""
RAW = 4
"""YAG-007: what stands in for a skill in a raw attribute check."""
AVERAGE, AVERAGE_ABILITY = 3, 12
PROFESSIONAL = 4
"""YAG-026."""
TALENT, NATIVE = 2, 4
"""YAG-076, YAG-086: what a new human has."""
STEP = 10
"""YAG-012: so many points are a level of success."""
MODERATE = 20
SPECIAL_FACT = 30
"""YAG-140."""
NATURAL = 20
UNSKILLED_FUMBLE = 2
"""YAG-090."""
TAKE = 10
CERTAIN = 10
"""YAG-236: a gap by which a listener is sure."""
HUMAN_SIZE, HUMAN_SOAK = 5, 12
HUMAN_SIZES = (4, 5, 6)
MYTHICAL = 16
"""YAG-066: above the practical maximum of skills."""
MASTERY_STEP = 5
"""YAG-147: so many levels are a point of the attribute."""
FAMILIARITY, COMPLEX_FAMILIARITY = 2, 4
"""YAG-139."""
TINY_STEP = 5
"""YAG-162."""
SIZE_SPOT, TINY_SPOT = 5, 5
"""YAG-220, YAG-Q54."""
RESIST_STEP, RESIST_TARGET = 5, 20
"""YAG-182, YAG-Q58."""
CATCH = 10
"""YAG-250."""
WIND = 5
FOOTINGS = (0, 5, 10)
NATURAL_CLIMB = 70
"""YAG-275: harder than this nature rarely is."""
WATCHES, WATCH_MINUTES = 6, 240
"""YAG-171."""
BODY_GRAMS, BODY_LITRES = 70_000, 1_000
"""Of Size 5: a body, a thing (YAG-151, YAG-157)."""
TINY_GRAMS = 7_000
"""Of Size 0, from which Tiny levels count down."""
NAME, PHRASE, SENTENCE, NOTES = 60, 200, 1000, 4000
"""How long a name, a question and an explanation may be."""
MOST = 999
"""So far a target, a score or a distance may go: more than anybody will need."""


def levels(gap: int) -> int:
    """YAG-012, YAG-Q74: of success, by how far the total is above the target; 0 is a failure.

    >>> [levels(gap) for gap in (-1, 0, 9, 10, 20, 55, 60)]
    [0, 1, 1, 2, 3, 6, 7]
    """
    return 0 if gap < 0 else gap // STEP + 1


def random_attribute(face: int) -> int:
    """YAG-061.

    >>> [random_attribute(face) for face in (1, 20, 7)]
    [2, 4, 3]
    """
    return AVERAGE - (face == 1) + (face == FACES)


def load_limits(strength: int) -> tuple[int, int, int, int, int]:
    """YAG-175: where the five bands end, in grams.

    >>> [limit // 1000 for limit in load_limits(3)]
    [3, 9, 18, 36, 72]
    """
    square = strength * strength * 1000
    return strength * 1000, square, 2 * square, 4 * square, 8 * square


def load_level(strength: int, grams: int) -> int:
    """YAG-176 to YAG-181: -1 unencumbered, 0 lightly, 1 moderately, 2 heavily, 3 greatly, 4 over.

    >>> [load_level(3, grams) for grams in (3000, 3500, 9000, 9100, 18000, 36000, 72000, 72500)]
    [-1, 0, 0, 1, 1, 2, 3, 4]
    """
    return next((at - 1 for at, limit in enumerate(load_limits(strength)) if grams <= limit), 4)


def missed_by(total: int, target: int, *, fumbled: bool) -> int:
    """YAG-250, YAG-Q60: by how much a throw to somebody goes wide; a fumbled one by at least 1.

    >>> missed_by(12, 15, fumbled=False), missed_by(30, 15, fumbled=True), missed_by(15, 15, fumbled=False)
    (3, 1, 0)
    """
    return max(int(fumbled), target - total, 0)


def spot_distance(metres: int) -> int:
    """YAG-219, YAG-Q26.

    >>> [spot_distance(metres) for metres in (50, 51, 60, 100, 199, 200, 250, 400)]
    [0, 5, 5, 10, 10, 20, 20, 30]
    """
    return 0 if metres <= 50 else 5 if metres < 100 else 10 * (metres // 100).bit_length()


def spot_size(size: int, tiny: int = 0) -> int:
    """YAG-220, YAG-Q54.

    >>> spot_size(8), spot_size(3), spot_size(5), spot_size(0, 2)
    (-15, 10, 0, 35)
    """
    return SIZE_SPOT * (HUMAN_SIZE - size) + TINY_SPOT * tiny


def missile_penalty(range_penalty: int, tiny: int) -> int:
    """YAG-163, YAG-Q37: of range and a Tiny target together.

    >>> missile_penalty(3, 1), missile_penalty(12, 1), missile_penalty(4, 2), missile_penalty(3, 2)
    (8, 24, 16, 13)
    """
    return int(max(range_penalty + TINY_STEP * tiny, range_penalty * 2**tiny))


# Size: +5 is ten times as much (YAG-151, YAG-157). Whole numbers all the way, so that every edge is where it should be.


def _fifth_root(number: int) -> int:
    """The nearest whole number."""
    low, high = 0, 1 << (number.bit_length() // 5 + 1)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**5 <= number else (low, middle - 1)
    return low if (2 * low + 1) ** 5 > 32 * number else low + 1


def grams(size: int, tiny: int = 0) -> int:
    """What something of this Size weighs.

    >>> [grams(size) // 1000 for size in (0, 5, 10, 15, 20)], [grams(0, tiny) for tiny in (1, 2, 3)]
    ([7, 70, 700, 7000, 70000], [700, 70, 7])
    """
    return max(1, TINY_GRAMS // 10**tiny) if tiny else _fifth_root(BODY_GRAMS**5 * 10**size // 10**5)


def litres(size: int) -> int:
    """How much room a vehicle or thing of this Size takes.

    >>> [litres(size) // 1000 for size in (5, 10, 15, 16)]
    [1, 10, 100, 158]
    """
    return _fifth_root(BODY_LITRES**5 * 10**size // 10**5)


def _size(amount: int, of_five: int) -> int:
    """The nearest whole number of 5 + 5 x log10(amount / of_five)."""
    size = 5
    while amount**10 >= of_five**10 * 10 ** (2 * (size - 5) + 1):
        size += 1
    while size > -100 and amount**10 * 10 ** (2 * (5 - size) + 1) < of_five**10:
        size -= 1
    return size


def size_of_grams(weight: int) -> tuple[int, int]:
    """Size and Tiny level by mass.

    >>> size_of_grams(70_000), size_of_grams(442_000), size_of_grams(7_000), size_of_grams(700), size_of_grams(70)
    ((5, 0), (9, 0), (0, 0), (0, 1), (0, 2))
    """
    size = _size(max(weight, 1), BODY_GRAMS)
    return (size, 0) if size >= 0 else (0, max(1, (-size + 2) // 5))


def size_of_litres(volume: int) -> tuple[int, int]:
    """Size and Tiny level of a vehicle or thing by volume.

    >>> size_of_litres(10_000), size_of_litres(100_000), size_of_litres(1_000)
    ((10, 0), (15, 0), (5, 0))
    """
    size = _size(max(volume, 1), BODY_LITRES)
    return (size, 0) if size >= 0 else (0, max(1, (-size + 2) // 5))
