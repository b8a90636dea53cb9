# The front door. `make` prints what can be done.

SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

CACHE := $(or $(VITRINE_CACHE),$(or $(XDG_CACHE_HOME),$(HOME)/.cache)/vitrine)
export PATH := $(CACHE)/cargo/bin:$(PATH)
BIN := node_modules/.bin
TARGET := $(or $(CARGO_TARGET_DIR),target)

# Binaries are named by --bin, not by -p: cargo then takes the features of the workspace's
# dependencies for all of them, and does not build another set for each choice of packages.

# The engine behind the S3 endpoint: moto or garage.
S3 ?= $(or $(VITRINE_S3),moto)
FUZZ_SECONDS ?= 60
# After so many milliseconds a Node test has failed, and after so many minutes all of them: what
# stands still must not keep the gate from saying so.
LONGEST_TEST := 600000
LONGEST_TESTS := 30m

.PHONY: help
help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: ## install what a bare Debian 12 with Rust lacks for make dev; quick when nothing is missing
	@scripts/setup

.PHONY: setup-tests
setup-tests: setup ## install what the tests need besides: a browser, linters, validators
	@scripts/setup tests

.PHONY: dev
dev: ## start everything: the services, the content service and the website, until Ctrl-C
	@scripts/dev

.PHONY: dev-hot
dev-hot: ## the same with hot reload: changes in web/src show in the browser at once
	@HOT=1 scripts/dev

.PHONY: demo
demo: services ## print the demonstration's pictures and import its content; a second run restores what was changed
	@scripts/demo

.PHONY: services
services: ## start PostgreSQL, NATS and an S3 store on loopback (S3=garage for a real one)
	@VITRINE_S3=$(S3) scripts/services start

.PHONY: services-garage
services-garage: garage ## start the services with Garage as the S3 store
	@VITRINE_S3=garage scripts/services start

.PHONY: services-stop
services-stop: ## stop the services; their data stays
	@scripts/services stop

.PHONY: services-status
services-status: ## print what runs where
	@scripts/services status

.PHONY: services-reset
services-reset: ## stop the services and delete their data
	@scripts/services reset

.PHONY: garage
garage: ## build the Garage S3 server once, up to an hour, and cache the binary
	@scripts/build-garage

.PHONY: test
test: build-tests test-rust test-node test-web test-host ## run the tests: Rust, Node, and in the browser; starts the services

# What the tests of every language run. Built together with an example, and so with the features
# that the Rust tests ask for: their dependencies are not compiled a second time. Scripts that are
# given VITRINE_BINARY build nothing.
BINARIES := --bin vitrine --bin vitrine-image-worker --bin codegen --bin bench-types --bin conformance --example conformance
BUILT := VITRINE_BINARY=$(abspath $(TARGET))/debug/vitrine

.PHONY: build-tests
build-tests: ## build the Rust tests and the programs that other tests start
	cargo nextest run --workspace --no-run
	cargo build $(BINARIES)

.PHONY: test-rust
test-rust: services ## run the Rust tests, and the examples in the documentation; check the generated files
	cargo build $(BINARIES)
	$(TARGET)/debug/codegen --check
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  cargo nextest run --workspace --no-fail-fast
	# No rule of the museum depends on the machine's zone: on both sides of the date line too.
	# The fields of the schema have no days, and take long to compare.
	for zone in Pacific/Kiritimati America/Los_Angeles; do \
	  TZ=$$zone cargo nextest run --workspace -E 'package(museum) - test(the_schema_and_the_queries)' || exit 1; done
	cargo test --workspace --doc --quiet

# A test with a bound of memory or time has the machine to itself.
ALONE := e2e/assets/load.test.ts e2e/http/limits.test.ts
NODE_TESTS := $(BIN)/node --test --test-timeout=$(LONGEST_TEST)

.PHONY: codegen
codegen: ## write the TypeScript that follows from the registries of page types and modules
	@cargo run --quiet --bin codegen

