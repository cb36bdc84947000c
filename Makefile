# make run   sets up .venv with what the desk needs and opens it in the browser, with events to try out in the folder demo
#            (ARGS="--port 8080 --no-browser" and others are given to hakem serve)
# make tour  shows what the commands do, on the bundled examples
# make test  sets up what tests need, then lint, types and all tests
# make quick lint, types and the tests that are nearest to what changed, in at most a minute on two cores; it says what it
#            left out (BASE=main: all that differs from there, and not only what is not committed)
# make durations  measures how long tests take, for make quick (ARGS=tests/web for some of them)
# make campaign  the property tests with many more examples (EFFORT=30 times as many), then every engine against its
#            judge over ROUNDS=50000 rounds of dense events, the verifier over all recorded ones, answers to "why not?"
#            against the verifier, changed rounds, which it has to refuse, rounds that rest on the lot of the colours, and
#            KEYS=2000 afternoons of keys in a browser against a model of what they mean
# make mutate  small wrong changes in the engines, the criteria and the tie-breaks, each of which some test has to notice
#            (ARGS="floats colours" for some of the targets; it goes on where it was stopped)
# make fuzz  damaged files against every reader and command (MINUTES=20)
# make bench measures pairing beside other engines, whole events, large files, and storing results (ARGS="--renew docs/speed.md"
#            keeps it)
# make crash kills programs that write to a store, TIMES=200 times for files and for a server, and looks for what is lost
# make bench-beside BEFORE=REV  the same rounds paired by this tree and by an earlier commit, turn by turn (ARGS=--hard: work
#            that was slow once)
# make pictures  the pictures of the desk in docs/pictures, made anew by a browser, and those of the handbook's forms
# make wheel, make app, make deb  what is handed out, into the folder dist: the wheel with its sources; a folder with a program for
#            machines without Python, and the same as one file; a package of Debian
# make lock  renews requirements/*.lock from requirements/*.in

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Programs that tests start would be compiled anew each time where this is set.
unexport PYTHONDONTWRITEBYTECODE
WORKERS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)

# Engines against judges, other engines and properties: long computations, which counting lines would make twice as long. What
# is covered is asked of the tests that say what should be.
JUDGED := tests/differential tests/judges tests/unit/matching tests/unit/pairing/swiss tests/rules/test_dutch_2009_properties.py

.PHONY: run tour test quick durations lint types server browser workshop wheel app deb pictures campaign mutate fuzz crash bench bench-beside lock clean

run: $(VENV)/.desk
	@$(BIN)/python -m tools.demo_events demo
	@$(BIN)/hakem serve --data demo $(ARGS)

tour: $(VENV)/.installed
	@$(BIN)/python -m tools.tour docs/tour.md

test: $(VENV)/.ready lint types server browser workshop
	$(BIN)/python -m pytest -n $(WORKERS) $(JUDGED)
	$(BIN)/python -m pytest -n $(WORKERS) $(JUDGED:%=--ignore=%) --cov --cov-report=
	$(BIN)/python tools/coverage_gate.py 95

quick: $(VENV)/.ready browser
	@$(BIN)/python -m tools.quick --base $(or $(BASE),HEAD) --workers $(WORKERS) $(ARGS)

durations: $(VENV)/.ready server browser workshop
	$(BIN)/python -m tools.quick.durations $(ARGS)

lint: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.ready
	$(BIN)/mypy

# Tests of the store need a PostgreSQL server. Debian gets its own from apt when we are root; else that of a wheel serves.
server: $(VENV)/.ready
	@$(BIN)/python -m tests.support.postgres || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { \
	    apt-get install -qqy --no-install-recommends postgresql >/dev/null 2>&1 \
	      || { apt-get update -qq && apt-get install -qqy --no-install-recommends postgresql; } >/dev/null 2>&1; }; true; }

# Tests of the pages need a browser: Debian's chromium with letters to write, from apt when we are root, or what
# HAKEM_CHROMIUM names.
browser:
	@[ -n "$$HAKEM_CHROMIUM" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { \
	    apt-get install -qqy --no-install-recommends chromium fonts-dejavu-core >/dev/null 2>&1 \
	      || { apt-get update -qq && apt-get install -qqy --no-install-recommends chromium fonts-dejavu-core; } >/dev/null 2>&1; }; true; }

