"""What somebody filled in for a question of chance, checked before anything is reckoned. Nothing about any game."""

from parlour.core.game import RuleViolation
from parlour.core.odds import Question, Setting


class Given:
    """What somebody filled in, checked against the question's settings."""

    def __init__(self, question: Question, given: dict[str, str]) -> None:
        self._question, self._given = question, given
        self._settings = {setting.key: setting for setting in question.settings}
        for key in given:
            if key not in self._settings:
                raise self._wrong(
                    "unknown-setting",
                    f"{key[:40]!r} plays no part in this question.",
                    f"Ask with {', '.join(self._settings)}.",
                )
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

    def _wrong(self, reason: str, why: str, cure: str) -> RuleViolation:
        return RuleViolation(reason, self._question.rules[0], why, cure)

    def _setting(self, key: str) -> tuple[Setting, str]:
        setting = self._settings[key]
        return setting, self._given.get(key, "").strip() or setting.default

    def __getitem__(self, key: str) -> int:
        setting, text = self._setting(key)
        between = f"{setting.least} to {setting.most}"
        try:
            number = int(text) if len(text) < 10 else None
        except ValueError:
            number = None
        if number is None:
            raise self._wrong(
                "not-a-number", f"{setting.label}: {text[:40]!r} is not a whole number.", f"Give one from {between}."
            )
        if not setting.least <= number <= setting.most:
            raise self._wrong(
                "out-of-range", f"{setting.label}: {number} is out of range.", f"Give a number from {between}."
            )
        return number

    def choice(self, key: str) -> str:
        setting, text = self._setting(key)
        values = [value for value, _label in setting.values]
        if text not in values:
            raise self._wrong(
                "not-a-choice",
                f"{setting.label}: {text[:40]!r} is none of the choices.",
                f"Give one of {', '.join(values)}.",
            )
        return text

    def words(self, key: str) -> str:
        setting, _ = self._setting(key)
        text = self._given.get(key, setting.default).strip()
        if len(text) > setting.most:
            raise self._wrong(
                "too-long", f"{setting.label}: this is too long.", f"Give at most {setting.most} letters."
            )
        return text
