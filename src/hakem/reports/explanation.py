"""Explanations for people and programs: every step behind its article, with the names of the event's players."""

from __future__ import annotations

from hakem.explain import Step, step_to_data
from hakem.i18n import Json, Renderer
from hakem.model import Tournament
from hakem.reports.columns import composed


def event_renderer(t: Tournament, language: str = "en") -> Renderer:
    """Words in which players and teams of this event have their numbers and names: ``4 Çelik, Ayşe``."""
    players = {int(p.id): f"{p.number} {composed(p.name)}".rstrip() for p in t.players}
    teams = {int(team.id): f"{team.id} {composed(team.name)}".rstrip() for team in t.teams}
    return Renderer(language, players, teams)


def step_line(step: Step, renderer: Renderer) -> str:
    """A step in one line, behind its article."""
    return renderer.cited(step.article, step.message)


def step_record(step: Step, renderer: Renderer) -> dict[str, Json]:
    """A step for programs: what people read, and under ``step`` the data it was made of."""
    return {
        "article": str(step.article),
        "subject": list(step.subject),
        "text": renderer.say(step.message),
        "step": step_to_data(step),
    }
