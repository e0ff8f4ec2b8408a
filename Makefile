# Developer tasks; run `make` to list them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
export SWIFT

# Release builds link the runtime statically: programs start faster, need less memory, and run on machines without
# Swift. All release builds use the same flags, so they share a build folder. On Linux, the programs export no symbols
# and are linked at a fixed address: docs/decisions/0010 has the figures. Without deterministic hashing, SwiftPM passes
# flags in a random order, and every build with another plan compiles everything again.
RELEASE := SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build -c release --static-swift-stdlib
ifeq ($(shell uname -s),Linux)
RELEASE += -Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -no-pie
endif
RELEASE_BIN := .build/release

# `almanac` contains the commands of all plugins, and acts by the name it is called by. It is installed once, with links of
# the other names to it. Without `astro` among the PROGRAMS, it doesn't contain astrology. docs/decisions/0023 and 0030 have
# the reasons and the figures.
NAMES := almanac astro challenge cravings outfit twins
PROGRAMS ?= $(NAMES)
ifneq ($(or $(filter-out $(NAMES),$(PROGRAMS)),$(if $(strip $(PROGRAMS)),,none)),)
$(error PROGRAMS must be some of: $(NAMES))
endif
# The names of almanac, of which the first is a file and the rest are links.
ALMANAC := $(filter almanac,$(PROGRAMS)) $(filter-out almanac,$(PROGRAMS))
FILE := $(firstword $(ALMANAC))
ASTRO := $(filter astro,$(PROGRAMS))
RELEASE += $(if $(ASTRO),,--traits Programs)

comma := ,
bindir := $(DESTDIR)$(PREFIX)/bin
bashdir := $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zshdir := $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fishdir := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
mandir := $(DESTDIR)$(PREFIX)/share/man/man1
docdir := $(DESTDIR)$(PREFIX)/share/doc/almanac

.PHONY: help
help: ## list the targets
	@echo "usage: make TARGET"
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/  \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 19

.PHONY: demo
demo: prerequisites release-astro ## cast a real chart: text on the terminal, the wheel in out/
	@.ci/demo

.PHONY: build
build: prerequisites ## build the programs and all tests once, in .build-tests
	@.ci/build

.PHONY: test-one
test-one: build ## build, and run the tests whose names contain FILTER
	@ALMANAC_TESTING=1 $(SWIFT) test --scratch-path .build-tests -Xcxx -O2 --skip-build --disable-xctest --filter "$(FILTER)"

.PHONY: test
test: prerequisites ## build, and run the tests, as continuous integration does
	@.ci/test

.PHONY: test-fast
test-fast: prerequisites ## build, and run the unit tests of every module
	@.ci/test --fast

.PHONY: test-all
test-all: prerequisites ## run every test with all its rounds, test-release, and test-fresh
	@.ci/test --all

.PHONY: test-release
test-release: prerequisites ## install the release programs, build without astrology and as a dependency, compare the API
	@.ci/test --release

.PHONY: test-fresh
test-fresh: ## run the commands of the README on a new Debian system (root, debootstrap)
	@.ci/test-fresh

.PHONY: prerequisites
prerequisites: ## install missing dependencies (Debian, Ubuntu), or list them
	@.ci/prerequisites

.PHONY: release
release: release-almanac ## build the release programs, all or some PROGRAMS

release-%: prerequisites
	@$(RELEASE) --product $*

# A shell function that removes an installed program.
remove = remove() { \
    [[ -e "$(bindir)/$$1" || -L "$(bindir)/$$1" ]] || return 0; \
    rm -f "$(bindir)/$$1" "$(bashdir)/$$1" "$(zshdir)/_$$1" "$(fishdir)/$$1.fish" "$(mandir)/$$1.1"; \
    echo "removed $(bindir)/$$1"; \
}

# Before a build of minutes, says if it would be in vain.
.PHONY: check-destination
check-destination:
	@install -d "$(bindir)" 2>/dev/null && [[ -w "$(bindir)" ]] || \
	    { echo 'install: you may not write to $(bindir); choose another PREFIX, or run as root' >&2; exit 77; }

