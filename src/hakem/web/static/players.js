// Players: the box that suggests while somebody types, rows that open in place, check-in by tapping, keys of the card.
"use strict";
(() => {
  const by = (id) => document.getElementById(id);

  // The box. Only the answer to what stands in it now is shown, and Enter waits for that answer.
  let asked = "", asking = Promise.resolve(), timer = 0, chosen = -1;
  const options = () => [...(by("pl-found")?.querySelectorAll('[role="option"]') || [])];
  const mark = (at) => {
    const all = options();
    chosen = all.length ? (at + all.length) % all.length : -1;
    all.forEach((option, place) => option.setAttribute("aria-selected", String(place === chosen)));
    const box = by("pl-text");
    if (chosen >= 0) { box.setAttribute("aria-activedescendant", all[chosen].id); all[chosen].scrollIntoView({ block: "nearest" }); }
    else box.removeAttribute("aria-activedescendant");
  };
  const shut = () => {
    const list = by("pl-found");
    if (!list) return;
    list.hidden = true; list.replaceChildren(); chosen = -1; asked = "";
    by("pl-text").setAttribute("aria-expanded", "false");
    by("pl-text").removeAttribute("aria-activedescendant");
  };
  const suggest = async () => {
    const box = by("pl-text"), form = by("pl-add"), text = box ? box.value.trim() : "";
    if (!form || text === asked) return;
    if (text.replace(/[^\p{L}\d]/gu, "").length < 3) { shut(); return; }
    asked = text;
    try {
      const answer = await fetch(`${form.dataset.suggest}?q=${encodeURIComponent(text)}`);
      if (!answer.ok || !by("pl-text") || by("pl-text").value.trim() !== text) return;
      const list = by("pl-found");
      list.innerHTML = await answer.text();
      list.hidden = false;
      by("pl-text").setAttribute("aria-expanded", "true");
      mark(Math.max(0, options().findIndex((option) => option.getAttribute("aria-disabled") !== "true")));
    } catch { /* the server is away: the name can be typed in full */ }
  };
  const look = () => { clearTimeout(timer); asking = asking.then(suggest); return asking; };
  const pick = (option) => {
    const form = by("pl-add");
    for (const old of form.querySelectorAll("[data-picked]")) old.remove();
    if (option && option.dataset.fields && option.getAttribute("aria-disabled") !== "true") {
      for (const [name, value] of Object.entries(JSON.parse(option.dataset.fields))) {
        const field = document.createElement("input");
        field.type = "hidden"; field.name = name; field.value = value; field.dataset.picked = "1";
        form.append(field);
      }
    }
    shut();
    form.requestSubmit();
  };
  document.addEventListener("input", (event) => {
    if (event.target.id === "pl-text") {
      for (const old of by("pl-add").querySelectorAll("[data-picked]")) old.remove();
      clearTimeout(timer); timer = setTimeout(look, 90);
    }
    const box = event.target.closest("[data-pl-filter]");
    if (box) {
      const wanted = window.hakem.folded(box.value.trim());
      for (const row of by(box.dataset.plFilter).tBodies[0].rows)
        if (!row.classList.contains("pl-opened")) row.hidden = wanted !== "" && !window.hakem.folded(row.textContent).includes(wanted);
    }
    if (event.target.id === "ci-find") {
      const wanted = window.hakem.folded(event.target.value.trim());
      for (const row of by("ci-list").children) row.hidden = wanted !== "" && !window.hakem.folded(row.textContent).includes(wanted);
    }
  });
  document.addEventListener("keydown", async (event) => {
    if (event.target.id === "pl-text") {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        mark(chosen + (event.key === "ArrowDown" ? 1 : -1));
      } else if (event.key === "Escape") {
        shut();
      } else if (event.key === "Enter" && !event.isComposing) {
        event.preventDefault();
        if (!event.target.value.trim()) return;
        await look();
        pick(options()[chosen]);
      }
      return;
    }
    if (event.target.id === "ci-find" && event.key === "Enter") {
      event.preventDefault();
      const row = [...by("ci-list").children].find((each) => !each.hidden && each.querySelector('[aria-pressed="false"]'));
      if (row && event.target.value.trim()) { tap(row.querySelector(".ci-row")); event.target.select(); }
      return;
    }
    const turn = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    if (turn && by("cd-turn") && !event.altKey && !event.ctrlKey && !event.metaKey && !event.target.closest("input, textarea, select, .scroll"))
      by("cd-turn").querySelector(`[rel="${turn}"]`)?.click();
    if (event.key === "Escape" && event.target.closest(".pl-opened")) close();
  });

  // Rows: one at a time is open, below itself; what was typed there stays when the list is renewed around it.
  let open = null;
  const close = () => {
    if (!open) return;
    const opener = document.querySelector(`[data-opens="${open.id}"]`);
    open.row.remove();
    open = null;
    if (opener) { opener.setAttribute("aria-expanded", "false"); opener.focus(); }
  };
  const expand = async (id) => {
    const again = open && open.id === id;
    close();
    if (again) return;
    const opener = document.querySelector(`[data-opens="${id}"]`);
    const answer = await fetch(`${opener.getAttribute("href")}?part=1`);
    if (!answer.ok) { location.href = opener.href; return; }
    const holder = document.createElement("tbody");
    holder.innerHTML = await answer.text();
    const row = holder.querySelector("tr");
    const above = by("p" + id);
    row.cells[0].colSpan = [...above.cells].filter((cell) => cell.offsetParent !== null).length;
    above.after(row);
    htmx.process(row);
    open = { id, row, sent: false };
    opener.setAttribute("aria-expanded", "true");
    row.querySelector('input[name="name"]')?.focus();
    row.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("click", (event) => {
    const option = event.target.closest('#pl-found [role="option"]');
    if (option) { pick(option); return; }
    if (!event.target.closest("#pl-add")) shut();
    const opener = event.target.closest("[data-opens]");
    if (opener && !event.ctrlKey && !event.metaKey) { event.preventDefault(); event.stopPropagation(); expand(opener.dataset.opens); return; }
    if (event.target.closest("[data-close]")) { close(); return; }
    const row = event.target.closest("tr[data-open]");
    if (row && !event.target.closest("a, button, input, label") && !getSelection().toString()) expand(row.dataset.open);
    const show = event.target.closest("[data-ci-show]");
    if (show) {
      by("ci-list").dataset.show = show.dataset.ciShow;
      for (const each of document.querySelectorAll("[data-ci-show]")) each.setAttribute("aria-pressed", String(each === show));
    }
    const all = event.target.closest("[data-ci-all]");
    if (all) for (const radio of document.querySelectorAll(`.ci-choices input[value="${all.dataset.ciAll}"]`)) radio.checked = true;
    const tapped = event.target.closest(".ci-row");
    if (tapped) { event.preventDefault(); event.stopPropagation(); tap(tapped); }
  }, true);

  // Check-in: the row turns at once; the server's word follows, for this tab and all others.
  const tap = async (button) => {
    const was = button.getAttribute("aria-pressed"), here = was !== "true";
    const id = button.value.split(":")[0];
    button.setAttribute("aria-pressed", String(here));
    window.hakem.unsure(button.closest("li").id);
    const body = new FormData();
    body.set("tap", `${id}:${here ? 1 : 0}`);
    body.set("_key", window.hakem.newKey());
    try {
      const answer = await fetch(by("ci-form").action, { method: "POST", body, headers: { accept: "application/json" } });
      if (!answer.ok || !(answer.headers.get("content-type") || "").includes("json")) throw new Error("refused");
      window.hakem.renew();
    } catch {
      button.setAttribute("aria-pressed", was);
      button.closest("form").requestSubmit(button);
    }
  };

  // A pasted table: another meaning of a column shows it anew, and the button counts what is chosen.
  const counted = () => {
    const button = by("pl-yes");
    if (!button) return;
    const chosen = [...document.querySelectorAll('#pl-preview [name="take"]')].filter((box) => box.checked).length
      + [...document.querySelectorAll('#pl-preview [name="twin"]')].filter((choice) => choice.value).length;
    button.textContent = chosen === 0 ? button.dataset.none : chosen === 1 ? button.dataset.one : button.dataset.many.replace("#", chosen);
    button.disabled = chosen === 0;
  };
  // What was chosen row by row stays when the same table is shown anew.
  let shown = "", kept = null;
  const pasted = () => [by("pl-table-text")?.value, ...[...(by("pl-paste")?.file?.files || [])].map((file) => `${file.name} ${file.size}`)].join("\n");
  const keep = () => {
    kept = pasted() !== shown ? null : {
      left: [...document.querySelectorAll('#pl-preview [name="take"]')].filter((box) => !box.checked).map((box) => box.value),
      twins: [...document.querySelectorAll('#pl-preview [name="twin"]')].map((choice) => choice.value).filter(Boolean),
    };
  };
  const begin = (heading) => {
    if (!heading) return;
    heading.tabIndex = heading.localName === "h2" ? -1 : 0;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "start" });
  };
  const give = () => {
    shown = pasted();
    if (!kept) { begin(by("pl-preview").querySelector("h2, summary")); return; }
    for (const box of document.querySelectorAll('#pl-preview [name="take"]'))
      if (kept.left.includes(box.value)) box.checked = false;
    for (const choice of document.querySelectorAll('#pl-preview [name="twin"]')) {
      const option = [...choice.options].find((each) => kept.twins.includes(each.value));
      if (option) choice.value = option.value;
    }
    kept = null;
    counted();
  };
  document.addEventListener("click", (event) => { if (event.target.closest("#pl-yes")) keep(); });
  document.addEventListener("htmx:after:swap", (event) => { if (event.detail?.ctx?.sourceElement?.id === "pl-paste" && by("pl-yes")) give(); });
  document.addEventListener("change", (event) => {
    if (event.target.matches("[data-pl-column]")) { keep(); by("pl-paste").requestSubmit(); }
    if (event.target.matches('#pl-preview [name="take"], #pl-preview [name="twin"]')) counted();
  });
  document.addEventListener("click", (event) => {
    const all = event.target.closest("[data-pl-all]");
    if (!all) return;
    for (const choice of all.closest("section").querySelectorAll('[name="twin"]'))
      choice.value = all.dataset.plAll ? ([...choice.options].find((each) => each.value.endsWith(":" + all.dataset.plAll))?.value ?? "") : "";
    counted();
  });

  // Behind every change the cursor waits where the next thing is typed. News of others may come in between,
  // so that only the answer to a form itself ends what was typed in it.
  const settle = () => {
    if (!open || open.row.isConnected) return;
    const row = by("p" + open.id), opener = document.querySelector(`[data-opens="${open.id}"]`);
    if (row && !open.sent) {
      row.after(open.row);
      opener.setAttribute("aria-expanded", "true");
    } else {
      open = null;
      if (document.activeElement === document.body) opener?.focus();
    }
  };
  document.addEventListener("htmx:after:swap", (event) => {
    const source = event.detail?.ctx?.sourceElement, form = by("pl-add");
    if (by("notice")?.firstElementChild) { if (open) open.sent = false; return; }
    if (form && source && source.id === "pl-add") {
      form.reset();
      for (const old of form.querySelectorAll("[data-picked]")) old.remove();
      shut();
      by("pl-text").focus();
    }
    settle();
  });
  document.addEventListener("hakem:renewed", () => {
    settle();
    for (const box of document.querySelectorAll("[data-pl-filter], #ci-find"))
      if (box.value) box.dispatchEvent(new Event("input", { bubbles: true }));
  });
  document.addEventListener("submit", (event) => {
    if (open && open.row.contains(event.target)) open.sent = true;
  });
})();
