"""Explanations for people and programs: every step behind its article, with the names of those who play."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.explain import Step, step_to_data
from hakem.i18n import Json, Renderer
from hakem.model import Tournament
from hakem.reports.columns import composed


def player_names(t: Tournament) -> dict[int, str]:
    """How the players of an event are called, by id: their numbers and names, ``4 Çelik, Ayşe``."""
    return {int(p.id): f"{p.number} {composed(p.name)}".rstrip() for p in t.players}


def team_names(t: Tournament) -> dict[int, str]:
    """How the teams of an event are called, by id: their numbers and names."""
    return {int(team.id): f"{team.id} {composed(team.name)}".rstrip() for team in t.teams}


def event_renderer(t: Tournament, language: str = "en") -> Renderer:
    """Words in which the players and teams of an event have their numbers and names."""
    return Renderer(language, player_names(t), team_names(t))


def sides_renderer(names: Mapping[int, str], language: str = "en") -> Renderer:
    """The same for the sides of a knockout, players or teams, whose names are known by id."""
    sides = {side: f"{side} {composed(name)}".rstrip() for side, name in names.items()}
    return Renderer(language, sides, sides)


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
