# Two commands: `make run` and `make test`. Needs python3 (>=3.11) with pip; nothing else.
PY ?= python3
UV := .tools/bin/uv
export UV_PROJECT_ENVIRONMENT := .venv
export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS := true
export VIRTUAL_ENV := $(CURDIR)/.venv
# hundreds of modules are not compiled anew by every process of a test run
unexport PYTHONDONTWRITEBYTECODE
# uv does not read pip.conf: hand it the index pip is set to, if any
INDEX := $(shell $(PY) -m pip config get global.index-url 2>/dev/null)
ifneq ($(INDEX),)
export UV_DEFAULT_INDEX ?= $(INDEX)
endif
BIN := .venv/bin
WEB := $(shell find web/src web/public web/icons -type f 2>/dev/null) $(shell find src/parlour -name 'shell.ftl' -o -name 'page.ftl') $(wildcard web/*.json web/*.ts web/*.js web/index.html)

.PHONY: run test laws check format bench hostile lock types clean
run: .venv/.ready
	$(BIN)/parlour serve --open

test: .venv/.ready
	$(BIN)/python -m pytest -n 2 --dist worksteal tests --ignore tests/browser
	$(BIN)/python -m pytest -n 2 --dist load tests/browser  # apart: the browser's driver keeps an event loop of its own

# The laws on many times as many walks, from another seed on; `make laws LONG=50 SEED=7000 MORE="-k fate"`
LAWS := $(addprefix tests/laws/test_,judgement.py judgement_led.py menu.py reach.py)
LONG ?= 10
SEED ?= 1000
laws: .venv/.ready
	PARLOUR_LONG=$(LONG) PARLOUR_SEED=$(SEED) $(BIN)/python -m pytest -n 2 --dist worksteal $(LAWS) $(MORE)

check: .venv/.ready
	$(BIN)/ruff check src tests bench tools hatch_build.py
	$(BIN)/ruff format --check src tests bench tools hatch_build.py
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/mypy -p tools.tarot
	$(BIN)/python tools/gen_types.py --check
	$(BIN)/python -m tools.tarot --check
	$(BIN)/python tools/rule_coverage.py
	$(BIN)/python tools/words.py
	$(BIN)/python tools/npm.py --prefix web run check

format: .venv/.ready
	$(BIN)/ruff format src tests bench tools hatch_build.py
	$(BIN)/python tools/npm.py --prefix web run format

bench: .venv/.bench
	$(BIN)/python -m bench

# Attacks on a real server, with what came of each; `make hostile MORE=--long` for many more kills and messages
hostile: .venv/.ready
	$(BIN)/python -m bench.hostile $(MORE)

.venv/.bench: .venv/.ready bench/requirements.lock
	$(UV) pip install -q --require-hashes -r bench/requirements.lock
	touch $@

# --target needs neither venv/ensurepip nor a writable system site, and passes PEP 668.
$(UV):
	$(PY) -m pip install -q --disable-pip-version-check --target .tools uv==0.13.7

.venv/.ready: $(UV) requirements.lock pyproject.toml hatch_build.py $(WEB)
	test -x $(BIN)/python || $(UV) venv -q --python $(PY) .venv
	$(UV) pip sync -q --require-hashes requirements.lock
	$(UV) pip install -q --no-deps --reinstall-package parlour -e .
	touch $@

lock: $(UV)
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-annotate --group dev -o requirements.lock pyproject.toml
	$(UV) pip compile -q --universal --generate-hashes --no-header --no-annotate --group bench -c requirements.lock -o bench/requirements.lock pyproject.toml

types: .venv/.ready
	$(BIN)/python tools/gen_types.py

clean:
	rm -rf .venv .tools web/node_modules src/parlour/static dist
