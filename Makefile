# A thin front: each line below also works by hand (CONTRIBUTING.md says how, and how on Windows and macOS).

PYTHON ?= python3
WORKERS ?= 2
VENV := .venv
BIN := $(VENV)/bin
BUNDLE := build/bundle

.PHONY: help run test test-long bench bundle lint format-check check-types contracts tests explore clean
.DEFAULT_GOAL := help
.NOTPARALLEL:

help:  ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

run: $(VENV)/run.stamp  ## set up if need be, then open the window (ARGS="check FILE" and the like are passed on)
	@$(BIN)/measuretwice $(ARGS)

test: lint format-check check-types contracts tests  ## set up if need be, then every check but the long ones

lint: $(VENV)/dev.stamp  ## ruff
	@echo "== ruff check"
	@$(BIN)/ruff check .

format-check: $(VENV)/dev.stamp  ## ruff, the layout of the code
	@echo "== ruff format --check"
	@$(BIN)/ruff format --check .

check-types: $(VENV)/dev.stamp  ## mypy, strict
	@echo "== mypy"
	@$(BIN)/mypy

contracts: $(VENV)/dev.stamp  ## which package may import which
	@echo "== lint-imports"
	@$(BIN)/lint-imports --no-logo

tests: $(VENV)/dev.stamp  ## pytest alone, the quick tier
	@echo "== pytest"
	@$(BIN)/pytest -q -n $(WORKERS)

explore: $(VENV)/dev.stamp  ## pytest, the long tier with examples nobody has tried (a find becomes a test)
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal -m long --hypothesis-profile=explore

test-long: $(VENV)/dev.stamp  ## pytest, the big runs
	@echo "== pytest, long"
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal -m long

bench: $(VENV)/run.stamp  ## measure speed (ARGS="reach_12 --json" and the like are passed on)
	@$(BIN)/measuretwice bench $(ARGS)

bundle: $(BUNDLE)/venv.stamp  ## set up if need be, then build dist/measuretwice, which runs without Python, and try it
	@$(BUNDLE)/venv/bin/python packaging/build.py
	@$(BUNDLE)/venv/bin/python packaging/check.py dist/measuretwice

clean:  ## remove the environment, the caches and what was built
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .benchmarks
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

define check-python
command -v $(PYTHON) >/dev/null || { echo "Measure Twice needs Python 3.11 or newer, and no $(PYTHON) was found." >&2; exit 1; }; \
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
  { echo "Measure Twice needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Name a newer one: make PYTHON=python3.12 run" >&2; exit 1; }; \
$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
  { echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2; exit 1; }
endef

# One environment for both: a stamp says with which extras it was filled since pyproject.toml last changed.
$(VENV)/made.stamp:
	@$(check-python)
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/run.stamp: pyproject.toml | $(VENV)/made.stamp
	@echo "Setting up in $(VENV), once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/dev.stamp: pyproject.toml | $(VENV)/made.stamp
	@echo "Setting up in $(VENV) with the tools for tests, once ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(VENV)/run.stamp $@

# What is built is built by an environment of its own, which holds nothing that the program does not need.
$(BUNDLE)/venv.stamp: pyproject.toml
	@$(check-python)
	@echo "Setting up in $(BUNDLE)/venv, once ..."
	@$(PYTHON) -m venv --clear $(BUNDLE)/venv
	@$(BUNDLE)/venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[bundle]'
	@touch $@
