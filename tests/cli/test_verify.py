"""``hakem verify``: verdicts in words and for programs, certificates, processes and a cluster, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import distributed
import pytest

from hakem.formats import dump_trf, parse_bytes
from tests.cli.runner import hakem
from tests.support.recorded import FOLDER, recorded
from tests.support.some import some

ROOT = Path(__file__).parents[2]
IZMIR = str(ROOT / "examples" / "izmir-open.trf")
CHECKER = str(ROOT / "tools" / "certificate_checker.py")


def checked(*args: str) -> subprocess.CompletedProcess[str]:
    """The small program on its own: not even the folder of the project is there for it."""
    return subprocess.run([sys.executable, "-I", CHECKER, *args], capture_output=True, text=True, check=False)


@pytest.fixture
def several(tmp_path: Path) -> Path:
    """Some recorded events in a folder, one of them with a wrong board."""
    folder = tmp_path / "events"
    folder.mkdir()
    with tarfile.open(FOLDER / "dutch-2017.tar.xz") as archive:
        members = [member for member in archive if member.isfile()][:12]
        for member in members:
            text = archive.extractfile(member)
            assert text is not None
            (folder / Path(member.name).name).write_bytes(text.read())
    return folder


class TestVerdicts:
    def test_every_round_of_one_event_is_told(self) -> None:
        done = hakem("verify", IZMIR)
        assert done.code == 0
        assert done.out.splitlines()[0] == f"{IZMIR}: round 1 (dutch 2026): the best, proved"
        assert done.out.splitlines()[-1] == "1 file, 6 rounds: 6 the best, 0 not the best, 0 illegal, 0 not proved"

    def test_a_round_that_is_not_the_best_comes_with_a_better_one(self) -> None:
        done = hakem("verify", IZMIR, "--edition", "2017", "--rounds", "4")
        assert done.code == 6
        assert "legal, but not the best" in done.out
        assert "C.04.3 (2017) C.12: downfloats as in the round before; bracket of 1 point: 10 İnce" in done.out

    def test_in_turkish(self) -> None:
        done = hakem("verify", IZMIR, "--edition", "2017", "--lang", "tr")
        assert "4. tur (dutch 2017): kurallara uygun, ama en iyisi değil" in done.out
        assert "5 en iyi, 1 en iyi değil" in done.out

    def test_for_programs(self) -> None:
        first, total = (json.loads(line) for line in hakem("verify", IZMIR, "--format", "json").out.splitlines())
        assert [entry["verdict"] for entry in first["rounds"]] == ["best"] * 6
        assert total == {"files": 1, "rounds": 6, "illegal": 0, "not-best": 0, "best": 6, "not-proved": 0}

    def test_a_rematch_is_illegal(self, tmp_path: Path) -> None:
        t = next(t for t in recorded("2026").values() if not t.rounds[0].byes and len(t.rounds) > 1)
        again = replace(t, rounds=(t.rounds[0], t.rounds[0], *t.rounds[2:]))
        path = tmp_path / "again.trf"
        path.write_text(dump_trf(again).text, "utf-8")
        done = hakem("verify", str(path), "--rounds", "2")
        assert done.code == 6
        assert "round 2 (dutch 2026): illegal" in done.out
        assert "C.04.3 (2026) 2.1.1: " in done.out

    def test_a_system_without_a_judge_is_not_called_the_best(self) -> None:
        swiss = (str(ROOT / "examples" / "handbook-swiss.trf"), "--system", "dutch", "--edition", "2009")
        done = hakem("verify", *swiss, "--option", "x-raised=below-p")
        assert done.code == 0
        assert "nothing illegal, but not proved" in done.out
        assert " 0 the best" in done.out

    def test_tables_and_teams_are_proved(self) -> None:
        for name in some(("team-league.json", "spring-league.json", "friendly-match.trf", "club-round-robin.trf")):
            done = hakem("verify", str(ROOT / "examples" / name))
            assert (done.code, done.out.count("the best, proved")) == (0, done.out.count(": round "))

    def test_teams_are_named_and_options_count(self, tmp_path: Path) -> None:
        path = str(tmp_path / "teams.trf")
        made = ("--players", "12", "--rounds", "5", "--seed", "3", "-o", path)
        hakem("generate", *made, "--system", "team-swiss", "--option", "boards=2", "--option", "preference=b")
        assert hakem("verify", path).out.splitlines()[-1].startswith("1 file, 5 rounds: 5 the best")
        other = hakem("verify", path, "--option", "primary=game", "--lang", "tr")
        assert other.code == 6
        team = next(team for team in parse_bytes(Path(path).read_bytes()).require().teams if team.name in other.out)
        assert f"{team.id} {team.name}" in other.out

    def test_of_many_files_only_what_is_not_the_best_is_told(self, several: Path) -> None:
        done = hakem("verify", str(several))
        assert len(done.out.splitlines()) == 1
        assert "12 files" in done.out

    def test_a_file_that_is_none_does_not_stop_the_others(self, tmp_path: Path) -> None:
        (tmp_path / "no.trf").write_text("nothing", "utf-8")
        done = hakem("verify", str(tmp_path / "no.trf"), IZMIR, str(tmp_path / "away.trf"))
        assert done.code == 3
        assert "1 file, 6 rounds: 6 the best" in done.out


class TestCertificates:
    def test_the_small_program_believes_them(self, tmp_path: Path) -> None:
        hakem("verify", IZMIR, "--certificate", str(tmp_path / "proofs"))
        written = sorted(map(str, (tmp_path / "proofs").iterdir()))
        assert [Path(name).name for name in written] == [f"izmir-open-round-{n:02}.json" for n in range(1, 7)]
        done = checked(IZMIR, *written)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines() == [f"{name}: holds" for name in written]

    def test_collapsed_brackets_too(self, several: Path, tmp_path: Path) -> None:
        hakem("verify", str(several), "--certificate", str(tmp_path / "proofs"))
        roles = set()
        for event in sorted(several.iterdir()):
            written = sorted(map(str, (tmp_path / "proofs").glob(f"{event.stem}-round-*.json")))
            assert checked(str(event), *written).returncode == 0
            roles |= {b["role"] for name in written for b in json.loads(Path(name).read_bytes())["brackets"]}
        assert roles == {"plain", "last", "penultimate", "collapsed"}

    def test_for_another_round_they_do_not_hold(self, tmp_path: Path) -> None:
        hakem("verify", IZMIR, "--certificate", str(tmp_path))
        text = json.loads((tmp_path / "izmir-open-round-04.json").read_bytes())
        (tmp_path / "other.json").write_text(json.dumps(text | {"round": 5}), "utf-8")
        done = checked(IZMIR, str(tmp_path / "other.json"))
        assert done.returncode == 6
        assert "does not hold" in done.stdout

    @pytest.mark.parametrize("number", range(1, 7))
    def test_with_any_value_changed_they_do_not_hold(self, tmp_path: Path, number: int) -> None:
        hakem("verify", IZMIR, "--certificate", str(tmp_path), "--rounds", str(number))
        text = json.loads((tmp_path / f"izmir-open-round-{number:02}.json").read_bytes())
        claim = text["brackets"][-1]["claims"][-1]
        claim["values"][-1] = hex(int(claim["values"][-1], 16) + 1)
        (tmp_path / "wrong.json").write_text(json.dumps(text), "utf-8")
        assert checked(IZMIR, str(tmp_path / "wrong.json")).returncode == 6

    def test_without_one_of_the_brackets_they_do_not_hold(self, tmp_path: Path) -> None:
        hakem("verify", IZMIR, "--certificate", str(tmp_path), "--rounds", "3")
        text = json.loads((tmp_path / "izmir-open-round-03.json").read_bytes())
        text["brackets"].pop()
        (tmp_path / "short.json").write_text(json.dumps(text), "utf-8")
        assert "brackets are missing" in checked(IZMIR, str(tmp_path / "short.json")).stdout

    def test_events_of_one_name_have_certificates_of_their_own(self, tmp_path: Path) -> None:
        hakem("verify", IZMIR, IZMIR, "--certificate", str(tmp_path), "--rounds", "1")
        assert len(list(tmp_path.iterdir())) == 2


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A scheduler and two workers, each a process of its own, on this machine."""
    with distributed.LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None, scheduler_port=0
    ) as made:
        yield made.scheduler_address


