"""What somebody filled in for a question of chance, checked before anything is reckoned. Nothing about any game."""

from parlour.core.game import RuleViolation
from parlour.core.house import core_says
from parlour.core.odds import Question, Setting
from parlour.core.phrasebook import listed


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
