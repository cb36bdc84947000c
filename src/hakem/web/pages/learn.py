"""Learning: questions about a round that a seed makes, answered by forms; no scripts, nothing is stored."""

from __future__ import annotations

from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.state import Desk
from hakem.desk.learning import Quiz, QuizQuestion, attempt, quiz_of_seed
from hakem.exports.lessons import explanation_lines, position_grid, question_text
from hakem.paper.documents import PaperWish, document
from hakem.reports import event_renderer
from hakem.web.endpoints import named_file
from hakem.web.looking import Look, Page, plain_look, plain_page
from hakem.web.sent import number_in

COUNT = 8
_FIRST = "1"
_LONGEST_SEED = 40


def _seed(text: str) -> str:
    return text.strip()[:_LONGEST_SEED] or _FIRST


@plain_page("/learn")
def learn_page(look: Look) -> Page:
    """One question; with an answer in the address, whether it is right, and why."""
    seed = _seed(look.query.get("seed", ""))
    quiz = quiz_of_seed(seed, COUNT)
    number = min(max(number_in(look.query.get("n", "")) or 1, 1), len(quiz.questions))
    question = quiz.questions[number - 1]
    language = look.words.renderer.language
    words = event_renderer(quiz.event, language)
    given = look.query.get("a", "").strip()[:200]
    return Page(
        "learn.html",
        {
            "seed": seed,
            "number": number,
            "count": len(quiz.questions),
            "round_no": question.round_no,
            "asked": question_text(question, words),
            "grid": position_grid(quiz, question, language),
            "given": given,
            "form_words": words.words(f"learn.form.{question.form.value}"),
            "next": urlencode({"seed": seed, "n": number + 1}) if number < len(quiz.questions) else "",
            "another": urlencode({"seed": _following(seed)}),
            "pdf": urlencode({"seed": seed}),
            **_verdict(quiz, question, given, language),
        },
    )


def _verdict(quiz: Quiz, question: QuizQuestion, given: str, language: str) -> dict[str, object]:
    found = attempt(quiz.event, question, given) if given else None
    if found is None or not found.understood:
        return {"right": None, "unread": found is not None, "why": ()}
    return {"right": found.right, "unread": False, "why": tuple(explanation_lines(quiz, question, language))}


def _following(seed: str) -> str:
    """Another seed: the next number, or the text with one behind it."""
    number = number_in(seed)
    return str(number + 1) if number is not None else f"{seed[: _LONGEST_SEED - 2]}-2"


def _cards(request: Request) -> Response:
    """The questions of the seed to print."""
    look = plain_look(request, request.app.state.hall)
    seed = _seed(request.query_params.get("seed", ""))
    desk, options = Desk(quiz_of_seed(seed, COUNT).event), {"seed": seed, "count": str(COUNT)}
    made = document("quiz", PaperWish(desk, look.words.renderer.language, options=options))
    headers = {"content-disposition": named_file("quiz.pdf", to_keep=False)}
    return Response(made, media_type="application/pdf", headers=headers)


ROUTES: list[BaseRoute] = [learn_page, Route("/learn/cards.pdf", _cards)]
