# Developer tasks; run `make` to list them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
export SWIFT

# The runtime is linked statically in release builds: programs start faster, need less memory, and run on
# machines that have no Swift. One set of flags for every release build keeps them in one build folder. On Linux
# the programs export no symbols and are linked at a fixed address: docs/decisions/0010 has the figures.
RELEASE := $(SWIFT) build -c release --static-swift-stdlib
ifeq ($(shell uname -s),Linux)
RELEASE += -Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -no-pie
endif
RELEASE_BIN := .build/release
PROGRAMS := astro almanac challenge outfit

bindir := $(DESTDIR)$(PREFIX)/bin
bashdir := $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zshdir := $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fishdir := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

.PHONY: help
help: ## list the targets
	@echo "usage: make TARGET"
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 19

.PHONY: demo
demo: prerequisites release-astro ## cast a real chart: text on the terminal, the wheel in out/
	@.ci/demo

.PHONY: test
test: prerequisites ## build and run every test
	@.ci/test

.PHONY: test-fast
test-fast: prerequisites ## build, and run the unit tests of every module in a minute
	@.ci/test --fast

.PHONY: test-install
test-install: prerequisites ## build the programs as released, install them into a new prefix and run them from there
	@.ci/test-install

.PHONY: test-traits
test-traits: ## build and run almanac without astrology and libswe
	@.ci/test-traits

.PHONY: prerequisites
prerequisites: ## install missing dependencies (Debian, Ubuntu), or list them
	@.ci/prerequisites

.PHONY: release
release: prerequisites $(PROGRAMS:%=release-%) ## build the programs as they are installed

release-%: prerequisites
	@$(RELEASE) --product $*

.PHONY: install
install: release ## install programs and completions: PREFIX=/usr/local DESTDIR=
	@install -d "$(bindir)" "$(bashdir)" "$(zshdir)" "$(fishdir)"
	@for program in $(PROGRAMS); do \
	    install -s -m 755 "$(RELEASE_BIN)/$$program" "$(bindir)/$$program"; \
	    "$(RELEASE_BIN)/$$program" --generate-completion-script bash >"$(bashdir)/$$program"; \
	    "$(RELEASE_BIN)/$$program" --generate-completion-script zsh >"$(zshdir)/_$$program"; \
	    "$(RELEASE_BIN)/$$program" --generate-completion-script fish >"$(fishdir)/$$program.fish"; \
	    echo "installed $(bindir)/$$program"; \
	done

.PHONY: uninstall
uninstall: ## remove what install put there: PREFIX=/usr/local DESTDIR=
	@for program in $(PROGRAMS); do \
	    rm -f "$(bindir)/$$program" "$(bashdir)/$$program" "$(zshdir)/_$$program" "$(fishdir)/$$program.fish"; \
	    echo "removed $(bindir)/$$program"; \
	done

.PHONY: bench
bench: prerequisites ## measure speed and memory
	@Benchmarks/run

.PHONY: bench-challenges
bench-challenges: ## play the challenge yardstick, with Python and NumPy: SEEDS=1,2,3
	@Benchmarks/challenges --seeds $(or $(SEEDS),1,2,3) $(if $(YARDSTICK),--yardstick $(YARDSTICK))

.PHONY: lint
lint: ## check formatting, tracked files and field docs
	@.ci/lint
	@.ci/check-tree
	@.ci/check-fields

.PHONY: format
format: ## format the Swift sources
	@git ls-files -z -co --exclude-standard -- '*.swift' | xargs -0 $(SWIFT) format --in-place --parallel

.PHONY: readme
readme: $(PROGRAMS:%=release-%) ## make the pictures and the output that README.md and docs show
	@.ci/update-readme

.PHONY: reference
reference: ## update docs/reference from the programs of the test build
	@.ci/update-reference

.PHONY: docs
docs: prerequisites ## build the documentation of every library product into .build-docs
	@.ci/docs

.PHONY: clean
clean: ## remove everything that was built
	rm -rf .build .build-* Benchmarks/.build out
