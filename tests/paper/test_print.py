"""``hakem desk print``: documents by the command line."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import pytest

from tests.cli.runner import hakem
from tests.paper.reading import text_of
from tests.support.desk_clients import two_rounds


@pytest.fixture
def event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    two_rounds(tmp_path).close()
    monkeypatch.chdir(tmp_path)
    return str(tmp_path / "event.hakem")


def test_a_document_goes_into_a_file(event: str, tmp_path: Path) -> None:
    done = hakem("desk", "print", event, "standings", "-o", str(tmp_path / "s.pdf"), "--round", "1", "--lang", "tr")
    assert (done.code, "s.pdf" in done.out) == (0, True)
    assert "1. tur sonunda sıralama" in text_of((tmp_path / "s.pdf").read_bytes())


def test_the_name_of_the_file_follows(event: str, tmp_path: Path) -> None:
    done = hakem("desk", "print", event, "report", "--format", "json")
    assert json.loads(done.out) == {"file": "event-report.pdf", "document": "report"}
    assert "Report of the arbiter" in text_of((tmp_path / "event-report.pdf").read_bytes())


def test_the_package_of_the_federation_has_papers_and_files(event: str, tmp_path: Path) -> None:
    assert hakem("desk", "print", event, "tsf-package", "--lang", "tr").code == 0
    first = (tmp_path / "event-tsf-package.zip").read_bytes()
    with zipfile.ZipFile(io.BytesIO(first)) as archive:
        names = archive.namelist()
        assert "Hakem raporu" in text_of(archive.read("report.pdf"))
        assert "1. tur: sonuçlar" in text_of(archive.read("results-01.pdf"))
    papers = ["report.pdf", "entry-list.pdf", "standings.pdf", "crosstable.pdf", "results-01.pdf", "results-02.pdf"]
    assert names == [*papers, "trf.trf", "xlsx.xlsx", "swiss-manager.zip"]
    assert hakem("desk", "print", event, "tsf-package", "--lang", "tr").code == 0
    assert (tmp_path / "event-tsf-package.zip").read_bytes() == first
    assert len(first) < 500_000


def test_what_cannot_be_printed(event: str) -> None:
    assert hakem("desk", "print", event, "poster").code == 3
    refused = hakem("desk", "print", event, "bracket")
    assert (refused.code, "knockout" in refused.err) == (3, True)
    assert hakem("desk", "print", event, "standings", "--round", "9").code == 3
