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
# and are linked at a fixed address: docs/decisions/0010 has the figures.
RELEASE := $(SWIFT) build -c release --static-swift-stdlib
ifeq ($(shell uname -s),Linux)
RELEASE += -Xlinker --no-export-dynamic -Xswiftc -Xclang-linker -Xswiftc -no-pie
endif
RELEASE_BIN := .build/release

# `almanac` contains the other programs and acts by the name it is called by, so it is installed once, with links of the
# other names to it. It has the plugins of the PROGRAMS; those of almanac alone are all. A single other program is built
# and installed as such. docs/decisions/0023 has the reasons and the figures.
NAMES := almanac astro challenge cravings outfit twins
PROGRAMS := $(NAMES)
ifneq ($(or $(filter-out $(NAMES),$(PROGRAMS)),$(if $(strip $(PROGRAMS)),,none)),)
$(error PROGRAMS must be some of: $(NAMES))
endif
trait_astro := Astrology
trait_challenge := Challenges
trait_cravings := Cravings
trait_outfit := Wardrobe
trait_twins := Twins
comma := ,
space := $(subst ,, )
SEVERAL := $(word 2,$(sort $(PROGRAMS)))
PRODUCT := $(if $(SEVERAL),almanac,$(sort $(PROGRAMS)))
# The program that is installed as a file.
FILE := $(firstword $(filter almanac,$(PROGRAMS)) $(PROGRAMS))
ifneq ($(filter-out almanac $(PROGRAMS),$(if $(SEVERAL),$(NAMES))),)
RELEASE += --traits $(subst $(space),$(comma),$(strip $(foreach name,$(sort $(PROGRAMS)),$(trait_$(name)))))
endif
# Whether the installed program contains the Swiss Ephemeris: not empty if so.
ASTROLOGY := $(filter astro,$(PROGRAMS) $(if $(SEVERAL),,$(PRODUCT:almanac=astro)))

bindir := $(DESTDIR)$(PREFIX)/bin
bashdir := $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zshdir := $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fishdir := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
mandir := $(DESTDIR)$(PREFIX)/share/man/man1

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
test-install: prerequisites ## build the release program, install it into a new prefix, and run it by each of its names
	@.ci/test-install

.PHONY: test-traits
test-traits: ## build and run almanac without astrology and libswe
	@.ci/test-traits

.PHONY: prerequisites
prerequisites: ## install missing dependencies (Debian, Ubuntu), or list them
	@.ci/prerequisites

.PHONY: release
release: release-$(PRODUCT) ## build the release program, which contains all or some PROGRAMS

release-%: prerequisites
	@$(RELEASE) --product $*

# A shell function that removes an installed program.
remove = remove() { \
    rm -f "$(bindir)/$$1" "$(bashdir)/$$1" "$(zshdir)/_$$1" "$(fishdir)/$$1.fish" "$(mandir)/$$1.1"; \
    echo "removed $(bindir)/$$1"; \
}

# Removes the links of an earlier installation to a file that no longer contains their programs.
.PHONY: install
install: release ## install all or some PROGRAMS, completions, and manual pages: PREFIX=/usr/local DESTDIR=
	@install -d "$(bindir)" "$(bashdir)" "$(zshdir)" "$(fishdir)" "$(mandir)"
	@$(remove); for program in $(filter-out $(PROGRAMS),$(NAMES)); do \
	    if [[ $$(readlink "$(bindir)/$$program") == $(FILE) ]]; then remove $$program; fi; \
	done
	@install -s -m 755 "$(RELEASE_BIN)/$(PRODUCT)" "$(bindir)/$(FILE)"
	@for program in $(PROGRAMS); do \
	    [[ $$program == $(FILE) ]] || ln -sfn $(FILE) "$(bindir)/$$program"; \
	    "$(bindir)/$$program" --generate-completion-script bash >"$(bashdir)/$$program"; \
	    "$(bindir)/$$program" --generate-completion-script zsh >"$(zshdir)/_$$program"; \
	    "$(bindir)/$$program" --generate-completion-script fish >"$(fishdir)/$$program.fish"; \
	    install -m 644 "docs/reference/man/$$program.1" "$(mandir)/$$program.1"; \
	    echo "installed $(bindir)/$$program"; \
	done
	@$(if $(ASTROLOGY),echo "licensed under AGPL-3.0-or-later$(comma) because of the Swiss Ephemeris; see LICENSING.md")

.PHONY: uninstall
uninstall: ## remove installed PROGRAMS, completions, and manual pages: PREFIX=/usr/local DESTDIR=
	@$(remove); for program in $(PROGRAMS); do remove $$program; done; \
	for program in $(NAMES); do \
	    if [[ -L "$(bindir)/$$program" && ! -e "$(bindir)/$$program" ]]; then remove $$program; fi; \
	done

.PHONY: faults
faults: ## fail or kill every change of a file of every command, with the programs of the test build
	@Tests/Faults/faults --programs .build-tests/debug

.PHONY: fuzz
fuzz: prerequisites ## fuzz readers of foreign data with a new seed: ROUNDS=100 times those of make test, SEED=
	@.ci/fuzz

.PHONY: dist
dist: release ## make a release in out/dist: an archive, SHA256SUMS, and the bill of materials (SPDX)
	@rm -rf out/dist && mkdir -p out/dist
	@$(MAKE) --no-print-directory install DESTDIR="$(CURDIR)/out/dist/root" PREFIX=/usr/local >/dev/null
	@version=$$($(RELEASE_BIN)/$(PRODUCT) --version); name=almanac-$$version-$$(uname -m); \
	    tar -C out/dist/root/usr/local --sort=name --mtime="@$$(git log -1 --format=%ct)" --owner=0 --group=0 \
	        --numeric-owner -cf - . | gzip -n >"out/dist/$$name.tar.gz"; \
	    .ci/sbom $(if $(ASTROLOGY),,--without-libswe) "$$version" "out/dist/$$name.tar.gz" >"out/dist/$$name.spdx.json"; \
	    rm -rf out/dist/root; cd out/dist && sha256sum -- * >SHA256SUMS && cat SHA256SUMS

.PHONY: bench
bench: prerequisites ## measure speed and memory
	@Benchmarks/run

.PHONY: bench-challenges
bench-challenges: ## run the challenge yardstick, with Python and NumPy: SEEDS=1,2,3
	@Benchmarks/challenges --seeds $(or $(SEEDS),1,2,3) $(if $(YARDSTICK),--yardstick $(YARDSTICK))

.PHONY: lint
lint: ## check formatting, tracked files, and field docs
	@.ci/lint
	@.ci/check-tree
	@.ci/check-fields

.PHONY: format
format: ## format the Swift sources
	@git ls-files -z -co --exclude-standard -- '*.swift' | xargs -0 $(SWIFT) format --in-place --parallel

.PHONY: readme
readme: release-almanac ## update the pictures and the output in README.md and docs
	@.ci/update-readme

.PHONY: reference
reference: ## update docs/reference from the programs of the test build
	@.ci/update-reference

.PHONY: docs
docs: prerequisites ## build the documentation of every library product into .build-docs
	@.ci/docs

.PHONY: clean
clean: ## remove all build products
	rm -rf .build .build-* Benchmarks/.build out
