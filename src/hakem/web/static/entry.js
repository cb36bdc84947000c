// Results on their way: in order for every row, several rows at once; nothing is forgotten before it is answered.
// It lives as long as the window: what was typed is sent even when another page of the desk is shown meanwhile.
"use strict";
(() => {
  const { list, say, place, rowOf, idOf, called, shown, paint, settled, unsure, button, line, lineOf } = window.hakem.rows;
  const AT_ONCE = 4;
  const queues = new Map(); // by row: what is still to be sent, in order
  const stored = new Map(); // by row: what was acknowledged by an entry that this page has not seen yet
  const questions = new Map(); // by row: what has to be asked there
  let inFlight = 0, count = 0, done = []; // the last: what was typed on this page and can be taken back

  const pending = (id) => queues.get(id)?.items.at(-1);
  const value = (row) => pending(idOf(row))?.result ?? stored.get(idOf(row))?.result ?? row.dataset.result ?? "";
  const isDisputed = (row) => row.classList.contains("r-disputed") && !pending(idOf(row));
  const isOpen = (row) => ["", "adjourned"].includes(value(row)) || isDisputed(row);
  // A question has to be answered before a key means something there; what only waits for the network takes more keys.
  const isAsked = (id) => questions.has(id) && questions.get(id).kind !== "waiting";
  const unsent = () => Array.from(queues.values()).reduce((sum, queue) => sum + queue.items.length, 0);
  const isUnanswered = (id) => queues.has(id);
  const isOnItsWay = (id) => queues.has(id) || stored.has(id); // until the page shows a state that has it
  const waiting = () => Array.from(queues.values()).some((queue) => queue.trouble);
  const changed = () => window.hakem.keys?.changed();

  // The queue

  // Where a row's result goes, and what the form of a game says beside its result.
  // It says whose result it is: where others sit by then, the server writes nothing.
  const bodyOf = (row) => {
    const players = (row.dataset.players || "").split(" ").map(Number);
    if (row.dataset.board) return { round: Number(list().dataset.round), board: Number(row.dataset.board), players };
    const body = { game: row.dataset.game, match: row.dataset.match || "", players };
    const moves = row.querySelector("form [name=moves]")?.value, white = row.querySelector("form [name=white]:checked")?.value;
    if (moves) body.moves = Number(moves);
    if (white) body.white = Number(white);
    return body;
  };
  // It needs no row: what is taken back may be of one that is away for a moment, as the next game of a play-off is
  // between two results of the game before it.
  const send = ({ id, url, called: name, body }, result, was, confirm = []) => {
    const queue = queues.get(id) || { url, called: name, items: [], busy: false, trouble: "", tries: 0 };
    queues.set(id, queue);
    queue.items.push({ body, result, was, confirm, key: window.hakem.newKey(), nth: (count += 1) });
    mark(id, queue, queue.trouble || "sending");
    pump();
  };
  const pump = () => {
    for (const [id, queue] of queues) {
      if (inFlight >= AT_ONCE) return;
      if (!queue.busy && !queue.trouble && queue.items.length && isItsTurn(queue)) post(id, queue);
    }
  };
  // Boards wait for nobody; a game may be there only because of another one: games go one by one, as they were typed.
  const isItsTurn = (queue) => {
    const { body, nth } = queue.items[0];
    if (!body.game) return true;
    const others = Array.from(queues.values()).filter((each) => each !== queue && each.items[0]?.body.game);
    return others.every((each) => !each.busy && (!["", "waiting"].includes(each.trouble) || each.items[0].nth > nth));
  };
  const post = async (id, queue) => {
    const item = queue.items[0], { body, ...said } = item;
    queue.busy = item.tried = true; inFlight += 1;
    let answer = null;
    try {
      const response = await fetch(queue.url, {
        method: "POST", keepalive: true, headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...body, ...said, tried: undefined, nth: undefined }),
      });
      if (response.ok || response.status === 422) answer = await response.json();
    } catch { /* the server cannot be reached: asked again below */ }
    queue.busy = false; inFlight -= 1;
    if (!answer) later(id, queue);
    else if (answer.error) refused(id, queue, answer.error);
    else acknowledged(id, queue, item, answer);
    changed();
    pump();
  };
  const later = (id, queue) => {
    queue.trouble = "waiting"; queue.tries += 1;
    const wait = Math.min(1000 * 2 ** (queue.tries - 1), 15000);
    setTimeout(() => { if (queue.trouble === "waiting") again(id, queue); }, wait);
    mark(id, queue, "waiting");
    ask(id, { kind: "waiting" });
  };
  const again = (id, queue) => {
    queue.trouble = "";
    forget(id);
    pump();
  };
  const mark = (id, queue, mode) => {
    const row = rowOf(id);
    if (row && queue.items.length) paint(row, queue.items.at(-1).result, mode);
  };
  const acknowledged = (id, queue, item, answer) => {
    queue.items.shift(); queue.tries = 0;
    forget(id);
    if (!queue.items.length) queues.delete(id);
    const row = rowOf(id), back = done.find((each) => each.key === item.key);
    // News that came before this answer have it, or something newer: the row keeps what they said, and they are asked for again.
    const isOld = answer.seq <= seen();
    if (isOld) stored.delete(id); else stored.set(id, { result: answer.result, seq: answer.seq });
    if (row && !isOld) row.dataset.result = answer.result;
    if (row) unsure(row);
    if (row && !queue.items.length) paint(row, row.dataset.result, "");
    if (isOld) window.hakem.renew();
    const text = [answer.text, ...(answer.warnings || [])].join("\n");
    window.hakem.toast(text, back && row ? { label: say("undo"), act: () => window.hakem.keys.takeBack(back) } : undefined);
  };
  const refused = (id, queue, error) => {
    const last = queue.items.at(-1);
    // Somebody else has entered the same meanwhile, or nothing is left of what was typed: there is nothing to ask.
    const isOfNobody = error.kind === "conflict" || (error.kind === "anew" && !rowOf(id));
    // What decides a dispute may be what stood there before; it was not taken back.
    const isTakenBack = queue.items.length > 1 && last.result === queue.items[0].was;
    if (isOfNobody && (error.now === last.result || isTakenBack)) {
      settle(id, error.now);
      return;
    }
    if (error.kind === "anew" && rowOf(id)) { seatedAnew(id, error); return; }
    queue.trouble = error.kind;
    mark(id, queue, "refused");
    ask(id, { ...error, mine: last.result });
    window.hakem.keys?.asked(id);
  };
  // Others sit there now: nothing of what was typed is theirs, and it says so until somebody has read it.
  const seatedAnew = (id, { text, now }) => {
    settle(id, now);
    done = done.filter((each) => each.id !== id);
    ask(id, { kind: "anew", text, called: called(rowOf(id)), answers: () => [button(say("read"), () => { forget(id); window.hakem.keys?.answered(id, false); })] });
    window.hakem.keys?.asked(id);
  };
  const settle = (id, result) => { // what stands stays, and what was typed is given up
    done = done.filter((each) => each.id !== id || !queues.get(id)?.items.some((item) => item.key === each.key));
    queues.delete(id); stored.delete(id);
    const row = rowOf(id);
    if (row) settled(row, result);
    forget(id);
    changed();
    window.hakem.renew();
  };
  const kept = (id, result) => { settle(id, result); window.hakem.keys?.answered(id, false); };
  const resend = (id, queue, change) => {
    const last = queue.items.at(-1), first = queue.items[0];
    queue.items = [{ ...last, was: first.was, ...change, key: window.hakem.newKey() }];
    const item = queue.items[0], back = done.find((each) => each.key === last.key);
    if (back) Object.assign(back, { key: item.key, before: item.was, confirm: item.confirm });
    done = done.filter((each) => each === back || each.id !== id || each.key !== first.key);
    mark(id, queue, "sending");
    again(id, queue);
    window.hakem.keys?.answered(id, true);
  };

  // Questions stand in the list, under their row

  const ask = (id, question) => { questions.set(id, question); drawQuestions(); };
  const forget = (id) => { if (questions.delete(id)) drawQuestions(); };
  const drawQuestions = () => {
    for (const old of document.querySelectorAll("[data-rows] .ask"))
      if (!questions.has(old.dataset.id)) old.remove();
    for (const [id, question] of questions) {
      const row = rowOf(id), there = row && lineOf(row, "ask");
      if (!row && id.startsWith(place()) && (queues.has(id) || question.called)) { lost(id, question); continue; }
      if (!row || there?.dataset.kind === question.kind) continue;
      there?.remove();
      drawQuestion(row, id, question);
    }
    changed();
  };
  // The row is gone, a game that another result has made needless: there is nowhere to ask any more.
  // It is said beside the keys until somebody has read it.
  const lost = (id, { kind, text, called: row = queues.get(id)?.called }) => {
    if (kind === "waiting") return;
    const note = document.createElement("p");
    note.className = "keys-lost"; note.setAttribute("role", "alert");
    note.append(say("lost", { row, why: kind === "conflict" ? "" : text }), button(say("read"), () => note.remove()));
    document.getElementById("keys")?.prepend(note);
    settle(id, "");
  };
  const drawQuestion = (row, id, question) => {
    const box = document.createElement("div"), text = document.createElement("span");
    box.className = question.kind === "second" ? "ask-box look" : "ask-box"; text.setAttribute("role", "alert");
    text.textContent = textOf(row, question);
    box.append(text, ...answersTo(row, id, question));
    Object.assign(line(row, "ask", box).dataset, { kind: question.kind, id });
  };
  const textOf = (row, question) => {
    const data = Object.fromEntries(["now", "mine", "first", "second"].map((name) => [name, shown(row, question[name] ?? "")]));
    return ["conflict", "second", "waiting"].includes(question.kind) ? say(question.kind, data) : question.text;
  };
  const answersTo = (row, id, question) => {
    if (question.answers) return question.answers(row);
    const queue = queues.get(id), was = queue.items[0].was;
    if (question.kind === "conflict") return [
      button(say("keep", { value: shown(row, question.now) }), () => kept(id, question.now)),
      button(say("mine", { value: shown(row, question.mine) }), () => resend(id, queue, { was: question.now })),
    ];
    if (question.kind === "waiting") return [button(say("retry"), () => again(id, queue))];
    const unread = question.kind === "unread";
    return [
      button(say(unread ? "confirm" : "retry"), () => resend(id, queue, unread ? { confirm: question.confirm } : {})),
      button(say("leave"), () => kept(id, was)),
    ];
  };

  // Writing, and taking back what was typed here

  const write = (row, result, was = value(row)) => {
    const about = { id: idOf(row), url: list().dataset.url, called: called(row), body: bodyOf(row) };
    const before = isDisputed(row) ? "" : was; // neither of the two that were said becomes a decision by being given back
    send(about, result, was);
    done.push({ ...about, before, after: result, confirm: [], key: pending(about.id).key });
  };
  const undo = (entry) => {
    const last = entry || done.at(-1);
    if (!last || !done.includes(last)) return null;
    if (done.findLast((each) => each.id === last.id) !== last) return null; // a note about what was typed over since
    done = done.filter((each) => each !== last);
    const queue = queues.get(last.id), row = rowOf(last.id);
    if (queue && isAsked(last.id)) settle(last.id, questions.get(last.id).now ?? queue.items[0].was);
    else if (queue && !queue.items.at(-1).tried && queue.items.at(-1).key === last.key) withdraw(last, queue, row);
    else send(last, last.before, last.after, last.confirm);
    return last;
  };
  const withdraw = (last, queue, row) => { // it has not left this machine yet
    queue.items.pop();
    if (!queue.items.length) queues.delete(last.id);
    if (row && queue.items.length) paint(row, value(row), queue.trouble || "sending");
    else if (row) { settled(row, row.dataset.result); window.hakem.renew(); }
  };

  // Arriving at a page, and pages that were renewed

  const seen = () => Number(document.getElementById("seq")?.dataset.seq || 0);
  const arrive = (fresh) => {
    if (fresh) done = [];
    for (const [id, entry] of stored) {
      const row = rowOf(id);
      if (entry.seq <= seen() || !id.startsWith(place())) stored.delete(id);
      else if (row) settled(row, entry.result);
    }
    for (const [id, queue] of queues) mark(id, queue, { "": "sending", waiting: "waiting" }[queue.trouble] || "refused");
    drawQuestions();
  };
  addEventListener("beforeunload", (event) => { if (unsent()) event.preventDefault(); });
  addEventListener("online", () => { for (const [id, queue] of queues) if (queue.trouble === "waiting") again(id, queue); });

  window.hakem.entry = { value, isOpen, isDisputed, isAsked, isUnanswered, isOnItsWay, unsent, waiting, write, undo, ask, forget, questions, arrive };
})();
