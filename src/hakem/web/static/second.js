// The second pass: all results are typed once more; each key is compared with what is recorded, and a difference stops.
"use strict";
(() => {
  const { say, all, idOf, shown, button } = window.hakem.rows;
  const entry = window.hakem.entry;
  const bar = () => document.getElementById("second");
  let on = false, read = new Set();

  const next = (id) => {
    const rows = all(), at = rows.findIndex((row) => idOf(row) === id);
    return [...rows.slice(at + 1), ...rows.slice(0, at + 1)].find((row) => !read.has(idOf(row)) && !entry.isAsked(idOf(row)));
  };
  const compare = (row, result) => {
    const id = idOf(row), first = entry.value(row);
    if (first === result) { ticked(id); return; }
    entry.ask(id, {
      kind: "second", first, second: result,
      answers: (of) => [
        button(say("second-first", { value: shown(of, first) }), () => agreed(id)),
        button(say("second-second", { value: shown(of, result) }), () => { entry.write(of, result); agreed(id); }),
      ],
    });
    window.hakem.keys.asked(id);
  };
  const agreed = (id) => { entry.forget(id); ticked(id); };
  const ticked = (id) => {
    read.add(id);
    draw();
    const following = next(id), sign = document.querySelector("[data-sign]");
    window.hakem.keys.put(following || window.hakem.rows.rowOf(id), Boolean(following));
    if (!following && sign && !sign.disabled) sign.focus();
  };
  const draw = () => {
    const box = bar();
    document.querySelector("[data-second]")?.setAttribute("aria-pressed", String(on));
    if (!box || (!on && box.hidden)) return;
    const rows = all();
    for (const row of rows) row.classList.toggle("read", on && read.has(idOf(row)));
    box.hidden = !on;
    const count = rows.filter((row) => read.has(idOf(row))).length, whole = count === rows.length && count > 0;
    box.querySelector(".second-count").textContent = say("progress", { done: count, all: rows.length });
    box.querySelector("progress").value = count;
    if (whole) box.querySelector(".second-help").textContent = say("complete");
    box.querySelector("[data-sign]").disabled = !whole;
  };
  const turn = (wanted) => {
    on = wanted;
    if (!on) for (const [id, question] of entry.questions) if (question.kind === "second") entry.forget(id);
    draw();
    if (on) window.hakem.keys.start(); else window.hakem.keys.leave("");
  };
  const arrive = (fresh) => {
    if (fresh) { on = false; read = new Set(); }
    for (const row of all()) if (read.has(idOf(row)) && entry.value(row) === "") read.delete(idOf(row));
    draw();
  };
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-second]")) turn(!on);
    else if (event.target.closest("[data-second-stop]")) turn(false);
  });

  window.hakem.second = { isOn: () => on, first: () => next(""), compare, arrive };
})();
