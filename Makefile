# One way to do a thing: these targets are what people, CI and the papers use.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.ready

# Tests with a browser or a server mostly wait: one process more than there are cores. Who is done
# takes over tests of others: those with a browser come first, and are slow.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# The rooms up to the table: what most changes can break, and nothing that has to start a program.
QUICK := $(addprefix tests/,language claim_it claim notation kernel/test_codec.py \
	kernel/test_bits_and_randomness.py kernel/test_claim_it_lock_step.py kernel/test_claim_lock_step.py \
	kernel/test_solver_powers.py players review/test_identity.py table testkit)

# The set-up must stand on its own, whatever the caller's shell exports.
unexport PYTHONPATH PYTHONHOME

# An environment that was moved, or whose Python has gone, is set up again.
ifneq ($(shell test -x $(BIN)/python && cat $(STAMP) 2>/dev/null),$(CURDIR))
STALE := stale
endif

.DEFAULT_GOAL := help
.PHONY: help setup play test test-quick test-long check format types screenshots pictures docs wheel release dependencies drill bench bench-browser bench-environments bench-kernel mutants playthroughs lock clean stale

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: $(STAMP) ## Make .venv with everything the project needs, and build the browser app
	@$(BIN)/python tools/web.py build

$(STAMP): requirements/dev.txt requirements/uv.txt pyproject.toml tools/setup $(STALE)
	@PYTHON="$(PYTHON)" sh tools/setup
	@printf '%s\n' "$(CURDIR)" > $@

play: setup ## Open the table in the browser, at http://localhost:8000
	@$(BIN)/claimstead

test: setup ## Run the tests and the examples of the papers
	$(PYTEST)

test-quick: setup ## Run the tests of the rooms up to the table, of each its first cases only
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --quick $(QUICK)

test-long: setup ## Run all tests, those that take minutes too
	$(PYTEST) -m "long or not long"

check: setup ## Check style, types (of the browser app too) and the order of the rooms
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/web.py check

format: setup ## Bring the code into the project's form
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

types: setup ## Make the browser app's types of the server's messages
	$(BIN)/python -m claimstead.server.typescript > web/src/lib/messages.ts.new
	mv web/src/lib/messages.ts.new web/src/lib/messages.ts

screenshots: setup ## Take the pictures in docs/screenshots anew
	$(BIN)/python -m tools.screenshots
	$(BIN)/python -m tools.terminal_screenshots

pictures: setup ## Draw the pictures of the solver's page anew
	$(BIN)/python -m tools.pictures

docs: setup ## Build the documentation site into build/docs
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs build/docs

wheel: setup ## Build the wheel, with the browser app in it, into dist
	$(BIN)/python -m build --no-isolation --wheel

release: setup ## Tag a release: make release VERSION=1.2.0; refuses while something is not ready
	$(BIN)/python -m tools.release $(VERSION)

.venv/.drill: $(STAMP) requirements/drill.txt
	$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r requirements/drill.txt
	@touch $@

drill: .venv/.drill ## Try load, faults, hostile clients, an hour of play and fuzzing; write docs/reliability.md
	$(BIN)/python -m drill

dependencies: .venv/.drill ## List what Claimstead is made of, with licences, and write an SBOM
	$(BIN)/python -m tools.dependencies

bench: setup ## Measure how fast the rules play
	$(BIN)/python -m benchmarks.rules

bench-browser: setup ## Measure how quickly the browser app answers
	$(BIN)/python -m benchmarks.browser

.venv/.bench: $(STAMP) requirements/bench.txt
	$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --require-hashes -r requirements/bench.txt
	@# Pgx's wheel brings a package "tests" along, which would hide ours.
	@rm -rf .venv/lib/python*/site-packages/tests
	@touch $@

bench-environments: .venv/.bench ## Measure the batched environment beside PettingZoo, RLCard, OpenSpiel and Pgx
	$(BIN)/python -m benchmarks.environments

bench-kernel: .venv/.bench ## Measure the kernel and the solver beside their peers
	$(BIN)/python -m benchmarks.kernel

mutants: setup ## Break the rules in many small ways; list what no test noticed
	# A broken rule may play for ever: it shall not take all of the memory.
	ulimit -v 6000000; $(BIN)/mutmut run
	$(BIN)/python tools/mutants_report.py

playthroughs: setup ## Record a playthrough of every set-up that has none
	$(BIN)/python tools/record_playthroughs.py

lock: setup ## Renew the pinned requirements
	$(BIN)/python -m venv build/lock
	build/lock/bin/python -m pip install -qq --upgrade uv
	build/lock/bin/uv pip compile --no-config --quiet --upgrade \
		--universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" \
		--extra all --group dev \
		--overrides tools/lock-overrides.txt pyproject.toml --output-file requirements/dev.txt
	build/lock/bin/uv pip compile --no-config --quiet --upgrade \
		--universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" --constraints requirements/dev.txt \
		--group bench --output-file requirements/bench.txt
	build/lock/bin/uv pip compile --no-config --quiet --upgrade \
		--universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" --constraints requirements/dev.txt \
		--group drill --output-file requirements/drill.txt
	echo uv | build/lock/bin/uv pip compile --no-config --quiet --upgrade \
		--universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" - --output-file requirements/uv.txt

clean: ## Remove all that make has made
	rm -rf .venv build dist mutants .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	rm -rf web/node_modules src/claimstead/server/static
	find src tests benchmarks drill tools -name __pycache__ -type d -prune -exec rm -rf {} +
