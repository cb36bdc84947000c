"""Results on their way: answers and news that come late or in another order than what they are about."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from hakem.desk.journal.actions import GameOfMatch
from hakem.desk.journal.match_actions import stands
from hakem.desk.journal.result_actions import shown_result
from hakem.store.running import RunningEvent
from tests.support.keys_driver import KeysDesk, keys_desk
from tests.support.keys_events import phone
from tests.support.keys_sequences import MAIN

RESULTS, NEWS = "**/results", "**/*since=*"


@pytest.fixture(scope="module")
def desk(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[KeysDesk]:
    """A desk with an arbiter in front of it."""
    with keys_desk(tmp_path_factory.mktemp("on-their-way"), browser) as desk:
        yield desk


class Held:
    """Answers of the server that are kept back until somebody lets them go, each as it was when it was asked for."""

    def __init__(self, page: Page, what: str) -> None:
        self.page, self.kept = page, list[Callable[[], None]]()
        self.asked = 0
        page.route(what, self._hold)

    def _hold(self, route: Route) -> None:
        self.asked += 1
        answer = route.fetch()
        self.kept.append(lambda: route.fulfill(response=answer))

    def wait(self, count: int) -> None:
        """Until so many are kept."""
        until(self.page, lambda: len(self.kept) >= count)

    def let_go(self, nth: int = 0) -> None:
        """One of them."""
        self.kept.pop(nth)()


def until(page: Page, holds: Callable[[], bool]) -> None:
    """Wait for something that is not in the page."""
    for _ in range(200):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it has not come")


def opened(desk: KeysDesk, kind: str, event: str, path: str) -> tuple[Page, RunningEvent]:
    """An event of that kind and its page, with its cursor."""
    start = desk.bases.copy(kind, desk.folder, event)
    page = desk.contexts[MAIN].new_page()
    page.goto(f"{desk.server.url}/e/{start.event}{path}")
    expect(page.locator("[data-rows] .cursor")).to_be_focused()
    return page, desk.hall.event(start.event)


def result_of(running: RunningEvent, game: str) -> str:
    """What stands of a game."""
    return stands(running.refresh(), GameOfMatch(game, ""))


def test_what_is_taken_back_needs_no_row(desk: KeysDesk) -> None:
    """The second game is away while the page shows how it was before the first was typed again."""
    page, running = opened(desk, "play-off-of-two", "row-away", "/play-off")
    page.keyboard.press("1")
    expect(page.locator("#game-playoff-game-2")).to_be_visible()
    news = Held(page, NEWS)
    page.keyboard.press("Control+z")
    news.wait(1)
    page.keyboard.press("2")
    page.keyboard.press("1")
    until(page, lambda: result_of(running, "game-2") == "1-0")
    news.let_go()
    expect(page.locator("#game-playoff-game-2")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(page.locator("#keys-said")).to_contain_text("2. oyun geri alınıyor")
    until(page, lambda: result_of(running, "game-2") == "")
    assert result_of(running, "game-1") == "½-½"
    page.close()


def test_an_answer_that_comes_behind_the_news_changes_nothing(desk: KeysDesk) -> None:
    """Somebody else has changed the result before the answer is there that it was entered."""
    page, running = opened(desk, "swiss", "answer-behind-news", "/rounds/2")
    answers = Held(page, RESULTS)
    page.keyboard.press("1")
    answers.wait(1)
    running.do("result", {"round": 2, "board": 1, "result": "½-½"})
    page.wait_for_function(f"() => Number(document.querySelector('#seq').dataset.seq) === {running.head.seq}")
    answers.let_go()
    expect(page.locator("[data-board='1'] .result")).to_have_text("½ – ½")
    expect(page.locator("[data-board='1']")).not_to_have_class("sending")
    assert shown_result(running.desk, 2, 1) == "½-½"
    page.close()


def test_games_are_entered_one_by_one_as_they_were_typed(desk: KeysDesk) -> None:
    """One may be there because of another: the first has to be entered again before the second is known."""
    page, running = opened(desk, "play-off", "one-by-one", "/play-off")
    answers = Held(page, RESULTS)
    for key in "12":
        page.keyboard.press(key)
    answers.wait(1)
    page.wait_for_timeout(300)
    assert answers.asked == 1
    answers.let_go()
    answers.wait(1)
    answers.let_go()
    expect(page.locator(".ko-game.sending")).to_have_count(0)
    assert [entry.data["result"] for entry in running.entries if entry.action == "game"] == ["1-0", "½-½"]
    page.close()


def test_a_game_that_is_gone_has_nothing_to_take_back(desk: KeysDesk) -> None:
    page, running = opened(desk, "play-off-of-two", "gone", "/play-off")
    page.keyboard.press("1")
    expect(page.locator("#game-playoff-game-2")).to_be_visible()
    page.locator("#game-playoff-game-2 .line").click()
    page.keyboard.press("2")
    until(page, lambda: result_of(running, "game-2") == "½-½")
    for game in ("game-2", "game-1"):
        running.do("game", {"game": game, "match": "", "result": ""})
    expect(page.locator("#game-playoff-game-2")).to_have_count(0)
    last = running.head.seq
    page.keyboard.press("Control+z")
    page.wait_for_timeout(500)
    expect(page.locator(".keys-lost")).to_have_count(0)
    running.refresh()
    assert running.head.seq == last
    page.close()


def test_the_next_game_is_marked_when_it_comes(desk: KeysDesk) -> None:
    """A key for each game, as in a round, and no other between them."""
    page, running = opened(desk, "play-off-of-two", "goes-on", "/play-off")
    for nth in (1, 2):
        expect(page.locator(f"#game-playoff-game-{nth}.cursor")).to_be_focused()
        page.keyboard.press("2")
    until(page, lambda: result_of(running, "game-2") == "½-½")
    assert result_of(running, "game-1") == "½-½"
    page.close()


def test_a_key_that_was_pressed_before_the_next_game_came_is_not_its_result(desk: KeysDesk) -> None:
    page, running = opened(desk, "play-off-of-two", "typed-ahead", "/play-off")
    news = Held(page, NEWS)
    page.keyboard.press("1")
    news.wait(1)
    page.keyboard.press("2")
    expect(page.locator("#keys-said")).to_contain_text("hiçbir şey yazılmadı")
    news.let_go()
    expect(page.locator("#game-playoff-game-2")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(".cursor")).to_have_count(0)
    page.keyboard.press("2")
    page.wait_for_timeout(300)
    assert (result_of(running, "game-1"), result_of(running, "game-2")) == ("1-0", "")
    page.close()


def test_a_game_that_came_by_somebody_elses_result_is_not_marked(desk: KeysDesk) -> None:
    page, running = opened(desk, "play-off-of-two", "somebody-elses", "/play-off")
    page.keyboard.press("Escape")
    running.do("game", {"game": "game-1", "match": "", "result": "1-0"})
    expect(page.locator("#game-playoff-game-2")).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.locator(".cursor")).to_have_count(0)
    assert result_of(running, "game-2") == ""
    page.close()


def test_a_game_that_came_before_the_own_result_was_refused_is_not_marked(desk: KeysDesk) -> None:
    """Somebody else was faster: the row asks, and the game behind it is theirs."""
    page, running = opened(desk, "play-off-of-two", "was-slower", "/play-off")
    mine = list[Callable[[], None]]()
    page.route(RESULTS, lambda route: mine.append(route.continue_))
    page.keyboard.press("1")
    until(page, lambda: bool(mine))
    running.do("game", {"game": "game-1", "match": "", "result": "½-½"})
    expect(page.locator("#game-playoff-game-2")).to_be_visible()
    page.wait_for_timeout(200)
    expect(page.locator(".cursor")).to_have_count(0)
    mine.pop()()
    expect(page.locator(".ask")).to_be_visible()
    page.wait_for_timeout(200)
    expect(page.locator(".cursor")).to_have_count(0)
    assert (result_of(running, "game-1"), result_of(running, "game-2")) == ("½-½", "")
    page.close()


def test_digits_before_the_page_is_here_are_nobodys(desk: KeysDesk) -> None:
    """Behind the key that leads to the results: the third digit was not meant for the first board."""
    start = desk.bases.copy("swiss", desk.folder, "before-the-page")
    page, running = desk.contexts[MAIN].new_page(), desk.hall.event(start.event)
    page.goto(f"{desk.server.url}/e/{start.event}/standings")
    last = running.head.seq
    led = Held(page, "**/rounds?enter=1")
    page.keyboard.press("F7")
    page.keyboard.press("1")
    led.wait(1)
    page.keyboard.press("2")
    led.let_go()
    expect(page.locator("#keys-said")).to_contain_text("sayfa gelmeden basıldı")
    page.keyboard.press("3")
    expect(page.locator(".cursor")).to_have_count(0)
    running.refresh()
    assert running.head.seq == last
    page.keyboard.press("Enter")
    expect(page.locator("#b1.cursor")).to_be_focused()
    page.keyboard.press("F5")
    expect(page.locator("#boards")).to_have_count(0)
    page.keyboard.press("F7")
    led.wait(1)
    led.let_go()
    expect(page.locator("#b1.cursor")).to_be_focused()
    page.close()


def test_digits_before_the_scripts_are_here_are_nobodys(desk: KeysDesk) -> None:
    start = desk.bases.copy("swiss", desk.folder, "before-the-scripts")
    page, running = desk.contexts[MAIN].new_page(), desk.hall.event(start.event)
    last = running.head.seq
    script = Held(page, "**/keys.js*")
    page.goto(f"{desk.server.url}/e/{start.event}/rounds/2", wait_until="commit")
    expect(page.locator("#b2")).to_be_visible()
    page.wait_for_timeout(200)
    page.keyboard.press("1")
    script.wait(1)
    script.let_go()
    expect(page.locator("#keys-said")).to_contain_text("sayfa gelmeden basıldı")
    page.keyboard.press("2")
    expect(page.locator(".cursor")).to_have_count(0)
    running.refresh()
    assert running.head.seq == last
    page.close()


def test_a_dispute_that_is_taken_back_is_decided_by_nobody(desk: KeysDesk) -> None:
    page, running = opened(desk, "swiss", "dispute-back", "/rounds/2")
    for name, result in (("Salon", "1-0"), ("Kapı", "0-1")):
        running.do("result", {"round": 2, "board": 1, "result": result}, by=phone(2, name))
    expect(page.locator("#b1.r-disputed.cursor")).to_be_focused()
    page.keyboard.press("2")
    until(page, lambda: shown_result(running.refresh(), 2, 1) == "½-½")
    page.keyboard.press("Control+z")
    until(page, lambda: shown_result(running.refresh(), 2, 1) == "")
    expect(page.locator("#b1.r-open.cursor")).to_be_focused()
    assert running.refresh().disputed_boards(2) == ()
    page.close()


def test_a_decision_that_was_slower_is_asked_about(desk: KeysDesk) -> None:
    """It is the result that was reported first; what somebody else wrote meanwhile is no reason to forget it."""
    page, running = opened(desk, "swiss", "slower-decision", "/rounds/2")
    for name, result in (("Salon", "1-0"), ("Kapı", "0-1")):
        running.do("result", {"round": 2, "board": 1, "result": result}, by=phone(2, name))
    expect(page.locator("#b1.r-disputed.cursor")).to_be_focused()
    mine = list[Callable[[], None]]()
    page.route(RESULTS, lambda route: mine.append(route.continue_))
    page.keyboard.press("1")
    until(page, lambda: bool(mine))
    running.do("result", {"round": 2, "board": 1, "result": "adjourned"})
    mine.pop()()
    expect(page.locator(".ask")).to_contain_text("1 – 0")
    assert shown_result(running.refresh(), 2, 1) == "adjourned"
    page.close()


def test_a_note_about_what_was_typed_over_takes_nothing_back(desk: KeysDesk) -> None:
    """It would give back what stood before the first of the two."""
    page, running = opened(desk, "swiss", "typed-over", "/rounds/2")
    page.keyboard.press("1")
    expect(page.locator("#toast")).to_contain_text("Masa 1")
    answers = Held(page, RESULTS)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("3")
    page.keyboard.press("3")
    answers.wait(1)
    page.locator("#toast button").click()
    expect(page.locator("#keys-said")).to_contain_text("geri alınabilecek bir şey yok")
    answers.let_go()
    expect(page.locator("#b1.sending")).to_have_count(0)
    assert shown_result(running.refresh(), 2, 1) == "0-1"
    expect(page.locator("#b1 .result")).to_have_text("0 – 1")
    page.close()
