"""Runs the mutants of one target: ``python -m tools.mutation.zygote TARGET RESULTS``.

The tests are collected once. A first child runs all of them and tells how long
each took and which functions of the target it reached. Then every mutant has a
child of its own, in which the code of one function is exchanged, and the tests
that reach it run. What survives there although the function was called before,
when modules and tests were loaded, and what stands in no function, is tried by
all tests in a new process that imports the mutant in the place of the module.
So a mutant is only said to have survived when everything was made with it, data
of the tests included.
"""

from __future__ import annotations

import functools
import importlib
import json
import os
import pickle
import resource
import select
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

from tools.mutation.mutants import MODULE, Mutant, mutants
from tools.mutation.planted import SOURCES, VARIABLE, path_of
from tools.mutation.targets import TARGETS, Target, explanations

ROOT = SOURCES.parent
OPTIONS = ("-q", "--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "-p", "no:randomly")
MEMORY = 3 << 30
LEAST_SECONDS = 2.0
TIMES_AS_LONG = 5.0
"""With a mutant a test may take so much processor time, or so many times as long as it takes without."""

IMPORTING = 20.0
"""What a new process needs before its first test."""

NEVER_MORE = 40
"""However busy the machine is, nobody waits so many times as long as the processor time that is allowed."""

KILLED, TIMEOUT, SURVIVED, UNREACHED = "killed", "timeout", "survived", "unreached"

Results = dict[str, dict[str, Any]]
Place = tuple[str, str]
"""The file of a module, and a function in it."""


def digest(paths: Sequence[Path]) -> str:
    """What these files hold, as one number."""
    found = sha256()
    for path in sorted(paths):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def files_of(target: Target) -> list[Path]:
    """The files with the tests of a target."""
    chosen = [ROOT / "tests" / name for name in target.tests]
    return [file for path in chosen for file in ([path] if path.is_file() else sorted(path.rglob("test_*.py")))]


def restrict(seconds: float) -> None:
    """Let this process have no more than so much processor time, and memory."""
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, most))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def in_child(work: Callable[[], Any], seconds: float) -> Any:
    """What a forked process finds, or None if it takes too long or dies."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        restrict(seconds)
        try:
            found = pickle.dumps(work())
            with os.fdopen(writing, "wb") as stream:
                stream.write(found)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as stream:
        ready, _, _ = select.select([stream], [], [], NEVER_MORE * seconds)
        if not ready:
            os.kill(child, signal.SIGKILL)
        found = stream.read() if ready else b""
    os.waitpid(child, 0)
    return pickle.loads(found) if found else None


class Watch:
    """Which functions of a target are called: a set of file and name, as long as the watch goes on."""

    def __init__(self, target: Target) -> None:
        self._files = {str(path_of(f"hakem.{name}")) for name in target.modules}
        self._reached: set[Place] = set()

    def _called(self, frame: FrameType, _event: str, _argument: object) -> None:
        code = frame.f_code
        if code.co_filename in self._files:
            self._reached.add((code.co_filename, code.co_qualname.split(".<locals>")[0]))

    def start(self) -> None:
        """Forget what was called before, and watch."""
        self._reached = set()
        sys.settrace(self._called)

    def stop(self) -> set[Place]:
        """What has been called since the start."""
        sys.settrace(None)
        return self._reached


def measured(session: pytest.Session, watch: Watch) -> list[tuple[float, set[Place]]] | str:
    """For every test its seconds and what it reaches; the name of a test if it fails without any mutant."""
    found = []
    for item in session.items:
        watch.start()
        started = time.process_time()
        failed = not passes(session, item)
        seconds, reached = time.process_time() - started, watch.stop()
        if failed:
            return item.nodeid
        found.append((seconds, reached))
    return found


def passes(session: pytest.Session, item: pytest.Item) -> bool:
    """Whether one test passes; nothing of it is kept for the next one."""
    before = session.testsfailed
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return session.testsfailed == before


def exchange(mutant: Mutant) -> bool:
    """Put the code of a mutant into the function it is about; False if that cannot be done."""
    function = _function(mutant)
    if function is None:
        return False
    try:
        new = _code_named(compile(mutant.tree(), function.__code__.co_filename, "exec"), mutant.where)
        if new is None:
            return False
        function.__code__ = new
    except (SyntaxError, ValueError):  # other names of the outside are used than before
        return False
    return True


def _function(mutant: Mutant) -> FunctionType | None:
    found: Any = importlib.import_module(mutant.module)
    for name in mutant.where.split("."):
        found = vars(found).get(name)
        for wrapped in ("fget", "func", "__func__", "__wrapped__"):
            found = getattr(found, wrapped, found) if not isinstance(found, FunctionType | type) else found
    return found if isinstance(found, FunctionType) else None


def _code_named(code: CodeType, name: str) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            inner = _code_named(constant, name)
            if inner is not None:
                return inner
    return None


class Loop:
    """A pytest plugin: instead of the tests it runs the mutants."""

    def __init__(self, target: Target, results: Results, keep: Callable[[], None]) -> None:
        self._target = target
        self._results = results
        self._keep = keep
        self._watch = Watch(target)
        self._watch.start()
        self._loading: set[Place] = set()
        self._timed: list[tuple[float, set[Place]]] = []
        self._noticed: Counter[tuple[str, int]] = Counter()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._loading = self._watch.stop()
        todo = [(m, n) for name in self._target.modules for n, m in enumerate(self._mutants(name)) if self._is_new(m)]
        explained = explanations()  # they take longest, and nobody waits for them
        todo.sort(key=lambda one: (one[0].module, one[0].name) in explained)
        if todo:
            self._measure(session)
        for mutant, number in todo:
            self._results.setdefault(mutant.module, {})[mutant.name] = self._tried(session, mutant, number)
            self._keep()
        return True

    @staticmethod
    def _mutants(name: str) -> list[Mutant]:
        return mutants(f"hakem.{name}", path_of(f"hakem.{name}"))

    def _is_new(self, mutant: Mutant) -> bool:
        return mutant.name not in self._results.get(mutant.module, {})

    def _measure(self, session: pytest.Session) -> None:
        timed = in_child(lambda: measured(session, self._watch), 3600)
        if not isinstance(timed, list):
            raise pytest.UsageError(f"{self._target.name}: the tests fail without any mutant: {timed}")
        self._timed = timed

    def _tried(self, session: pytest.Session, mutant: Mutant, number: int) -> dict[str, Any]:
        place = (str(path_of(mutant.module)), mutant.where)
        quickest = sorted(range(len(self._timed)), key=lambda at: self._timed[at][0])
        chosen = [at for at in quickest if place in self._timed[at][1]]
        early = mutant.where == MODULE or place in self._loading
        if not chosen and not early:
            return self._outcome(mutant, UNREACHED)
        if chosen:
            chosen.sort(key=lambda at: self._hopeless(at, mutant.where))
            items = [(session.items[at], self._allowed([at])) for at in chosen]
            found = in_child(lambda: _first_failure(session, items, mutant), sum(seconds for _, seconds in items))
            if found is None:
                return self._outcome(mutant, TIMEOUT)
            exchanged, noticed = found
            if noticed is not None:
                self._noticed.update([(mutant.where, chosen[noticed]), ("", chosen[noticed])])
                return self._outcome(mutant, KILLED, items[noticed][0].nodeid)
            if exchanged and not early:
                return self._outcome(mutant, SURVIVED)
        tests = quickest if early else chosen
        return self._in_new_process(mutant, number, [session.items[at].nodeid for at in tests], self._allowed(tests))

    def _hopeless(self, test: int, where: str) -> tuple[int, float]:
        """Small for a test that has noticed much of this function, then for a quick one that has noticed much."""
        return -self._noticed[where, test], self._timed[test][0] / (1 + self._noticed["", test])

    def _allowed(self, tests: Sequence[int]) -> float:
        """How long these tests may take together."""
        return max(LEAST_SECONDS, TIMES_AS_LONG * sum(self._timed[at][0] for at in tests))

    def _in_new_process(self, mutant: Mutant, number: int, tests: Sequence[str], limit: float) -> dict[str, Any]:
        command = [sys.executable, "-m", "pytest", "-p", "tools.mutation.planted", *OPTIONS, "-x", *tests]
        environment = {**os.environ, VARIABLE: f"{mutant.module}:{number}"}
        seconds = IMPORTING + limit
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            preexec_fn=functools.partial(restrict, seconds),
            check=False,
        )
        if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return self._outcome(mutant, TIMEOUT)
        return self._outcome(mutant, SURVIVED if done.returncode == 0 else KILLED, "in a new process")

    @staticmethod
    def _outcome(mutant: Mutant, outcome: str, by: str = "") -> dict[str, Any]:
        return {"line": mutant.line, "was": mutant.was, "now": mutant.now, "outcome": outcome, "by": by}


def _first_failure(
    session: pytest.Session, items: Sequence[tuple[pytest.Item, float]], mutant: Mutant
) -> tuple[bool, int | None]:
    """Whether the mutant can be put there, and the place of the first test that notices it, if one does."""
    if not exchange(mutant):
        return False, None
    for place, (item, seconds) in enumerate(items):
        restrict(time.process_time() + seconds)
        if not passes(session, item):
            return True, place
    return True, None


def known(path: Path, target: Target) -> dict[str, Any]:
    """What an earlier run has found, as far as it still holds.

    A module that has changed is mutated anew; where tests have changed, only
    what had survived is.
    """
    tests = digest(files_of(target))
    fresh: dict[str, Any] = {"tests": tests, "sources": {}, "results": {}}
    before = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else fresh
    for name in target.modules:
        module = f"hakem.{name}"
        fresh["sources"][module] = digest([path_of(module)])
        if before["sources"].get(module) == fresh["sources"][module]:
            fresh["results"][module] = {
                mutant: result
                for mutant, result in before["results"].get(module, {}).items()
                if before["tests"] == tests or result["outcome"] in (KILLED, TIMEOUT)
            }
    return fresh


def main(name: str, results: Path) -> int:
    """Run the mutants of the target and keep what comes of each of them."""
    target = next(target for target in TARGETS if target.name == name)
    found = known(results, target)

    def keep() -> None:
        part = results.with_suffix(".part")
        part.write_text(json.dumps(found, indent=1, ensure_ascii=False), encoding="utf-8")
        part.replace(results)

    keep()
    os.environ["HAKEM_MUTATING"] = "1"
    tests = [str(path.relative_to(ROOT)) for path in files_of(target)]
    code = pytest.main([*OPTIONS, *tests], plugins=[Loop(target, found["results"], keep)])
    return int(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
