"""What somebody filled in for a question of chance, checked before anything is reckoned. Nothing about any game."""

from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.core.house import core_says
from parlour.core.odds import Question, Setting
from parlour.core.phrasebook import Phrasebook, listed


class Given:
    """What somebody filled in, checked against the question's settings."""

    def __init__(self, question: Question, given: dict[str, str]) -> None:
        self._question, self._given = question, given
        self._settings = {setting.key: setting for setting in question.settings}
        for key in given:
            if key not in self._settings:
                raise self._wrong("unknown-setting", key=key[:40], known=listed(list(self._settings)))
            self._check(key)

    def _check(self, key: str) -> None:
        """Also where the answer does not depend on it."""
        setting = self._settings[key]
        if setting.text:
            self.words(key)
        elif setting.values:
            self.choice(key)
        else:
            self[key]

    def _wrong(self, reason: str, **known: str | int) -> RuleViolation:
        why, cure = core_says(reason, **known), core_says.part(reason, "cure", **known)
        return RuleViolation(reason, self._question.rules[0], why, cure)

    def _setting(self, key: str) -> tuple[Setting, str]:
        setting = self._settings[key]
        return setting, self._given.get(key, "").strip() or setting.default

    def __getitem__(self, key: str) -> int:
        setting, text = self._setting(key)
        between: dict[str, str | int] = {"label": setting.label, "least": setting.least, "most": setting.most}
        try:
            number = int(text) if len(text) < 10 else None
        except ValueError:
            number = None
        if number is None:
            raise self._wrong("not-a-number", text=text[:40], **between)
        if not setting.least <= number <= setting.most:
            raise self._wrong("out-of-range", number=number, **between)
        return number

    def choice(self, key: str) -> str:
        setting, text = self._setting(key)
        values = [value for value, _label in setting.values]
        if text not in values:
            raise self._wrong("not-a-choice", label=setting.label, text=text[:40], values=listed(values, "or"))
        return text

    def words(self, key: str) -> str:
        setting, _ = self._setting(key)
        text = self._given.get(key, setting.default).strip()
        if len(text) > setting.most:
            raise self._wrong("too-long", label=setting.label, most=setting.most)
        return text


def _worded(question: str, setting: Setting, say: Phrasebook) -> Setting:
    """As this question calls it, else as all do; what it is called already, where the words hold no name for it."""
    key = f"{question}-{setting.key}" if f"{question}-{setting.key}" in say else setting.key
    values = tuple([(value, label or say.part(key, f"is-{value}")) for value, label in setting.values])
    label, note = setting.label or say(key), setting.note or say.part(key, "note")
    return replace(setting, label=label, note=note, values=values)


def worded(one: Question, say: Phrasebook) -> Question:
    """A question in the language that is spoken: `ask-` and its key, its settings by theirs."""
    settings = tuple([_worded(one.key, setting, say) for setting in one.settings])
    return replace(one, title=say(f"ask-{one.key}"), note=say.part(f"ask-{one.key}", "note"), settings=settings)