# The program for machines without Python is put together with binutils and the library of Python, which a Debian may lack.
workshop: $(VENV)/.ready
	@{ command -v objcopy >/dev/null && $(BIN)/python -c \
	    'from PyInstaller.depend.bindepend import get_python_library_path as found; found()' >/dev/null 2>&1; } || { \
	  [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { \
	    needed="binutils libpython$$($(BIN)/python -c 'import sys; print("%d.%d" % sys.version_info[:2])')"; \
	    apt-get install -qqy --no-install-recommends $$needed >/dev/null 2>&1 \
	      || { apt-get update -qq && apt-get install -qqy --no-install-recommends $$needed; } >/dev/null 2>&1; }; true; }

# The same commit makes the same bytes; SOURCE_DATE_EPOCH says another time than its own.
wheel app deb: $(VENV)/.ready workshop
	$(BIN)/python -m tools.packages $@

# Pictures of documents are made of their pages by pdftoppm (poppler-utils), from apt when we are root.
pictures: $(VENV)/.ready browser
	@command -v pdftoppm >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && { \
	    apt-get install -qqy --no-install-recommends poppler-utils >/dev/null 2>&1 \
	      || { apt-get update -qq && apt-get install -qqy --no-install-recommends poppler-utils; } >/dev/null 2>&1; }; true; }
	$(BIN)/python -m tools.screenshots
	$(BIN)/python -m tools.forms

# Many more examples for every property, different ones each time.
campaign: $(VENV)/.ready browser
	HAKEM_EFFORT=$(or $(EFFORT),30) $(BIN)/python -m pytest -n $(WORKERS) tests/formats tests/unit tests/rules tests/differential
	$(BIN)/python -m tools.two_ways tests/data/recorded $(wildcard ../shared/oracle)
	$(BIN)/python -m tools.dense_campaign --rounds $(or $(ROUNDS),50000) --workers $(WORKERS)
	$(BIN)/python -m tools.why_not_campaign --rounds 500 --alternatives 20 --workers $(WORKERS)
	$(BIN)/python -m tools.corrupted_campaign --rounds 1000 --workers $(WORKERS)
	$(BIN)/python -m tools.lot_campaign --rounds 20000 --workers $(WORKERS)
	$(BIN)/python -m tools.keys_campaign --sequences $(or $(KEYS),2000) --workers $(WORKERS)
	$(BIN)/hakem verify tests/data/recorded/dutch-2017.tar.xz tests/data/recorded/dutch-2026.tar.xz \
	  $(wildcard ../shared/oracle/dutch-2017.tar.xz ../shared/oracle/dutch-2026.tar.xz)

# What no test notices and tools/mutation/explained.toml does not explain is listed, and is an error.
mutate: $(VENV)/.ready
	$(BIN)/python -m tools.mutation --workers $(WORKERS) $(ARGS)

# A traceback, a hang, or something written that cannot be read is an error, and its file is kept in build/fuzz.
fuzz: $(VENV)/.ready
	$(BIN)/python -m tools.fuzz --minutes $(or $(MINUTES),20)

crash: $(VENV)/.ready
	$(BIN)/python -m tools.crash $(or $(TIMES),200)

# Other engines are installed for this alone; bbpPairings is measured too if HAKEM_BBP says where it is.
bench: $(VENV)/.bench $(VENV)/.ready
	$(BIN)/python -m tools.bench $(ARGS)

bench-beside: $(VENV)/.installed
	$(BIN)/python -m tools.bench_beside $(BEFORE) $(ARGS)

# The environment: a Python with venv is all it needs; Debian without it gets it from apt when we are root.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Hakem needs Python 3.11 or newer; say which with: make PYTHON=python3.11 ..."; exit 1; }
	@$(PYTHON) -m venv $(VENV) 2>/dev/null && $(BIN)/python -m pip --version >/dev/null 2>&1 || { \
	  rm -rf $(VENV); \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -q && apt-get install -qy python3-venv && $(PYTHON) -m venv $(VENV); \
	  else echo "this Python has no venv; on Debian: apt install python3-venv"; exit 1; fi; }

# A lock names everything with its version and hash, so nothing is left to be resolved: a newer release of something that
# another package asks for must not get into the way.
$(VENV)/.installed: pyproject.toml requirements/build.lock | $(BIN)/python
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r requirements/build.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.desk: $(VENV)/.installed requirements/desk.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r requirements/desk.lock
	@touch $@

$(VENV)/.ready: $(VENV)/.installed requirements/dev.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r requirements/dev.lock
	@touch $@

$(VENV)/.bench: $(VENV)/.installed requirements/bench.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --require-hashes -r requirements/bench.lock
	@touch $@

lock: $(VENV)/.ready
	$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header --no-annotate \
	  requirements/build.in -o requirements/build.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header --no-annotate \
	  requirements/dev.in -o requirements/dev.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header --no-annotate \
	  requirements/desk.in -o requirements/desk.lock
	$(BIN)/uv pip compile -q --universal --generate-hashes --python-version 3.11 --no-header --no-annotate \
	  requirements/bench.in -o requirements/bench.lock

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutation .coverage*