.PHONY: check-generated
check-generated: ## check that the files which make codegen writes are current
	@cargo run --quiet --bin codegen -- --check

.PHONY: test-node
test-node: services ## run the Node tests: the real client, the command line, the demonstration
	cargo build $(BINARIES)
	@eval "$$(scripts/services env)" && export VITRINE_DATABASE_URL=$$DATABASE_URL && \
	  timeout $(LONGEST_TESTS) $(NODE_TESTS) --test-concurrency=2 \
	    $$(find bench demo studio testbed e2e -name node_modules -prune -o -name '*.test.ts' -print | grep -vxF $(ALONE:%=-e %)) && \
	  timeout $(LONGEST_TESTS) $(NODE_TESTS) --test-concurrency=1 $(ALONE)

.PHONY: build-web
build-web: ## build the websites' React part and its worker, and check their size
	npm run --silent build -w web

.PHONY: test-web
test-web: build-web ## run the tests of the React part: its rules, then in the browser
	npm run --silent test -w web

.PHONY: test-host
test-host: services build-web ## run the browser tests of the whole product on the demonstration
	cargo build $(BINARIES)
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL $(BUILT) \
	  npm run --silent test:host -w web

.PHONY: judge-search
judge-search: setup-tests ## judge the search by queries with expected pages of the demonstration
	@scripts/judge-search

.PHONY: check-content
check-content: setup ## check every page of the demonstration: what fails, what is missing, where links lead
	@scripts/check-content

.PHONY: preview-web
preview-web: build-web ## serve the fixture pages of every site and the catalogue (/mocks), without a host
	npm run --silent preview -w web

.PHONY: visual
visual: build-web ## compare screenshots of the catalogue with their references; ACCEPT=1 accepts what changed, ONLY=text takes some
	npm run --silent visual -w web -- $(if $(ACCEPT),--accept) $(if $(ONLY),--only $(ONLY))

.PHONY: test-services
test-services: ## check that the running services meet the requirements
	@scripts/check-services

.PHONY: lint
lint: lint-web lint-links lint-scripts lint-rust ## check formatting, types, scripts and the links of the documentation

.PHONY: lint-rust
lint-rust:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings

.PHONY: licences
licences: ## check licences, duplicates and sources of the crates
	@scripts/check-licences

.PHONY: lint-docs
lint-docs: ## check the documentation of the crates
	RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --quiet

# The folders with types that tsc checks.
TYPED := bench/assets bench/cache bench/calendar bench/groq bench/lighthouse bench/live bench/pages bench/search \
  bench/taps crates/documents/judge demo e2e scripts studio testbed web

.PHONY: lint-web
lint-web:
	$(BIN)/biome check --error-on-warnings
	echo $(TYPED) | xargs -n 1 -P 2 $(BIN)/tsc --noEmit -p

.PHONY: lint-links
lint-links: ## check that every relative link of the Markdown files leads to a file and a heading
	@$(BIN)/node scripts/check-links.ts

.PHONY: lint-scripts
lint-scripts:
	shellcheck $$(grep -rlE '^#!.*bash|^# shellcheck shell=bash' .ci scripts)

.PHONY: prove-guide
prove-guide: ## add a page type and a module by the guide in a scratch copy, and print the files touched
	@scripts/prove-guide

.PHONY: fmt
fmt: ## format the code
	cargo fmt --all
	$(BIN)/biome check --write

.PHONY: conformance
conformance: services ## run the GROQ conformance suite: in memory, and on PostgreSQL with pushdown and without
	cargo build $(BINARIES)
	$(TARGET)/debug/conformance
	@eval "$$(scripts/services env)" && $(TARGET)/debug/examples/conformance

.PHONY: bench
bench: bench-groq bench-lake bench-live bench-assets bench-pages bench-cache bench-calendar bench-search bench-types bench-source-maps bench-taps ## run all measurements

