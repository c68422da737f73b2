"""The story as a file: Markdown, or one page of HTML that needs nothing else. Everything people wrote is escaped
here."""

import base64
import hashlib
import html as markup
import re
from collections.abc import Callable, Sequence

from parlour.core.house import table_says
from parlour.core.phrasebook import spoken
from parlour.table.chronicle import Album, Passage, Scene, Session

_MARKS = re.compile(r"([\\`*_{}\[\]#|~])")
_LEADING = re.compile(r"^(\d+)([.)])|^([-+=>])")


def _md(text: str) -> str:
    """No word of ours or theirs is taken for Markdown, nor for HTML inside it."""
    text = _MARKS.sub(r"\\\1", text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return _LEADING.sub(lambda found: f"{found[1]}\\{found[2]}" if found[1] else f"\\{found[3]}", text)


_MD: dict[str, Callable[[Passage], str]] = {
    "story": lambda p: _md(p.text),
    "roll": lambda p: _md(p.text),
    "picture": lambda p: f"*{_md(p.text)}*",
    "ic": lambda p: f"**{_md(p.who)}:** “{_md(p.text)}”",
    "me": lambda p: f"*{_md(p.who)} {_md(p.text)}*",
    "desc": lambda p: f"> {_md(p.text)}",
}


def markdown(title: str, told: Sequence[Session], top: Sequence[str] = (), album: Album | None = None) -> str:
    """`top`: when, and who played whom. Pictures are named only: a file of text holds none."""
    parts = [f"# {_md(title)}", *(["  \n".join([_md(line) for line in top])] if top else [])]
    for session in told:
        if not session.is_told:
            continue
        if session.title:
            parts.append(f"## {_md(session.title)}")
        for scene in session.scenes:
            if scene.title:
                parts.append(f"### {_md(scene.title)}")
            parts += [_MD[passage.kind](passage) for passage in scene.passages]
    return "\n\n".join(parts) + "\n"


def _text(text: str) -> str:
    return markup.escape(text, quote=True)


_HTML: dict[str, Callable[[Passage], str]] = {
    "story": lambda p: f"<p>{_text(p.text)}</p>",
    "roll": lambda p: f'<p class="roll">{_text(p.text)}</p>',
    "picture": lambda p: f"<figure><figcaption>{_text(p.text)}</figcaption></figure>",
    "ic": lambda p: f'<p class="ic"><b>{_text(p.who)}</b> “{_text(p.text)}”</p>',
    "me": lambda p: f'<p class="me">{_text(p.who)} {_text(p.text)}</p>',
    "desc": lambda p: f"<blockquote>{_text(p.text)}</blockquote>",
}

STYLE = """
:root { color-scheme: light dark; --ink: #1d1b18; --paper: #fbf8f1; --rule: #c9bfa9; --quiet: #5d574c }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6d9; --paper: #1c1a17; --rule: #4c463b; --quiet: #b0a797 } }
body { margin: 0 auto; padding: 1.5rem 1rem 5rem; max-width: 40rem; font: 1.06rem/1.6 Georgia, "Times New Roman", serif;
  color: var(--ink); background: var(--paper) }
h1 { line-height: 1.2 } h2 { margin-top: 3rem; padding-bottom: .3rem; border-bottom: 1px solid var(--rule) } h3 { margin-top: 2rem }
p, blockquote, h1, h2, h3 { overflow-wrap: anywhere }
.top { color: var(--quiet) } .me { font-style: italic }
img { max-width: 100%; border-radius: .4rem } figure { margin: 1.2rem 0 } figcaption { font-style: italic; color: var(--quiet) }
.faces { display: flex; flex-wrap: wrap; gap: .5rem } .faces img { width: 5rem; height: 5rem; object-fit: cover }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid #e69f00 }
nav { position: fixed; inset: auto 0 0 0; display: flex; gap: .5rem; justify-content: center; align-items: center; padding: .6rem;
  background: var(--paper); border-top: 1px solid var(--rule) }
button { font: inherit; padding: .35rem .9rem; min-height: 2.5rem; color: inherit; background: none; border: 1px solid currentColor;
  border-radius: .4rem } button:disabled { opacity: .45 }
"""  # noqa: E501

SCRIPT = """
"use strict";
(function () {
  var scenes = Array.prototype.slice.call(document.querySelectorAll("section"));
  if (scenes.length < 2) return;
  var say = document.body.dataset, at = -1, nav = document.createElement("nav"), where = document.createElement("span");
  nav.setAttribute("aria-label", say.replay);
  where.setAttribute("aria-live", "polite");
  function button(text, act) {
    var made = document.createElement("button");
    made.type = "button"; made.textContent = text; made.addEventListener("click", act);
    nav.appendChild(made);
    return made;
  }
  function show() {
    scenes.forEach(function (scene, n) { scene.hidden = at >= 0 && n !== at; });
    document.querySelectorAll("article").forEach(function (part) { part.hidden = at >= 0 && !part.contains(scenes[at]); });
    where.textContent = at < 0 ? "" : say.where.replace("#", at + 1).replace("#", scenes.length);
    back.disabled = at <= 0; all.disabled = at < 0;
    on.disabled = at === scenes.length - 1;
    on.textContent = at < 0 ? say.stepwise : say.next;
    if (at >= 0) scenes[at].scrollIntoView();
  }
  var back = button(say.back, function () { at -= 1; show(); });
  nav.appendChild(where);
  var on = button(say.stepwise, function () { at += 1; show(); });
  var all = button(say.all, function () { at = -1; show(); });
  document.body.appendChild(nav);
  show();
})();
"""  # noqa: E501


LABELS = ("replay", "where", "stepwise", "next", "back", "all")
"""What the script says, read from the page: so it stays the one its policy names."""


def _hash(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


POLICY = (
    f"default-src 'none'; img-src data:; style-src '{_hash(STYLE)}'; script-src '{_hash(SCRIPT)}'; base-uri 'none'; "
    "form-action 'none'"
)


Placed = Callable[[str], str]
"""Where a picture is, from its id; empty: nowhere."""


def _nowhere(picture: str) -> str:
    return ""


def _passage(passage: Passage, at: Placed) -> str:
    text, src = _HTML[passage.kind](passage), at(passage.picture) if passage.picture else ""
    return text.replace("<figure>", f"<figure>{image(src, passage.text)}", 1) if src else text


def image(src: str, alt: str) -> str:
    return f'<img src="{_text(src)}" alt="{_text(alt)}"/>'


def faces(album: Album, at: Placed) -> str:
    """The table's picture and its people, at the top."""
    own = f'<p class="own">{image(src, "")}</p>\n' if album.own and (src := at(album.own)) else ""
    people = [image(src, name) for name, one in album.faces if (src := at(one))]
    return own + (f'<p class="faces">{"".join(people)}</p>\n' if people else "")


def _scene(scene: Scene, at: Placed) -> str:
    head = f"<h3>{_text(scene.title)}</h3>\n" if scene.title else ""
    return f"<section>\n{head}" + "\n".join([_passage(passage, at) for passage in scene.passages]) + "\n</section>"


def within_html(told: Sequence[Session], at: Placed = _nowhere) -> str:
    """Sessions as articles, scenes as their sections."""
    parts = []
    for session in told:
        if session.is_told:
            head = f"<h2>{_text(session.title)}</h2>\n" if session.title else ""
            scenes = [_scene(scene, at) for scene in session.scenes if scene.title or scene.passages]
            parts.append(f"<article>\n{head}" + "\n".join(scenes) + "\n</article>")
    return "\n".join(parts)


def html(title: str, told: Sequence[Session], top: Sequence[str] = (), album: Album | None = None) -> str:
    """Readable as it is; its own small script only steps through the scenes. Its policy lets nothing else run or
    load."""
    album = album or Album()

    def at(picture: str) -> str:
        body = album.bodies.get(picture)
        return f"data:image/webp;base64,{base64.b64encode(body).decode()}" if body else ""

    words = [f'data-{label}="{_text(table_says(f"page-{label}"))}"' for label in LABELS]
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{_text(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body {' '.join(words)}>\n<main>\n<h1>{_text(title)}</h1>\n"
        + (f'<p class="top">{"<br>".join([_text(line) for line in top])}</p>\n' if top else "")
        + faces(album, at)
        + within_html(told, at)
        + f"\n</main>\n<script>{SCRIPT}</script>\n</body>\n</html>\n"
    )
