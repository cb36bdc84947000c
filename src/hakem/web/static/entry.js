// Results at keyboard speed: a cursor in the list of boards, Swiss-Manager's digits, and a queue that loses nothing.
// It lives as long as the window: what was typed is sent even when another page of the desk is shown meanwhile.
"use strict";
(() => {
  const by = (id) => document.getElementById(id);
  const DIGITS = { 1: "1-0", 2: "½-½", 3: "0-1", 4: "+/-", 5: "-/+", 6: "-/-", 7: "adjourned", 0: "" };
  const AT_ONCE = 4;
  const table = () => by("boards");
  const enters = () => Boolean(table()?.dataset.enters);
  const here = (list) => (list ? `${list.dataset.event}/${list.dataset.round}` : "");

  let place = "", cursor = 0, on = false, second = false, show = "all", done = [], read = new Set(), said = {}, saidBy = "";
  const queues = new Map(); // by event/round/board: what is still to be sent, in order
  const stored = new Map(); // the same: what was acknowledged by an entry that this page has not seen yet
  const questions = new Map(); // by event/round/board: what has to be asked in the row
  let inFlight = 0;

  const words = () => {
    const text = table()?.dataset.words || saidBy || "{}";
    if (text !== saidBy) { saidBy = text; said = JSON.parse(text); }
    return said;
  };
  const say = (key, data = {}) => (words()[key] || "").replace(/\{(\w+)\}/g, (_, name) => data[name] ?? "");
  const shown = (result) => words().shown?.[result] ?? result;
  const rows = () => Array.from(table()?.querySelectorAll("tr[data-board]") || []);
  const rowOf = (board) => { const row = by(`b${board}`); return row?.dataset.board ? row : null; };
  const boardOf = (row) => Number(row.dataset.board);
  const idOf = (board) => `${place}/${board}`;
  const pending = (board) => queues.get(idOf(board))?.items.at(-1);
  const value = (board) => pending(board)?.result ?? stored.get(idOf(board))?.result ?? rowOf(board)?.dataset.result ?? "";
  const isOpen = (row) => value(boardOf(row)) === "" || (row.classList.contains("r-disputed") && !pending(boardOf(row)));

  // What a row shows

  const icon = (name) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("class", "icon"); svg.setAttribute("viewBox", "0 0 16 16"); svg.setAttribute("aria-hidden", "true");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", `${words().icons}#${name}`);
    svg.append(use);
    return svg;
  };
  const kindOf = (result) =>
    result === "" ? "open" : result === "adjourned" ? "adjourned" : result.includes("/") ? "forfeit" : "done";
  const ICONS = { open: "open", done: "check", forfeit: "check", adjourned: "clock", sending: "clock", waiting: "look", refused: "look" };
  const paint = (row, result, mode) => {
    const kind = kindOf(result), cell = row.querySelector(".result"), state = row.querySelector(".state");
    if (cell) {
      cell.textContent = shown(result);
      cell.setAttribute("aria-label", `${say("board", { board: row.dataset.label })}: ${shown(result)}`);
    }
    row.classList.remove("r-open", "r-done", "r-forfeit", "r-adjourned", "r-disputed", "r-rating");
    row.classList.add(`r-${kind}`);
    row.classList.toggle("sending", mode === "sending");
    row.classList.toggle("unsent", mode === "waiting" || mode === "refused");
    if (!state) return;
    const sign = mode || kind;
    state.className = `state${mode ? " look" : kind === "done" || kind === "forfeit" ? " done" : kind === "adjourned" ? " look" : ""}`;
    const word = document.createElement("span");
    word.className = "word";
    word.textContent = mode ? say(mode) : words().states?.[kind] || "";
    state.replaceChildren(icon(ICONS[sign]), word);
  };
  const settled = (board, result) => {
    const row = rowOf(board);
    if (!row) return;
    window.hakem.unsure(row.id);
    row.dataset.result = result;
    paint(row, result, "");
  };

  // The queue: in order for every board, several boards at once; nothing is forgotten before it is answered

  const unsent = () => Array.from(queues.values()).reduce((sum, queue) => sum + queue.items.length, 0);
  const tell = () => {
    const target = by("keys-target");
    if (!target) return;
    const waiting = Array.from(queues.values()).filter((queue) => queue.trouble).length;
    const row = cursor && rowOf(cursor);
    target.textContent = waiting ? say("unsent", { count: unsent() }) : on && row ? say("board", { board: row.dataset.label }) : target.dataset.idle || target.textContent;
    target.classList.toggle("look", waiting > 0);
  };
  const send = (board, result, was, confirm) => {
    const list = table(), id = idOf(board);
    const queue = queues.get(id) || { board, place, url: list.dataset.url, round: Number(list.dataset.round), items: [], busy: false, trouble: "", tries: 0 };
    queues.set(id, queue);
    queue.items.push({ result, was, confirm: confirm || [], key: window.hakem.newKey() });
    const row = rowOf(board);
    if (row) paint(row, result, "sending");
    pump();
  };
  const pump = () => {
    for (const [id, queue] of queues) {
      if (inFlight >= AT_ONCE) return;
      if (!queue.busy && !queue.trouble && queue.items.length) post(id, queue);
    }
  };
  const post = async (id, queue) => {
    const item = queue.items[0];
    queue.busy = true; inFlight += 1;
    let answer = null;
    try {
      const response = await fetch(queue.url, {
        method: "POST", keepalive: true, headers: { "content-type": "application/json" },
        body: JSON.stringify({ round: queue.round, board: queue.board, ...item }),
      });
      if (response.ok || response.status === 422) answer = await response.json();
    } catch { /* the server cannot be reached: asked again below */ }
    queue.busy = false; inFlight -= 1;
    if (!answer) later(id, queue);
    else if (answer.error) refused(id, queue, answer.error);
    else acknowledged(id, queue, item, answer);
    tell();
    pump();
  };
  const later = (id, queue) => {
    queue.trouble = "waiting"; queue.tries += 1;
    const wait = Math.min(1000 * 2 ** (queue.tries - 1), 15000);
    setTimeout(() => { if (queue.trouble === "waiting") again(id, queue); }, wait);
    mark(id, queue, "waiting");
    questions.set(id, { kind: "waiting" });
    drawQuestions();
  };
  const again = (id, queue) => {
    queue.trouble = "";
    questions.delete(id);
    drawQuestions();
    pump();
  };
  const mark = (id, queue, mode) => {
    const row = queue.place === place ? rowOf(queue.board) : null;
    if (row && queue.items.length) paint(row, queue.items.at(-1).result, mode);
  };
  const acknowledged = (id, queue, item, answer) => {
    queue.items.shift(); queue.tries = 0;
    if (questions.delete(id)) drawQuestions();
    if (!queue.items.length) queues.delete(id);
    stored.set(id, { board: queue.board, result: answer.result, seq: answer.seq });
    if (queue.place === place) {
      const row = rowOf(queue.board);
      if (row) row.dataset.result = answer.result;
      if (row && !queue.items.length) paint(row, answer.result, "");
      if (row && answer.result === "") { read.delete(queue.board); }
    }
    const text = [answer.text, ...(answer.warnings || [])].join("\n");
    const back = done.find((each) => each.key === item.key);
    window.hakem.toast(text, back && queue.place === place ? { label: say("undo"), act: () => undo(back) } : undefined);
  };
  const refused = (id, queue, error) => {
    queue.trouble = error.kind;
    const last = queue.items.at(-1);
    questions.set(id, { ...error, mine: last.result });
    mark(id, queue, "refused");
    drawQuestions();
    if (queue.place === place) rowOf(queue.board)?.nextElementSibling?.querySelector("button")?.focus();
  };
  const settle = (id, queue, result) => { // what stands stays, and what was typed is given up
    queues.delete(id); questions.delete(id); stored.delete(id);
    settled(queue.board, result);
    drawQuestions(); tell();
    if (on) put(queue.board);
    window.hakem.renew();
  };
  const resend = (id, queue, change) => {
    const last = queue.items.at(-1);
    queue.items = [{ ...last, ...change, key: window.hakem.newKey() }];
    const back = done.find((each) => each.key === last.key);
    if (back) { back.key = queue.items[0].key; if (change.was !== undefined) back.before = change.was; }
    mark(id, queue, "sending");
    again(id, queue);
    if (on) put(nextOpen(queue.board) || queue.board);
  };

  // Questions stand in the list, under their board

  const button = (label, act, kind = "button slim") => {
    const made = document.createElement("button");
    made.type = "button"; made.className = kind; made.textContent = label;
    made.addEventListener("click", act);
    return made;
  };
  const drawQuestions = () => {
    for (const old of document.querySelectorAll("#boards tr.ask"))
      if (!questions.has(`${place}/${old.dataset.of}`)) old.remove();
    for (const [id, question] of questions) {
      if (!id.startsWith(`${place}/`)) continue;
      const board = Number(id.slice(place.length + 1)), row = rowOf(board);
      const there = document.querySelector(`#boards tr.ask[data-of="${board}"]`);
      if (!row || (there && there.dataset.kind === question.kind)) continue;
      there?.remove();
      row.after(asked(id, board, question));
    }
    if (on && cursor) opened(rowOf(cursor));
  };
  const asked = (id, board, question) => {
    const line = document.createElement("tr"), cell = document.createElement("td");
    line.className = "ask"; line.dataset.of = String(board); line.dataset.kind = question.kind;
    cell.colSpan = table().tHead.rows[0].cells.length;
    const box = document.createElement("div"), text = document.createElement("span");
    box.className = question.kind === "second" ? "ask-box look" : "ask-box"; text.setAttribute("role", "alert");
    text.textContent = textOf(question);
    box.append(text, ...answersTo(id, board, question));
    cell.append(box); line.append(cell);
    return line;
  };
  const textOf = (question) => {
    if (question.kind === "conflict") return say("conflict", { now: shown(question.now), mine: shown(question.mine) });
    if (question.kind === "second") return say("second", { first: shown(question.first), second: shown(question.second) });
    return question.kind === "waiting" ? say("waiting") : question.text;
  };
  const answersTo = (id, board, question) => {
    const queue = queues.get(id);
    if (question.kind === "second") return [
      button(say("second-first", { value: shown(question.first) }), () => agreed(id, board)),
      button(say("second-second", { value: shown(question.second) }), () => { write(board, question.second); agreed(id, board); }),
    ];
    if (question.kind === "conflict") return [
      button(say("keep", { value: shown(question.now) }), () => settle(id, queue, question.now)),
      button(say("mine", { value: shown(question.mine) }), () => resend(id, queue, { was: question.now })),
    ];
    if (question.kind === "unread") return [
      button(say("confirm"), () => resend(id, queue, { confirm: question.confirm })),
      button(say("leave"), () => settle(id, queue, queue.items[0].was)),
    ];
    if (question.kind === "waiting") return [button(say("retry"), () => again(id, queue))];
    return [
      button(say("retry"), () => resend(id, queue, {})),
      button(say("leave"), () => settle(id, queue, queue.items[0].was)),
    ];
  };

  // The cursor

  const clearCursor = () => {
    for (const row of document.querySelectorAll("#boards tr.cursor")) {
      row.classList.remove("cursor"); row.removeAttribute("aria-current");
    }
    document.querySelector("#boards tr.entry")?.remove();
  };
  const put = (board, focus = true) => {
    const row = rowOf(board);
    if (!row) return;
    clearCursor();
    cursor = board;
    row.classList.add("cursor"); row.setAttribute("aria-current", "true");
    opened(row);
    if (focus) row.focus({ preventScroll: true });
    row.scrollIntoView({ block: "nearest" });
    tell();
  };
  // On a phone the row opens in place; the style sheet shows it where there is no room for the keys along the bottom.
  const opened = (row) => {
    if (!row || !enters() || !matchMedia("(max-width: 640px)").matches) return;
    const before = document.querySelector("#boards tr.entry");
    if (before && before.dataset.of === row.dataset.board && before.previousElementSibling) return;
    before?.remove();
    const line = document.createElement("tr"), cell = document.createElement("td"), box = document.createElement("div");
    line.className = "entry"; line.dataset.of = row.dataset.board;
    cell.colSpan = table().tHead.rows[0].cells.length; box.className = "big";
    const choice = (result, label) => { const made = button(label, () => key(result), ""); made.dataset.result = result; return made; };
    const rest = document.createElement("div");
    rest.className = "big rest"; rest.hidden = true;
    rest.append(...["+/-", "-/+", "-/-", "adjourned"].map((result) => choice(result, shown(result))), choice("", say("clear")));
    const why = row.querySelector("a.why");
    if (why) rest.append(button(say("why"), () => why.click(), ""));
    const more = button("⋯", () => { rest.hidden = !rest.hidden; }, "");
    more.setAttribute("aria-label", say("more"));
    box.append(choice("1-0", "1-0"), choice("½-½", "½"), choice("0-1", "0-1"), more);
    cell.append(box, rest); line.append(cell);
    const ask = row.nextElementSibling?.classList.contains("ask") ? row.nextElementSibling : row;
    ask.after(line);
  };
  const visible = () => rows().filter((row) => row.offsetParent !== null || row.getClientRects().length);
  const beside = (step) => {
    const list = visible(), at = list.findIndex((row) => boardOf(row) === cursor);
    const row = list[Math.max(0, Math.min(list.length - 1, at + step))];
    if (row) put(boardOf(row));
  };
  const nextOf = (board, wanted) => {
    const list = rows(), at = list.findIndex((row) => boardOf(row) === board);
    const found = [...list.slice(at + 1), ...list.slice(0, at + 1)].find(wanted);
    return found ? boardOf(found) : 0;
  };
  const nextOpen = (board) => nextOf(board, (row) => isOpen(row) && !questions.has(idOf(boardOf(row))));
  const nextUnread = (board) => nextOf(board, (row) => !read.has(boardOf(row)) && !questions.has(idOf(boardOf(row))));
  const start = (board) => {
    if (!enters()) return;
    on = true;
    const first = board || (second ? nextUnread(0) : nextOpen(0)) || (rows()[0] ? boardOf(rows()[0]) : 0);
    if (first) put(first);
  };
  const leave = () => {
    on = false;
    const row = rowOf(cursor);
    clearCursor();
    cursor = 0;
    row?.focus({ preventScroll: true });
    tell();
  };

  // Writing, and taking back what was just written

  const write = (board, result) => {
    const row = rowOf(board), was = value(board);
    if (was === result && !row.classList.contains("r-disputed")) return;
    send(board, result, was);
    done.push({ board, before: was, after: result, key: pending(board).key });
  };
  const undo = (entry) => {
    const last = entry || done.at(-1);
    if (!last || !done.includes(last)) return;
    done = done.filter((each) => each !== last);
    send(last.board, last.before, last.after);
    on = true;
    put(last.board);
  };
  const key = (result) => {
    if (!cursor) { start(); if (!cursor) return; }
    const board = cursor;
    if (questions.has(idOf(board))) { rowOf(board)?.nextElementSibling?.querySelector("button")?.focus(); return; }
    if (second) { compare(board, result); return; }
    write(board, result);
    const next = result === "" ? board : nextOpen(board);
    put(next || board);
  };

  // The second pass

  const compare = (board, result) => {
    if (value(board) === result) { ticked(board); return; }
    questions.set(idOf(board), { kind: "second", first: value(board), second: result });
    drawQuestions();
    document.querySelector(`#boards tr.ask[data-of="${board}"] button`)?.focus();
  };
  const agreed = (id, board) => { questions.delete(id); drawQuestions(); ticked(board); };
  const ticked = (board) => {
    read.add(board);
    progress();
    const next = nextUnread(board), sign = document.querySelector("[data-sign]");
    put(next || board, Boolean(next));
    if (!next && sign && !sign.disabled) sign.focus();
  };
  const progress = () => {
    const bar = by("second"), list = rows();
    document.querySelector("[data-second]")?.setAttribute("aria-pressed", String(second));
    if (!bar || (!second && bar.hidden)) return;
    for (const row of list) row.classList.toggle("read", second && read.has(boardOf(row)));
    bar.hidden = !second;
    const count = list.filter((row) => read.has(boardOf(row))).length, all = count === list.length && count > 0;
    bar.querySelector(".second-count").textContent = say("progress", { done: count, all: list.length });
    bar.querySelector("progress").value = count;
    if (all) bar.querySelector(".second-help").textContent = say("complete");
    bar.querySelector("[data-sign]").disabled = !all;
  };

  // Which boards are shown

  const filter = () => {
    const list = table();
    if (!list) return;
    if (show === "all") delete list.dataset.show; else list.dataset.show = show;
    for (const each of document.querySelectorAll("#shown [data-show]"))
      each.setAttribute("aria-pressed", String(each.dataset.show === show));
    const empty = document.querySelector(".nothing-shown");
    const hide = show === "all" || visible().length > 0;
    if (empty && empty.hidden !== hide) empty.hidden = hide;
  };
  const jump = (text) => {
    const wanted = window.hakem.folded(text.trim());
    if (!wanted) return;
    const list = rows();
    const named = (row) => Array.from(row.querySelectorAll(".name"), (name) => window.hakem.folded(name.textContent));
    const found = list.find((row) => row.dataset.label === wanted || row.dataset.board === wanted)
      || list.find((row) => named(row).some((name) => name.startsWith(wanted)))
      || list.find((row) => named(row).some((name) => name.includes(wanted)));
    if (found) put(boardOf(found), false);
  };

  // Arriving at a page, and pages that were renewed

  const arrive = () => {
    const list = table(), now = here(list);
    if (now !== place) {
      place = now; cursor = 0; on = false; second = false; show = "all"; done = []; read = new Set();
    }
    if (!list) return;
    const target = by("keys-target");
    if (target && !target.dataset.idle) target.dataset.idle = target.textContent;
    const seen = Number(by("seq")?.dataset.seq || 0);
    for (const [id, entry] of stored) {
      if (entry.seq <= seen || !id.startsWith(`${place}/`)) stored.delete(id);
      else settled(entry.board, entry.result);
    }
    for (const [id, queue] of queues) if (queue.place === place) mark(id, queue, { "": "sending", waiting: "waiting" }[queue.trouble] || "refused");
    filter(); drawQuestions(); progress();
    const address = new URL(location.href);
    if (address.searchParams.has("enter")) {
      address.searchParams.delete("enter");
      history.replaceState(history.state, "", address);
      start();
    } else if (on && cursor) restored();
  };
  const restored = () => {
    const row = rowOf(cursor);
    if (!row) return;
    if (!row.classList.contains("cursor")) {
      row.classList.add("cursor"); row.setAttribute("aria-current", "true");
      opened(row);
    }
    if (document.activeElement === document.body) row.focus({ preventScroll: true });
    tell();
  };
  let arriving = 0; // many rows may be renewed at once: that is one arrival
  const soon = () => { arriving = arriving || setTimeout(() => { arriving = 0; arrive(); }); };
  document.addEventListener("hakem:renewed", soon);
  document.addEventListener("htmx:after:swap", soon);
  document.addEventListener("htmx:after:history:update", soon);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", arrive); else arrive();
  addEventListener("beforeunload", (event) => { if (unsent()) event.preventDefault(); });
  addEventListener("online", () => { for (const [id, queue] of queues) if (queue.trouble === "waiting") again(id, queue); });

  // Mouse and touch

  document.addEventListener("mousedown", (event) => {
    if (event.target.closest("#keys button, #keys-more button")) event.preventDefault(); // the cursor stays where it is
  });
  document.addEventListener("click", (event) => {
    const target = event.target;
    const filterButton = target.closest("#shown [data-show]");
    if (filterButton) { show = filterButton.dataset.show; filter(); return; }
    if (!enters()) return;
    const pressed = target.closest("#keys [data-key], #keys-more [data-key]");
    if (pressed) { key(pressed.dataset.result); by("keys-more").hidePopover?.(); return; }
    const claimed = target.closest("[data-at]");
    if (claimed) { on = true; put(Number(claimed.dataset.at)); write(cursor, claimed.dataset.result); return; }
    const go = target.closest("[data-go]");
    if (go) { start(Number(go.dataset.go)); return; }
    if (target.closest("[data-second]")) { second = !second; if (second) start(); else { questionsOfSecond(); leave(); } progress(); return; }
    if (target.closest("[data-second-stop]")) { second = false; questionsOfSecond(); progress(); leave(); return; }
    const row = target.closest("#boards tr[data-board]");
    if (row && !target.closest("a") && !String(getSelection())) start(boardOf(row));
  });
  const questionsOfSecond = () => {
    for (const [id, question] of questions) if (question.kind === "second") questions.delete(id);
    drawQuestions();
  };

  // A button that works for a while says so

  document.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (!button?.dataset.busyText) return;
    button.dataset.idleText = button.textContent;
    button.textContent = button.dataset.busyText;
    button.setAttribute("aria-busy", "true");
  });
  const rested = () => {
    for (const button of document.querySelectorAll("[data-idle-text]")) {
      button.textContent = button.dataset.idleText;
      delete button.dataset.idleText;
      button.removeAttribute("aria-busy");
    }
  };
  document.addEventListener("htmx:finally:request", rested);
  addEventListener("pageshow", rested);

  // Keys

  const go = (path) => {
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
  const pages = { F5: "/standings", F6: "/pair", F7: "/rounds?enter=1", F10: "/rounds" };
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.isComposing) return;
    const base = document.body.dataset.keys && `/e/${document.body.dataset.event}`;
    if (base && pages[event.key] && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      if (event.key === "F7" && enters()) start(); else go(base + pages[event.key]);
      return;
    }
    if (!enters()) return;
    const focus = document.activeElement;
    if (focus?.id === "find") { inFind(event, focus); return; }
    if (focus?.closest("input, textarea, select, [contenteditable]")) return;
    const inList = !focus || focus === document.body || focus.closest("#boards, #keys");
    if (!inList) return;
    if (!on) {
      if (event.key === "Enter" && !focus?.closest("a, button") && !event.ctrlKey) { event.preventDefault(); start(); }
      return;
    }
    if (inEntry(event, focus)) event.preventDefault();
  });
  const inFind = (event, box) => {
    if (event.key === "Enter") { event.preventDefault(); const board = cursor; box.value = ""; start(board); }
    else if (event.key === "Escape") { event.preventDefault(); box.value = ""; if (on && cursor) put(cursor); else { clearCursor(); cursor = 0; box.blur(); } }
  };
  document.addEventListener("input", (event) => { if (event.target.id === "find") jump(event.target.value); });
  const inEntry = (event, focus) => {
    const name = event.key;
    if (event.ctrlKey) {
      if (name.toLowerCase() !== "z" || event.shiftKey) return false;
      undo();
      return true;
    }
    const pressed = focus?.closest("a, button:not(.result)");
    if (pressed && (name === "Enter" || name === " ")) return false;
    if (Object.hasOwn(DIGITS, name)) { if (!event.repeat) key(DIGITS[name]); return true; }
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15, Home: -1e6, End: 1e6, Enter: 1 };
    if (Object.hasOwn(steps, name)) { beside(steps[name]); return true; }
    if (name === "Backspace") { undo(); return true; }
    if (name === "Escape") { if (by("why")?.hidden !== false) leave(); return false; }
    if (name === "/" || /^\p{L}$/u.test(name)) {
      const box = by("find");
      box.value = name === "/" ? "" : name;
      box.focus(); jump(box.value);
      return true;
    }
    return false;
  };
})();