.PHONY: bench-groq
bench-groq: ## measure GROQ against groq-js in one run
	cargo run --release --bin bench-groq

.PHONY: bench-lake
bench-lake: services ## measure the lake against SQL on 10^4, 10^5 and 10^6 documents, which it makes first
	cargo build --release --bin vitrine --bin bench-lake
	@eval "$$(scripts/services env)" && $(TARGET)/release/bench-lake

.PHONY: bench-live
bench-live: services ## measure from a commit on one node to its event on another, and what 10,000 open streams cost
	cargo build --release --bin vitrine
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine $(BIN)/node bench/live/main.ts

.PHONY: bench-assets
bench-assets: services ## measure derivatives against bare libvips, and cached ones against nginx
	@scripts/setup.d/bench
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@eval "$$(scripts/services env)" && VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine \
	  $(BIN)/node bench/assets/main.ts

.PHONY: bench-pages
bench-pages: services build-web ## measure an uncached page against bare React and hand-written SQL
	@scripts/setup.d/bench
	cargo build --release --bin vitrine --bin vitrine-image-worker --bin bench-pages
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine $(BIN)/node bench/pages/main.ts

.PHONY: bench-cache
bench-cache: services build-web ## measure cached pages against nginx, and a flood of paths that do not exist
	@scripts/setup.d/bench
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine $(BIN)/node bench/cache/main.ts

.PHONY: precision
precision: build-web ## publish 50 edits, and count the cached pages that each drops in vain, and those it misses
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@eval "$$(scripts/services env)" && VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine \
	  $(BIN)/node e2e/precision/main.ts

.PHONY: visible
visible: build-web ## check that a change soon shows on three websites under visitors, and nobody sees an older text after it
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@eval "$$(scripts/services env)" && VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine \
	  $(BIN)/node e2e/visible/main.ts

.PHONY: edge
edge: build-web ## check Varnish in front of two websites: what it serves when, and no old page after a purge
	@scripts/setup.d/debian-tests
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@eval "$$(scripts/services env)" && VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine \
	  $(BIN)/node e2e/edge/main.ts

.PHONY: attack
attack: services build-web ## attack the product beside visitors: memory, readiness and their views have bounds
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine && export VITRINE_DATABASE_URL VITRINE_BINARY && \
	  $(BIN)/node e2e/attack/main.ts && $(BIN)/node e2e/attack/shares.ts

.PHONY: crawl
crawl: setup-tests services build-web ## follow every link of the demonstration: none broken, no page without a link, titles, canonicals, alternates, sitemaps
	cargo build $(BINARIES)
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL $(BUILT) $(BIN)/node e2e/crawl/main.ts

.PHONY: lighthouse
lighthouse: setup-tests services build-web ## run Lighthouse on the largest page of each type, as production serves it
	@scripts/setup.d/lighthouse
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine $(BIN)/node bench/lighthouse/main.ts

.PHONY: bench-taps
bench-taps: services build-web ## measure what a slow phone takes to show what a tap did: menu, filter, tab
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine $(BIN)/node bench/taps/main.ts

.PHONY: attack-search
attack-search: services build-web ## flood the search with 2,000 queries a second beside visitors: their views and memory have bounds
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine $(BIN)/node e2e/attack/searches.ts

.PHONY: bench-search
bench-search: services ## measure searches against SQL on 10^6 pages, which it makes first
	cargo build --release --bin vitrine --bin bench-search
	@eval "$$(scripts/services env)" && VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine $(TARGET)/release/bench-search

.PHONY: bench-calendar
bench-calendar: services build-web ## measure the calendar of ten thousand events against SQL
	cargo build --release --bin vitrine --bin vitrine-image-worker --bin bench-calendar
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine $(BIN)/node bench/calendar/main.ts

.PHONY: bench-types
bench-types: demo ## measure the query of each page type over the demonstration against its SQL
	cargo build --release --bin bench-types
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL $(TARGET)/release/bench-types

