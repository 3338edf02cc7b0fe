# Every target is a command of tools/dev.py, which does the same where there is no make.

PYTHON ?= python3
TARGETS := setup play test test-quick test-long check format types screenshots pictures docs wheel release release-files dependencies drill bench bench-browser bench-environments bench-kernel mutants playthroughs lock clean

.DEFAULT_GOAL := help
.PHONY: help $(TARGETS)

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

$(TARGETS):
	@$(PYTHON) tools/dev.py $@ $(WORDS)

release: WORDS = $(VERSION)
$(filter-out release,$(TARGETS)): WORDS =

setup: ## Make .venv with everything the project needs, and build the browser app
play: ## Open the table in the browser, at http://localhost:8000
test: ## Run the tests and the examples of the documentation
test-quick: ## Run the tests of the rooms up to the table, of each its first cases only
test-long: ## Run all tests, those that take minutes too
check: ## Check style, types (of the browser app too) and the order of the rooms
format: ## Bring the code into the project's form
types: ## Make the browser app's types of the server's messages
screenshots: ## Take the pictures in docs/screenshots anew
pictures: ## Draw the pictures of the solver's page anew
docs: ## Build the documentation site into build/docs
wheel: ## Build the wheel, with the browser app in it, into dist
release: ## Tag a release: make release VERSION=1.2.0; refuses while something is not ready
release-files: ## Build the wheel and an SBOM into dist, with their checksums
dependencies: ## List what Claimstead is made of, with licences, and write an SBOM
drill: ## Try load, faults, hostile clients, an hour of play and fuzzing; write docs/reliability.md
bench: ## Measure how fast the rules play
bench-browser: ## Measure how quickly the browser app answers
bench-environments: ## Measure the batched environment beside PettingZoo, RLCard, OpenSpiel and Pgx
bench-kernel: ## Measure the kernel and the solver beside their peers
mutants: ## Break the rules in many small ways; list what no test noticed
playthroughs: ## Record a playthrough of every set-up that has none
lock: ## Renew the pinned requirements
clean: ## Remove all that make has made
