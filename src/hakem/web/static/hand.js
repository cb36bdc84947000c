// Pairing by hand: moves are sent and judged, the page keeps the work over a reload, players are found by letters and dragged.
"use strict";
(() => {
  const by = (id) => document.getElementById(id);
  const work = () => by("hand-work");
  const memory = {
    get: (key) => { try { return JSON.parse(sessionStorage.getItem(key) || "null"); } catch { return null; } },
    set: (key, value) => { try { sessionStorage.setItem(key, JSON.stringify(value)); } catch { /* not kept */ } },
    drop: (key) => { try { sessionStorage.removeItem(key); } catch { /* not kept */ } },
  };
  const key = () => `hakem-hand/${work().dataset.key}`;
  const FIELDS = ["boards", "byes", "picked", "leaving"];

  // Moves go one after the other, so that none is judged on an older state than it was made on.
  let queue = Promise.resolve();
  const send = (move) => { queue = queue.then(() => sent(move)).catch(() => undefined); return queue; };
  const sent = async (move) => {
    const form = by("hand-form");
    if (!form) return;
    const fields = new URLSearchParams(new FormData(form));
    fields.set("move", move);
    fields.set("_part", "1");
    const place = placeOf(document.activeElement);
    const answer = await fetch(form.action, { method: "POST", body: fields });
    if (!answer.ok) { location.reload(); return; }
    await htmx.swap({ target: work(), text: await answer.text(), swap: "outerMorph", sourceElement: work() });
    keep();
    refocus(place, move);
  };
  const keep = () => {
    const form = by("hand-form");
    if (form) memory.set(key(), Object.fromEntries(FIELDS.map((name) => [name, form.elements[name].value])));
  };

  // The focus stays where it was; when its place is gone, the next one in the list gets it.
  const players = () => Array.from(document.querySelectorAll("#hand-pool .hand-player"));
  const placeOf = (element) => ({ id: element?.id || "", at: players().indexOf(element) });
  const refocus = (place, move) => {
    if (move === "leave") { by("hand-beside")?.focus(); return; }
    const here = place.id && by(place.id);
    if (here) { here.focus({ preventScroll: true }); return; }
    const list = players();
    const next = list[Math.min(Math.max(place.at, 0), list.length - 1)] || by("hand-next");
    next?.focus();
  };

  // What was under way before a reload, or before news replaced the page.
  const settle = () => {
    const here = work();
    if (!here || !here.dataset.fresh) return;
    delete here.dataset.fresh;
    const kept = memory.get(key());
    if (!kept) return;
    const form = by("hand-form");
    for (const name of FIELDS) form.elements[name].value = kept[name] || "";
    send(kept.leaving ? "leave" : "");
  };

  document.addEventListener("submit", (event) => {
    if (event.target.id === "hand-form") {
      event.preventDefault();
      event.stopImmediatePropagation();
      const move = event.submitter?.value;
      if (move) send(move);
    }
    if (event.target.id === "hand-done") memory.drop(key());
  }, true);
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-hand-drop]") && work()) memory.drop(key());
  });

  // Keys in the list: arrows, letters of a name, Escape lets go.
  let typed = "", forget = 0;
  document.addEventListener("keydown", (event) => {
    if (!work() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, textarea")) return;
    if (event.key === "Escape" && by("hand-let-go")) { event.preventDefault(); send("let-go"); return; }
    const list = players();
    const at = list.indexOf(document.activeElement);
    if (["ArrowDown", "ArrowUp", "Home", "End"].includes(event.key) && at >= 0) {
      event.preventDefault();
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }[event.key];
      list[Math.min(Math.max(to, 0), list.length - 1)].focus();
      return;
    }
    if (event.key.length !== 1 || event.key === " " || !/[\p{L}\p{N}]/u.test(event.key)) return;
    clearTimeout(forget);
    forget = setTimeout(() => { typed = ""; }, 900);
    typed += window.hakem.folded(event.key);
    const names = list.map((each) => window.hakem.folded(each.dataset.name));
    const from = typed.length === 1 ? at + 1 : Math.max(at, 0);
    const order = [...list.keys()].map((step) => (from + step) % list.length);
    const found = order.find((place) => names[place].split(/[\s,]+/).some((word) => word.startsWith(typed)));
    if (found !== undefined) list[found].focus();
  });

  // Dragging: a player onto a player, or onto the place of the bye.
  let dragged = "";
  const onto = (event) => event.target.closest?.("[data-player], [data-hand-bye]");
  document.addEventListener("dragstart", (event) => {
    const player = event.target.closest?.("[data-player]");
    if (!player || !work()) return;
    dragged = player.dataset.player;
    event.dataTransfer.setData("text/plain", dragged);
    event.dataTransfer.effectAllowed = "move";
  });
  document.addEventListener("dragover", (event) => {
    const place = dragged && onto(event);
    for (const other of document.querySelectorAll(".hand-over")) if (other !== place) other.classList.remove("hand-over");
    if (!place) return;
    event.preventDefault();
    place.classList.add("hand-over");
  });
  document.addEventListener("drop", (event) => {
    const place = dragged && onto(event);
    if (!place) return;
    event.preventDefault();
    place.classList.remove("hand-over");
    send(place.dataset.player ? `put:${dragged} ${place.dataset.player}` : `bye:${dragged}`);
    dragged = "";
  });
  document.addEventListener("dragend", () => { dragged = ""; });

  document.addEventListener("htmx:after:swap", settle);
  document.addEventListener("hakem:renewed", settle);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", settle);
  else settle();
})();