# Removes a link `astro` of an earlier installation to a file that no longer contains astrology.
.PHONY: install
install: check-destination release ## install all or some PROGRAMS, completions, manual pages, and reference: PREFIX=/usr/local DESTDIR=
	@install -d "$(bindir)" "$(bashdir)" "$(zshdir)" "$(fishdir)" "$(mandir)" "$(docdir)"
	@$(if $(ASTRO),,$(remove); if [[ $$(readlink "$(bindir)/astro") == $(FILE) ]]; then remove astro; fi)
	@rm -f "$(bindir)/$(FILE)"; install -s -m 755 "$(RELEASE_BIN)/almanac" "$(bindir)/$(FILE)"
	@for program in $(filter-out $(FILE),$(ALMANAC)); do ln -sfn $(FILE) "$(bindir)/$$program"; done
	@for program in $(filter-out almanac,$(ALMANAC)); do ln -sfn almanac "$(RELEASE_BIN)/$$program"; done
	@umask 022; pages=$$(mktemp -d); trap 'rm -rf "$$pages"' EXIT; \
	.ci/reference --programs "$(PROGRAMS)" "$(RELEASE_BIN)" "$$pages/reference" "$$pages/man" >/dev/null; \
	cp -R "$$pages/reference/." LICENSING.md "$(docdir)"; \
	for program in $(PROGRAMS); do \
	    "$(bindir)/$$program" --generate-completion-script bash >"$(bashdir)/$$program"; \
	    "$(bindir)/$$program" --generate-completion-script zsh >"$(zshdir)/_$$program"; \
	    "$(bindir)/$$program" --generate-completion-script fish >"$(fishdir)/$$program.fish"; \
	    install -m 644 "$$pages/man/$$program.1" "$(mandir)/$$program.1"; \
	    echo "installed $(bindir)/$$program"; \
	done
	@$(if $(ASTRO),echo "licensed under AGPL-3.0-or-later$(comma) because of the Swiss Ephemeris; see LICENSING.md")

.PHONY: uninstall
uninstall: ## remove installed PROGRAMS, completions, and manual pages: PREFIX=/usr/local DESTDIR=
	@$(remove); for program in $(PROGRAMS); do remove $$program; done; \
	for program in $(NAMES); do \
	    if [[ ! -e "$(bindir)/$$program" && " $(NAMES) " == *" $$(readlink "$(bindir)/$$program") "* ]]; then remove $$program; fi; \
	done; \
	is_left=; for program in $(NAMES); do [[ ! -e "$(bindir)/$$program" ]] || is_left=1; done; \
	if [[ -z $$is_left ]]; then rm -rf "$(docdir)"; fi

.PHONY: faults
faults: ## undo every command, and fail, kill, or lose every use of a file by it, with the programs of the test build
	@Tests/Faults/undo --programs .build-tests/debug
	@Tests/Faults/faults --programs .build-tests/debug

.PHONY: fuzz
fuzz: prerequisites ## fuzz readers of foreign data with a new seed: ROUNDS=100 times those of make test-all, SEED=
	@.ci/fuzz

.PHONY: dist
dist: release ## make a release in out/dist: an archive, SHA256SUMS, and the bill of materials (SPDX)
	@rm -rf out/dist && mkdir -p out/dist
	@$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/out/dist/root" PREFIX=/usr/local >/dev/null
	@version=$$($(RELEASE_BIN)/almanac --version); name=almanac-$$version-$$(uname -m); \
	    tar -C out/dist/root/usr/local --sort=name --mtime="@$$(git log -1 --format=%ct)" --owner=0 --group=0 \
	        --numeric-owner -cf - . | gzip -n >"out/dist/$$name.tar.gz"; \
	    .ci/sbom $(if $(ASTRO),,--without-libswe) "$$version" "out/dist/$$name.tar.gz" >"out/dist/$$name.spdx.json"; \
	    rm -rf out/dist/root; cd out/dist && sha256sum -- * >SHA256SUMS && cat SHA256SUMS

.PHONY: bench
bench: prerequisites ## measure speed and memory
	@Benchmarks/run

.PHONY: bench-challenges
bench-challenges: ## run the challenge yardstick, with Python and NumPy: SEEDS=1,2,3
	@Benchmarks/challenges --seeds $(or $(SEEDS),1,2,3) $(if $(YARDSTICK),--yardstick $(YARDSTICK))

.PHONY: lint
lint: ## check formatting and tracked files
	@.ci/lint
	@.ci/check-tree

.PHONY: format
format: ## format the Swift sources
	@git ls-files -z -co --exclude-standard -- '*.swift' | xargs -0 $(SWIFT) format --in-place --parallel

.PHONY: derived
derived: ## update all derived files: snapshots, blocks and pictures in documents; from the test build
	@.ci/derived

.PHONY: reference
reference: ## write the reference and the manual pages into out/, from the programs of the test build
	@.ci/reference .build-tests/debug out/reference out/man

.PHONY: docs
docs: build ## build the documentation of every library product into .build-docs
	@.ci/docs

.PHONY: clean
clean: ## remove all build products
	rm -rf .build .build-* Benchmarks/.build out
