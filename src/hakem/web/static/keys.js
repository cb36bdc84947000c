// The keys: a cursor that marks one row, and every key means that row and no other.
// What each key does stands in the table of keys (keys.py), from which the bar at the bottom is made; here is how they go on.
"use strict";
(() => {
  const by = (id) => document.getElementById(id);
  const { list, enters, say, tell, all, place, idOf, rowOf, called, isShown, read, shown, button, line, lineOf } = window.hakem.rows;
  const { entry, second } = window.hakem;

  let where = "", cursor = "", left = "", show = "all"; // the rows of which page; the marked row; where the cursor was; the filter
  let awaited = null; // behind the last game: {players, rows}, whose results are on their way and what was there; see awaitGame
  let typed = null; // a difference that waits for the same key: {id, result, was}
  const marked = () => rowOf(cursor);
  const isClosed = (row) => Boolean(list()?.dataset.closed || row?.dataset.closed);
  const refuse = (key, data) => { tell(say(key, data), true); return true; };

  // The marked row

  const unmark = () => {
    for (const row of document.querySelectorAll("[data-rows] .cursor")) { row.classList.remove("cursor"); row.removeAttribute("aria-current"); }
    document.querySelector("[data-rows] .entry")?.remove();
  };
  const put = (row, focus = true) => {
    if (!row) return;
    if (idOf(row) !== cursor) drop();
    unmark();
    cursor = left = idOf(row);
    row.classList.add("cursor"); row.setAttribute("aria-current", "true");
    opened(row);
    if (focus) row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
    if (show !== "all") filter(); // the marked row stands there in any case
    changed();
  };
  const leave = (text) => {
    const row = marked();
    drop(); unmark();
    cursor = "";
    row?.focus({ preventScroll: true });
    tell(text);
    changed();
  };
  // A difference stays in its row until the same key, a move, Escape or Backspace; or until something else stands there.
  const drop = () => {
    const row = typed && rowOf(typed.id);
    typed = null;
    if (row) { row.classList.remove("differs"); delete row.dataset.typed; }
    for (const old of document.querySelectorAll("[data-rows] .typed")) old.remove();
  };
  const differs = (row, result) => {
    drop();
    typed = { id: idOf(row), result, was: entry.value(row) };
    drawTyped();
    row.scrollIntoView({ block: "nearest" });
    return refuse("differs-said", { row: called(row), now: shown(row, typed.was), typed: shown(row, result) });
  };
  const drawTyped = () => {
    const row = typed && rowOf(typed.id);
    if (!row || entry.value(row) !== typed.was || entry.isDisputed(row)) { drop(); return; }
    row.classList.add("differs"); row.dataset.typed = typed.result;
    if (lineOf(row, "typed")) return;
    const box = document.createElement("p");
    box.className = "ask-box look";
    box.textContent = say("differs", { now: shown(row, typed.was), typed: shown(row, typed.result) });
    line(row, "typed", box);
  };
  // On a phone the row opens in place; the style sheet shows it where there is no room for the keys along the bottom.
  const opened = (row) => {
    if (!row.dataset.board || !enters() || !matchMedia("(max-width: 640px)").matches || lineOf(row, "entry")) return;
    const choice = (result, label) => { const made = button(label, () => press(result), ""); made.dataset.result = result; return made; };
    const box = document.createElement("div"), rest = document.createElement("div");
    box.className = "big"; rest.className = "big rest"; rest.hidden = true;
    const label = (result) => window.hakem.rows.words().shown[result];
    rest.append(...["+/-", "-/+", "-/-", "adjourned"].map((result) => choice(result, label(result))), choice("", say("clear")));
    const why = row.querySelector("a.why");
    if (why) rest.append(button(say("why"), () => why.click(), ""));
    const more = button("⋯", () => { rest.hidden = !rest.hidden; }, "");
    more.setAttribute("aria-label", say("more"));
    box.append(choice("1-0", "1-0"), choice("½-½", "½"), choice("0-1", "0-1"), more);
    line(row, "entry", box, rest);
  };

  // The way: which rows are shown, and which one is the next

  const rightOne = { all: () => true, open: (row) => entry.isOpen(row), disputed: (row) => entry.isDisputed(row) };
  const following = (row) => {
    const rows = all();
    return rows.slice(rows.indexOf(row) + 1).find((each) => rightOne[show](each) && isShown(each));
  };
  const firstRow = () => {
    const rows = all().filter(isShown);
    return rows.find((row) => entry.isOpen(row)) || rows[0];
  };
  const forth = (row) => {
    tell("");
    const next = following(row);
    if (next) put(next); else { leave(atTheEnd()); awaitGame(); }
    return true;
  };
  // The next game of a match or a play-off may be there only because of what was typed last. It is marked when it comes
  // and what was typed is stored, unless any key or button was pressed meanwhile: whoever types ahead meant another row.
  const playersOf = (row) => (row.dataset.players || "").split(" ").filter(Boolean);
  const awaitGame = () => {
    const mine = all().filter((row) => row.dataset.game && entry.isOnItsWay(idOf(row)));
    if (mine.length) awaited = { players: new Set(mine.flatMap(playersOf)), rows: new Set(all().map(idOf)), own: mine.map(idOf) };
  };
  const awaitedGame = () => {
    const come = all().find((row) => !awaited.rows.has(idOf(row)) && isShown(row) && entry.isOpen(row) && playersOf(row).some((player) => awaited.players.has(player)));
    return come && idOf(come);
  };
  const goToAwaited = () => {
    if (awaited?.own.some(entry.isAsked)) awaited = null; // somebody else's result stands there, and the game came by that one
    const before = awaited;
    if (!before || before.own.some(entry.isUnanswered)) return;
    const id = awaitedGame();
    if (id) requestAnimationFrame(() => { // no earlier than it can be seen
      if (awaited !== before || !rowOf(id) || !entry.isOpen(rowOf(id))) return;
      awaited = null;
      tell("");
      put(rowOf(id));
    });
    else if (!before.own.some(entry.isOnItsWay)) awaited = null;
  };
  for (const kind of ["keydown", "pointerdown"]) addEventListener(kind, (event) => { if (!event.repeat) awaited = null; }, true);
  const atTheEnd = () => {
    const open = all().filter((row) => entry.isOpen(row));
    if (!open.length) return say("end-done");
    const names = open.slice(0, 12).map((row) => row.dataset.label).join(", ");
    return say("end-open", { rows: open.length > 12 ? `${names} …` : names, count: open.length });
  };
  const start = (row) => { // whoever is led to a row begins there anew, also if it was marked
    if (!enters()) return;
    tell(""); drop();
    const first = row || (second.isOn() ? second.first() : firstRow());
    if (first) put(first); else tell(say("nothing"));
  };
  const beside = (step) => {
    const rows = all().filter(isShown), at = rows.indexOf(marked());
    const row = at < 0 ? rows.find((each) => idOf(each) === left) || firstRow() : rows[Math.max(0, Math.min(rows.length - 1, at + step))];
    tell("");
    if (row) put(row);
    return true;
  };
  const filter = () => {
    const rows = list();
    if (!rows) return;
    if (show === "all") delete rows.dataset.show; else rows.dataset.show = show;
    for (const each of document.querySelectorAll(".shown-rows [data-show]")) each.setAttribute("aria-pressed", String(each.dataset.show === show));
    const empty = document.querySelector(".nothing-shown"), hide = show === "all" || all().some(isShown);
    if (empty && !hide) empty.textContent = empty.dataset[show];
    if (empty && empty.hidden !== hide) empty.hidden = hide;
  };
  const setFilter = (wanted) => {
    show = wanted;
    tell("");
    const row = marked();
    if (row && !rightOne[show](row)) {
      const first = all().find((each) => rightOne[show](each));
      if (first) { unmark(); filter(); put(first, false); } else leave(say("nothing-so"));
    }
    filter(); changed();
  };

  // What a key does. A result is named as it reads from the left.

  const press = (result) => {
    const row = marked();
    if (!row) return refuse(list()?.dataset.round && isClosed() ? "none-closed" : "none");
    const id = idOf(row), wanted = read(row, result), stands = entry.value(row);
    if (entry.isAsked(id)) { asked(id); return refuse("answer-first", { row: called(row) }); }
    tell("");
    if (second.isOn()) { second.compare(row, wanted); return true; }
    if (entry.isOpen(row)) {
      if (stands !== wanted || entry.isDisputed(row)) entry.write(row, wanted);
      return forth(row);
    }
    if (stands === wanted) return forth(row);
    if (typed?.id !== id || typed.result !== wanted || typed.was !== stands) return differs(row, wanted);
    drop();
    entry.write(row, wanted);
    if (wanted !== "" && !isClosed(row)) return forth(row); // of a closed round it is asked first, in the row
    put(row);
    return true;
  };
  const back = () => {
    if (typed) { drop(); tell(""); return true; }
    return takeBack();
  };
  const takeBack = (what) => {
    const gone = entry.undo(what);
    if (!gone) return refuse("nothing-back");
    tell("");
    const row = rowOf(gone.id);
    if (row) put(row); else leave(say("back-unseen", { row: gone.called }));
    return true;
  };
  // The question of a row is reached by a key on that row; it takes no focus from another one.
  const asked = (id) => {
    if (id === cursor) lineOf(marked(), "ask")?.querySelector("button")?.focus();
  };
  const answered = (id, wrote) => {
    const row = rowOf(id);
    if (wrote && row && id === cursor) forth(row); else (marked() || row)?.focus({ preventScroll: true });
  };

  // The search: a number or a name leads to its row, and only Enter goes there

  const found = (text) => {
    const wanted = window.hakem.folded(text.trim()), rows = all();
    if (!wanted) return undefined;
    const named = (row) => Array.from(row.querySelectorAll(".name"), (name) => window.hakem.folded(name.textContent));
    return rows.find((row) => row.dataset.label === wanted)
      || rows.find((row) => row.dataset.label.startsWith(`${wanted}.`))
      || rows.find((row) => named(row).some((name) => name.startsWith(wanted)))
      || rows.find((row) => named(row).some((name) => name.includes(wanted)));
  };
  const preview = (text) => {
    for (const row of document.querySelectorAll("[data-rows] .found")) row.classList.remove("found");
    const row = found(text);
    if (row) { row.classList.add("found"); row.scrollIntoView({ block: "nearest" }); }
  };
  const inFind = (event, box) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    const text = event.key === "Enter" ? box.value.trim() : "", row = found(text);
    if (text && !row) { refuse("not-found", { text }); box.select(); return; }
    box.value = "";
    preview("");
    if (text || event.key === "Enter") start(row || marked());
    else if (marked()) put(marked()); else box.blur();
  };
  document.addEventListener("input", (event) => { if (event.target.id === "find") preview(event.target.value); });

  // Keys

  const MOVES = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15, Home: -1e6, End: 1e6 };
  const NO_NUM_LOCK = ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End", "PageDown", "PageUp", "Insert", "Delete", "Clear", "Unidentified"]; // the last two are the 5
  const isPad = (event) => event.location === 3 || event.code?.startsWith("Numpad");
  const isText = (focus) => focus?.closest("textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])");
  const resultOf = (name) => document.querySelector(`#keys [data-key="${name}"]`)?.dataset.result;

  const onKey = (event, focus) => {
    const name = event.key;
    if (event.ctrlKey) return name.toLowerCase() === "z" && !event.shiftKey && !event.repeat && back();
    if (/^[0-9]$/.test(name)) {
      if (event.repeat) return true; // a key that is held down is one press
      const result = resultOf(name);
      return result === undefined ? refuse("no-key", { key: name }) : press(result);
    }
    if (name === "Backspace") return event.repeat || back();
    if (name === "Escape") return escape();
    if (name === "/" || (by("find") && /^\p{L}$/u.test(name))) return search(name);
    return moves(event, focus);
  };
  const escape = () => {
    if (typed) { drop(); tell(""); return true; }
    if (by("why")?.hidden === false || document.querySelector("[popover]:popover-open") || !cursor) return false;
    leave(say("left"));
    return true;
  };
  const search = (name) => {
    const box = by("find");
    if (!box) return false;
    box.value = name === "/" ? "" : name;
    box.focus(); preview(box.value);
    return true;
  };
  // Enter and the arrows are the list's unless something else has the focus that they work.
  const moves = (event, focus) => {
    if (event.key === "Enter") {
      if (focus?.closest("a, button:not(.result), summary, label, input")) return false;
      if (event.repeat) return true;
      if (!marked()) start(); else if (second.isOn()) beside(1); else goOn();
      return true;
    }
    if (!Object.hasOwn(MOVES, event.key) || focus?.closest("input, #why, [role=region], [popover]")) return false;
    return beside(MOVES[event.key]);
  };
  const goOn = () => {
    const rows = all().filter(isShown), next = rows[rows.indexOf(marked()) + 1];
    tell("");
    if (next) put(next); else leave(atTheEnd());
  };
  // Digits behind a key or a link that leads here, pressed before the page is: nobody has seen the row that they were meant for.
  let early = Boolean(window.hakemEarly), going = false;
  const isGoing = () => going || window.hakem.working();
  const isEarly = (event, focus) => /^[0-9]$/.test(event.key) && isGoing() && !isText(focus) && !marked();
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.isComposing || onPage(event)) return;
    const focus = document.activeElement;
    if (isEarly(event, focus)) early = true;
    if (!enters()) return;
    if (isText(focus) && focus.id !== "find") return;
    if (isPad(event) && NO_NUM_LOCK.includes(event.key)) { refuse("num-lock"); event.preventDefault(); return; }
    if (focus?.id === "find") { inFind(event, focus); return; }
    if (onKey(event, focus)) event.preventDefault();
  });

  // Keys of pages

  const onPage = (event) => {
    const pages = JSON.parse(by("seq")?.dataset.keys || "{}"), path = pages[event.key];
    if (path === undefined || !document.body.dataset.event || event.ctrlKey || event.shiftKey) return false;
    event.preventDefault();
    if (path.endsWith("?enter=1") && enters() && !isClosed()) start(); else go(`/e/${document.body.dataset.event}${path}`);
    return true;
  };
  const go = (path) => {
    going = true;
    if (window.hakem.working()) { // what was pressed before leads to its own page first
      document.addEventListener("htmx:finally:request", () => setTimeout(go, 0, path), { once: true });
      return;
    }
    const link = document.createElement("a");
    link.href = path; link.hidden = true;
    document.body.append(link);
    htmx.process(link);
    link.click();
    link.remove();
  };

  // Mouse and touch

  document.addEventListener("mousedown", (event) => {
    if (event.target.closest("#keys button, #keys-more button")) event.preventDefault(); // the focus stays where it is
  });
  document.addEventListener("click", (event) => {
    const target = event.target, shownBy = target.closest(".shown-rows [data-show]");
    if (shownBy) { setFilter(shownBy.dataset.show); return; }
    if (!enters()) return;
    const key = target.closest("#keys [data-key], #keys-more [data-key]");
    if (key) { press(key.dataset.result); by("keys-more").hidePopover?.(); return; }
    const claimed = target.closest("[data-at]"), wanted = (claimed || target.closest("[data-go]"))?.dataset;
    const of = wanted && all().find((row) => row.dataset.board === (wanted.at || wanted.go));
    if (of) start(of);
    if (of && claimed) { if (entry.isAsked(idOf(of))) asked(idOf(of)); else entry.write(of, wanted.result); }
    const row = target.closest("[data-rows] [data-board], [data-rows] [data-game]");
    if (row?.matches("tr, li") && !target.closest("a") && !String(getSelection())) {
      tell(""); put(row, !target.closest("button:not(.result), summary, label, input"));
    }
  });

  // What stands in the bar, and arriving at a page or at one that was renewed

  const changed = () => {
    drawTyped();
    const target = by("keys-target");
    if (!target) return;
    const row = marked(), count = entry.unsent();
    target.textContent = entry.waiting() ? say("unsent", { count }) : row ? called(row) : say("no-row");
    target.classList.toggle("look", entry.waiting());
  };
  let reached = true; // by a link, a form or a key, and not only renewed
  const arrive = (renewed) => {
    const now = list() ? place() + location.pathname : "", fresh = now !== where;
    if (fresh) { where = now; cursor = left = ""; show = "all"; typed = awaited = null; }
    const came = reached || fresh;
    reached = false;
    if (!list()) { early &&= isGoing(); return; }
    entry.arrive(fresh);
    filter();
    second.arrive(fresh);
    const address = new URL(location.href), wanted = address.searchParams.has("enter");
    if (wanted) {
      address.searchParams.delete("enter");
      history.replaceState(history.state, "", address);
    }
    if (!enters()) return;
    if (early && came) leave(say("too-early"));
    else if (fresh && renewed) leave(list().dataset.round ? say("other-round", { round: list().dataset.round }) : say("none")); // no key falls where nobody went
    else if (wanted) start(); else if (cursor) restored(came); else if (came && !isClosed()) begin();
    goToAwaited();
    early = false;
    history.scrollRestoration = cursor || !isClosed() ? "manual" : "auto"; // where the mark will be, and not where the page was scrolled to
    changed();
  };
  const begin = () => {
    const first = all().filter(isShown).find((row) => entry.isOpen(row)), focus = document.activeElement;
    if (first) put(first, !isText(focus) && !focus?.closest("#notice")); // no button that led here is pressed once more
    else if (all().length) tell(say("all-done"));
  };
  const restored = (came) => {
    const row = marked();
    if (!row || !isShown(row)) { leave(say("gone")); return; }
    row.classList.add("cursor"); row.setAttribute("aria-current", "true");
    opened(row);
    if (came && !scrollY) row.scrollIntoView({ block: "nearest" }); // a step that leads to the same page begins at its top
    if (document.activeElement === document.body) row.focus({ preventScroll: true });
  };

  window.hakem.keys = { put, start, leave, asked, answered, takeBack, changed };

  // At once, before any other key: between a page that is new and its mark there is no moment in which a press could fall.
  document.addEventListener("hakem:renewed", () => arrive(true));
  document.addEventListener("htmx:after:swap", () => { if (!window.hakem.renewing()) arrive(false); });
  document.addEventListener("htmx:before:request", () => { reached = true; });
  document.addEventListener("htmx:finally:request", () => { early = going = false; });
  addEventListener("pageshow", (event) => {
    if (event.persisted) { reached = true; arrive(false); }
    marked()?.scrollIntoView({ block: "nearest" }); // whatever the browser has scrolled to meanwhile
  });
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => arrive(false)); else arrive(false);
})();