@pytest.mark.filterwarnings("default")
class TestSharedOut:
    def test_processes_change_nothing(self, several: Path) -> None:
        asked = ("verify", str(several), "--edition", "2026", "--format", "json")
        alone, shared = hakem(*asked, "--jobs", "1"), hakem(*asked, "--jobs", "3")
        assert (alone.code, alone.out) == (shared.code, shared.out)

    def test_a_cluster_changes_nothing(self, several: Path, cluster: str) -> None:
        asked = ("verify", str(several), str(several / "away.trf"), "--edition", "2026", "--format", "json")
        alone, shared = hakem(*asked, "--jobs", "1"), hakem(*asked, "--cluster", cluster)
        assert (alone.code, alone.out) == (shared.code, shared.out)

    def test_a_cluster_that_is_not_there_is_said(self) -> None:
        done = hakem("verify", IZMIR, "--cluster", "nonsense://1")
        assert done.code == 3
        assert "no cluster answers at nonsense://1" in done.err


class TestOptions:
    """An option that is asked for counts in the verdict too."""

    DUBOV = (str(ROOT / "examples" / "handbook-dubov.trf"), "--system", "dubov", "--edition", "2009")

    def test_the_usual_reading(self) -> None:
        assert hakem("verify", *self.DUBOV).code == 0

    def test_the_other_one(self) -> None:
        outcome = hakem("verify", *self.DUBOV, "--option", "bye-colour=majority")
        assert outcome.code != 0
        assert "could have had the bye" in outcome.out
