// The rows of results on a page, boards of a round or games of a match: which there are, what they show, what is said of them.
// A result is kept White's score first; it is shown, and a key is read, as the two names stand: a turned row has Black on the left.
"use strict";
(() => {
  const by = (id) => document.getElementById(id);
  const list = () => document.querySelector("[data-rows]");
  const enters = () => Boolean(list()?.dataset.enters);

  let said = {}, saidBy = "";
  const words = () => {
    const text = list()?.dataset.words || saidBy || "{}";
    if (text !== saidBy) { saidBy = text; said = JSON.parse(text); }
    return said;
  };
  const say = (key, data = {}) => (words()[key] || "").replace(/\{(\w+)\}/g, (_, name) => data[name] ?? "");
  // What a press came to, in words; each press that is accepted takes the words of the one before away.
  const tell = (text, refused = false) => {
    const line = by("keys-said");
    line?.classList.toggle("refused", refused);
    if (line && line.textContent !== text) line.textContent = text;
  };

  const all = () => Array.from(list()?.querySelectorAll("[data-board], [data-game]") || []).filter((row) => row.matches("tr, li"));
  const place = () => (list() ? `${list().dataset.event}/${list().dataset.round || "games"}/` : "");
  const idOf = (row) => place() + (row.dataset.board || `${row.dataset.match || ""} ${row.dataset.game}`);
  const rowOf = (id) => (id && id.startsWith(place()) && all().find((row) => idOf(row) === id)) || null;
  const called = (row) => (row.dataset.board ? say("board", { board: row.dataset.label }) : row.dataset.label);
  const isShown = (row) => row.checkVisibility();

  const mirrored = (result) => {
    const unrated = result.endsWith("u") ? "u" : "", text = unrated ? result.slice(0, -1) : result;
    const sign = ["/", "-"].find((each) => text.includes(each));
    if (!sign) return result;
    const [one, other] = text.split(sign === "/" ? "/" : /(?<=.)-/);
    return other + sign + one + unrated;
  };
  // From what is kept to what reads from the left, and back again.
  const read = (row, result) => (row?.dataset.turned ? mirrored(result) : result);
  const shown = (row, result) => {
    const text = read(row, result);
    return words().shown?.[text] ?? text;
  };

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
  const KINDS = ["r-open", "r-done", "r-forfeit", "r-adjourned", "r-disputed", "r-rating"];
  const paint = (row, result, mode) => {
    const kind = kindOf(result), cell = row.querySelector(".result, .ko-result");
    if (cell) {
      cell.textContent = shown(row, result);
      if (cell.matches("button")) cell.setAttribute("aria-label", `${called(row)}: ${shown(row, result)}`);
    }
    row.classList.remove(...KINDS);
    row.classList.add(`r-${kind}`);
    row.classList.toggle("sending", mode === "sending");
    row.classList.toggle("unsent", mode === "waiting" || mode === "refused");
    paintState(row.querySelector(".state"), kind, mode);
  };
  const paintState = (state, kind, mode) => {
    if (!state) return;
    state.className = `state${mode ? " look" : kind === "done" || kind === "forfeit" ? " done" : kind === "adjourned" ? " look" : ""}`;
    const word = document.createElement("span");
    word.className = "word";
    word.textContent = mode ? say(mode) : words().states?.[kind] || "";
    state.replaceChildren(icon(ICONS[mode || kind]), word);
  };
  const unsure = (row) => {
    const block = row.closest("tr[id], [data-block]");
    if (block) window.hakem.unsure(block.id);
  };
  // What the server has said of a row before its page is renewed: the next news bring the row in any case.
  const settled = (row, result) => {
    unsure(row);
    row.dataset.result = result;
    paint(row, result, "");
  };

  const button = (label, act, kind = "button slim") => {
    const made = document.createElement("button");
    made.type = "button"; made.className = kind; made.textContent = label;
    made.addEventListener("click", act);
    return made;
  };
  // A line that belongs to a row stands under it: in a table a row of its own, in a card its end.
  const line = (row, kind, ...parts) => {
    const table = row.closest("table"), made = document.createElement(table ? "tr" : "div");
    made.className = kind; made.dataset.of = row.dataset.board || row.id;
    if (!table) { made.append(...parts); row.append(made); return made; }
    const cell = document.createElement("td");
    cell.colSpan = table.tHead.rows[0].cells.length;
    cell.append(...parts); made.append(cell);
    let last = row;
    while (last.nextElementSibling?.dataset.of === made.dataset.of && !last.nextElementSibling.matches(".entry")) last = last.nextElementSibling;
    last.after(made);
    return made;
  };
  const lineOf = (row, kind) =>
    document.querySelector(`.${kind}[data-of="${CSS.escape(row.dataset.board || row.id)}"]`);

  window.hakem.rows = {
    list, enters, words, say, tell, all, place, idOf, rowOf, called, isShown, read, shown, paint, settled, unsure, button, line, lineOf,
  };
})();