.PHONY: bench-source-maps
bench-source-maps: demo ## measure queries with a source map against the same without, and check the maps of all queries of the website
	cargo build --release --bin bench-types
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL $(TARGET)/release/bench-types --source-maps

.PHONY: advisories
advisories: ## look for known weaknesses in crates and npm packages; reports when their databases cannot be reached
	@scripts/check-advisories

.PHONY: fuzz
fuzz: fuzz-groq fuzz-edges ## fuzz everything that parses untrusted bytes, FUZZ_SECONDS for each target (60)

.PHONY: fuzz-groq
fuzz-groq: ## fuzz GROQ
	@FUZZ_SECONDS=$(FUZZ_SECONDS) scripts/fuzz crates/groq/fuzz 2048

.PHONY: fuzz-edges
fuzz-edges: ## fuzz search parameters, image addresses, IIIF, ids, mutations and imports
	@FUZZ_SECONDS=$(FUZZ_SECONDS) scripts/fuzz fuzz 6144

.PHONY: faults
faults: build-web ## take parts of the product away under visitors and transactions, and overload it, in a quarter of an hour
	cargo build --release --bin vitrine --bin vitrine-image-worker
	@VITRINE_BINARY=$(abspath $(TARGET))/release/vitrine scripts/faults

.PHONY: faults-short
faults-short: build-web ## the websites' part of it with few pages and short faults, in half a minute
	cargo build $(BINARIES)
	@eval "$$(scripts/services env)" && $(BUILT) FAULTS_FORM=short $(BIN)/node e2e/site/main.ts

.PHONY: faults-lake
faults-lake: ## kill the service, PostgreSQL and NATS under 1,000 transactions, FAULTS_ROUNDS times each (10)
	@scripts/faults-lake

.PHONY: faults-lake-short
faults-lake-short: ## the same once each under 200 transactions, in half a minute
	cargo build $(BINARIES)
	@$(BUILT) FAULTS_ROUNDS=1 FAULTS_TRANSACTIONS=200 scripts/faults-lake

.PHONY: faults-schedule
faults-schedule: ## kill nodes at random while 1,000 scheduled releases come due: each is published once
	@scripts/faults-schedule

.PHONY: faults-schedule-short
faults-schedule-short: ## the same with 60 releases, in a quarter of a minute
	cargo build $(BINARIES)
	@$(BUILT) FAULTS_RELEASES=60 FAULTS_SECONDS=4 scripts/faults-schedule

.PHONY: ci
ci: ## run everything that the gate runs, from setup on
	@.ci/run

.PHONY: nightly
nightly: ## run what is too slow for the gate; STAGE=name runs one stage, STAGE=name.. continues from there
	@.ci/nightly $(STAGE)

.PHONY: nightly-docs
nightly-docs: lint-docs licences prove-guide ## check the crates' documentation and licences, and the guide to a new page type

.PHONY: nightly-web
nightly-web: build-web ## check all fixture pages in all palettes
	npm run --silent test:nightly -w web

.PHONY: nightly-host
nightly-host: services build-web ## open all pages of the full demonstration, and walk the whole year on all sites
	cargo build $(BINARIES)
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL $(BUILT) \
	  npm run --silent test:nightly-host -w web

.PHONY: nightly-actions
nightly-actions: services ## compare 10,000 random sequences of actions with their model
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL \
	  VITRINE_ACTION_SEQUENCES=10000 cargo nextest run -p lake --test actions --no-capture

.PHONY: nightly-load
nightly-load: services ## request 1,000 derivatives at once
	cargo build $(BINARIES)
	@eval "$$(scripts/services env)" && VITRINE_DATABASE_URL=$$DATABASE_URL VITRINE_LOAD_ORIGINALS=50 \
	  timeout $(LONGEST_TESTS) $(NODE_TESTS) e2e/assets/load.test.ts
