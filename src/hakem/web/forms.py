"""Forms that are not one action: read in bounds, done by a function of their page, refused like every other.

Several actions of one form are done together or not at all, and taken back together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.roles import Forbidden, may
from hakem.errors import HakemError
from hakem.i18n import Json
from hakem.store.running import Answer, random_seed, utc_now
from hakem.values import dataclass
from hakem.web.acting import MOST_FIELDS, refused, require_actor
from hakem.web.looking import Look, event_look
from hakem.web.sent import number_in

MOST_TEXT = 4_000_000
"""Of one field: a table of many thousand players."""


@dataclass(frozen=True, slots=True)
class FormSent:
    """What somebody has sent about an event; ``file`` is what a file of the form holds, ``file_name`` its name."""

    request: Request
    look: Look
    form: FormData
    file: bytes = b""
    file_name: str = ""

    def text(self, name: str) -> str:
        """A field without blanks around it."""
        return str(self.form.get(name, "")).strip()

    def texts(self, name: str) -> list[str]:
        """All fields of that name."""
        return [str(value).strip() for value in self.form.getlist(name)]

    def numbers(self, name: str) -> list[int]:
        """Those that are whole numbers; a page of ours sends no others."""
        return [number for text in self.texts(name) if (number := number_in(text)) is not None]

    def do(self, action: str, fields: Mapping[str, Json], was: Json = None) -> Answer:
        """One action, by whoever has sent this, with the key and the warnings that were read."""
        key, read = self.text("_key"), self.texts("_confirm")
        return self.look.running.do(action, fields, by=self.look.visitor.person, key=key, was=was, confirm=read)


Answering = Callable[[FormSent], Response]


def event_form(path: str, action: str, *, files: int = 0, fields: int = MOST_FIELDS) -> Callable[[Answering], Route]:
    """A form about an event below ``/e/{event}``, for those whose role has the action."""

    def declared(answering: Answering) -> Route:
        async def endpoint(request: Request) -> Response:
            async with request.form(max_files=files, max_fields=fields, max_part_size=MOST_TEXT) as form:
                upload = form.get("file") if files else None
                data = (b"", "")
                if upload is not None and not isinstance(upload, str):
                    data = (await upload.read(), upload.filename or "")
                return await run_in_threadpool(_answered, request, form, data, (action, answering))

        return Route(f"/e/{{event}}{path}", endpoint, methods=["POST"], name=answering.__name__)

    return declared


def _answered(request: Request, form: FormData, data: tuple[bytes, str], by: tuple[str, Answering]) -> Response:
    look = event_look(request, request.app.state.hall)
    action, answering = by
    try:
        require_actor(look, action)
        return answering(FormSent(request, look, form, *data))
    except HakemError as error:
        return refused(request, look, error, form)


def require(look: Look, action: str) -> None:
    """Whoever may not do the action sees nothing of what leads to it."""
    why = may(look.visitor.person, action)
    if why is not None:
        raise Forbidden(why)


FormWish = tuple[str, Mapping[str, Json], Json]
"""An action, its fields, and what the person saw (None if that is not said)."""


def do_several(sent: FormSent, wishes: Sequence[FormWish]) -> Answer:
    """All of them, or none. The key and the warnings that were read come from the form."""
    confirm = tuple(sent.texts("_confirm"))
    actions = [
        ActionAsked(action, fields, sent.look.visitor.person, utc_now(), random_seed(), was=was, confirm=confirm)
        for action, fields, was in wishes
    ]
    return sent.look.running.do_all(actions, sent.text("_key"))
