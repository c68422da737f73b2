"""Ways from a newly opened table to what random play hardly ever meets."""

from laws.paths import fate, fugue, knights, personae, yags
from laws.paths.common import Path

PATHS: dict[str, tuple[Path, ...]] = {
    "domino-knights": knights.PATHS,
    "fate": fate.PATHS,
    "fugue": fugue.PATHS,
    "personae": personae.PATHS,
    "yags": yags.PATHS,
}
