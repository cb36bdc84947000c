"""Help in the app: short pages for arbiters, each about one thing, and a box that searches all of them."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

from hakem.model import search_key
from hakem.values import dataclass
from hakem.web.keys import MOVING_KEYS, PAGE_KEYS, RESULT_KEYS, Key
from hakem.web.looking import Look, Page, plain_page
from hakem.web.rendering import Words


@dataclass(frozen=True, slots=True)
class HelpTopic:
    """A page: how many steps and paragraphs it has, its keys, and what is near it."""

    name: str
    steps: int = 0
    paragraphs: int = 0
    keys: tuple[Key, ...] = ()
    near: tuple[str, ...] = ()


BUTTON_KEYS = (Key("Tab", "next"),)

TOPICS = (
    HelpTopic("start", steps=6, paragraphs=1, near=("players", "results", "undo")),
    HelpTopic("players", paragraphs=6, near=("start", "files")),
    HelpTopic("results", paragraphs=7, keys=(*RESULT_KEYS, *MOVING_KEYS), near=("keyboard", "phones", "undo")),
    HelpTopic("phones", steps=5, paragraphs=5, near=("results", "screens")),
    HelpTopic("screens", steps=4, paragraphs=5, near=("phones",)),
    HelpTopic("hand", paragraphs=4, near=("fide", "undo")),
    HelpTopic("undo", paragraphs=5, near=("fide", "files")),
    HelpTopic("fide", paragraphs=4, near=("hand", "undo")),
    HelpTopic("files", paragraphs=6, near=("players", "undo")),
    HelpTopic("knockout", paragraphs=5, near=("results",)),
    HelpTopic("teams", steps=6, paragraphs=4, near=("players", "results", "phones")),
    HelpTopic("keyboard", paragraphs=2, keys=(*RESULT_KEYS, *MOVING_KEYS, *BUTTON_KEYS, *PAGE_KEYS), near=("results",)),
)
"""All pages, in the order in which an event needs them."""


@dataclass(frozen=True, slots=True)
class TopicView:
    """A page in words."""

    name: str
    title: str
    lead: str
    steps: tuple[str, ...]
    paragraphs: tuple[str, ...]
    keys: tuple[tuple[str, str], ...]

    @property
    def text(self) -> str:
        """Everything that it says, to be searched."""
        return " ".join((self.title, self.lead, *self.steps, *self.paragraphs, *(words for _, words in self.keys)))


def topic_view(words: Words, topic: HelpTopic) -> TopicView:
    """The page in one language."""
    name = topic.name
    return TopicView(
        name,
        words(f"web-help.{name}.title"),
        words(f"web-help.{name}.lead"),
        tuple(words(f"web-help.{name}.step.{n}") for n in range(1, topic.steps + 1)),
        tuple(words(f"web-help.{name}.text.{n}") for n in range(1, topic.paragraphs + 1)),
        tuple((key.cap, words(f"web-help.key.{key.does}")) for key in topic.keys),
    )


@plain_page("/help")
def help_topics(look: Look) -> Page:
    """All topics, or those that have what somebody looks for."""
    wanted = look.query.get("q", "").strip()[:80]
    views = [topic_view(look.words, topic) for topic in TOPICS]
    found = [view for view in views if search_key(wanted) in search_key(view.text)] if wanted else views
    return Page("help.html", {"topics": found, "wanted": wanted})


@plain_page("/help/{topic}")
def help_topic(look: Look) -> Page:
    """One topic."""
    topic = next((each for each in TOPICS if each.name == look.params["topic"]), None)
    if topic is None:
        raise HTTPException(404)
    near = [topic_view(look.words, each) for name in topic.near for each in TOPICS if each.name == name]
    return Page("help_topic.html", {"topic": topic_view(look.words, topic), "near": near})


ROUTES: list[BaseRoute] = [help_topics, help_topic]
