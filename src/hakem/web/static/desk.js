// What all pages share: the theme, notes that go away, one press for one action, tables to filter and copy, and news.
"use strict";
(() => {
  const root = document.documentElement;
  const by = (id) => document.getElementById(id);

  // A key that the server knows an action by: pressed twice, done once.
  const newKey = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return "w" + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  };
  window.hakem = { newKey };

  // Letters as searches see them: I, ı, İ and i are one.
  const folded = (text) =>
    text.toLocaleLowerCase("tr").normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/ı/g, "i");
  window.hakem.folded = folded;

  document.addEventListener("click", (event) => {
    const theme = event.target.closest("[data-theme-switch]");
    if (theme) {
      const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      try { localStorage.setItem("hakem-theme", root.dataset.theme); } catch { /* not kept */ }
    }
    const print = event.target.closest("[data-print]");
    if (print) window.print();
    const copy = event.target.closest("[data-copy]");
    if (copy) copyTable(by(copy.dataset.copy), copy);
  });

  // Every form that changes something carries a key, and is sent once until its answer is there.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post") return;
    if (form.dataset.busy) { event.preventDefault(); event.stopImmediatePropagation(); return; }
    let field = form.querySelector('input[name="_key"]');
    if (form.action.includes("/do/")) {
      if (!field) {
        field = document.createElement("input");
        field.type = "hidden"; field.name = "_key";
        form.append(field);
      }
      field.value = newKey();
    }
    form.dataset.busy = "1";
    setTimeout(() => delete form.dataset.busy, 10000);
  }, true);
  document.addEventListener("htmx:finally:request", () => {
    for (const form of document.querySelectorAll("form[data-busy]")) delete form.dataset.busy;
  });
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form[data-busy]")) delete form.dataset.busy;
  });

  // A button that works for a while says so.
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

  // A refusal is read out and can be reached by the next key.
  let told = null;
  document.addEventListener("htmx:after:swap", () => {
    const notice = by("notice"), said = notice?.firstElementChild || null;
    if (said && said !== told) notice.focus();
    told = said;
    settle();
  });

  // Notes go away by themselves; the address forgets them at once.
  let going = 0;
  const settle = () => {
    const address = new URL(location.href);
    if (address.searchParams.has("done")) {
      address.searchParams.delete("done");
      history.replaceState(history.state, "", address);
      showToast();
    }
    listen();
  };
  const showToast = () => {
    const toast = by("toast");
    clearTimeout(going);
    if (toast && !toast.hidden) going = setTimeout(() => { toast.hidden = true; }, 12000);
  };
  window.hakem.toast = (text, undo) => {
    const toast = by("toast");
    toast.replaceChildren();
    const words = document.createElement("span");
    words.textContent = text;
    toast.append(words);
    if (undo) {
      const button = document.createElement("button");
      button.type = "button"; button.className = "button slim"; button.textContent = undo.label;
      button.addEventListener("click", () => { toast.hidden = true; undo.act(); }, { once: true });
      toast.append(button);
    }
    toast.hidden = false;
    showToast();
  };

  // Tables: a box that filters rows, a button that copies them.
  document.addEventListener("input", (event) => {
    const box = event.target.closest("[data-filter]");
    if (!box) return;
    const wanted = folded(box.value.trim());
    for (const row of by(box.dataset.filter).tBodies[0].rows)
      row.hidden = wanted !== "" && !folded(row.textContent).includes(wanted);
  });
  const copyTable = async (table, button) => {
    const lines = Array.from(table.rows).filter((row) => !row.hidden).map((row) =>
      Array.from(row.cells, (cell) => cell.innerText.replace(/\s+/g, " ").trim()).join("\t"));
    const text = lines.join("\n");
    const said = button.dataset.copied || "✓";
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // On plain http in the hall there is no clipboard: the text is put where it can be copied by hand.
      const area = document.createElement("textarea");
      area.value = text; area.className = "hidden-text";
      document.body.append(area); area.select(); document.execCommand("copy"); area.remove();
    }
    window.hakem.toast(said);
  };

  // News: the socket says how long the journal is; what has changed is fetched, row by row where that is enough.
  let socket = null, event = "", patience = 1000, poll = 0, asking = false, again = false, renewing = false, known = 0;
  const seen = () => Number(by("seq")?.dataset.seq || 0);
  const listen = () => {
    const wanted = by("seq")?.dataset.event || "";
    if (wanted) document.body.dataset.event = wanted; else delete document.body.dataset.event;  // a swap leaves the body as it was
    if (wanted === event && (socket || poll)) return;
    if (socket) { const old = socket; socket = null; old.close(); }
    clearTimeout(poll); poll = 0;
    event = wanted; known = 0;
    if (event) connect();
  };
  const connect = () => {
    const mine = event;
    const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/v1/events/${encodeURIComponent(mine)}/live`);
    socket = opened;
    opened.onmessage = (message) => { patience = 1000; heard(JSON.parse(message.data).seq); };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = null;
      patience = Math.min(patience * 2, 15000);
      poll = setTimeout(ask, patience, mine);
    };
  };
  const ask = async (mine) => {
    poll = 0;
    if (mine !== event) return;
    try {
      const answer = await fetch(`/e/${encodeURIComponent(mine)}/head`, { cache: "no-cache" });
      if (answer.ok) heard((await answer.json()).seq);
    } catch { /* the server is away: nothing is lost, the next look is in a moment */ }
    if (mine === event) connect();
  };
  addEventListener("online", () => { if (poll) { clearTimeout(poll); patience = 1000; ask(event); } });
  const heard = (seq) => {
    known = seq;
    if (seq > seen() && !document.body.dataset.still) renew();
  };
  // While something that was pressed is on its way, its answer comes first: no button becomes another one under a finger.
  let working = 0;
  document.addEventListener("htmx:before:request", () => { working += 1; });
  document.addEventListener("htmx:finally:request", () => {
    working = Math.max(0, working - 1);
    if (again && !working && !asking) { again = false; renew(); }
  });
  window.hakem.working = () => working > 0;
  // What is fetched for one page is never put into the next one, nor an older state over a newer one.
  const place = () => location.pathname + location.search.replace(/[?&]done=[\d.]*/, "");
  // Blocks that were changed here before the server said so: the next news that are asked for after that name them in any case.
  const unsure = new Map();
  let changes = 0;
  window.hakem.unsure = (id) => unsure.set(id, (changes += 1));
  const renew = async () => {
    if (asking || working) { again = true; return; }
    asking = true;
    const here = place();
    const elsewhere = () => place() !== here;
    try {
      const address = new URL(location.href);
      address.searchParams.set("since", String(seen()));
      const also = [...unsure];
      if (also.length) address.searchParams.set("also", also.map(([id]) => id).join(","));
      const answer = await fetch(address, { headers: { accept: "application/json" } });
      const news = answer.ok ? await answer.json().catch(() => null) : null;
      if (elsewhere()) { again = true; return; }
      if (!news) { await alertAlone(elsewhere); return; }
      if (news.seq < seen()) return;
      for (const [id, change] of also) if (unsure.get(id) === change) unsure.delete(id);
      if (news.whole) await whole(elsewhere); else await blocks(news.blocks, elsewhere);
      document.dispatchEvent(new CustomEvent("hakem:renewed"));
    } catch { setTimeout(() => heard(known), 1000); } finally { // perhaps no other news come behind these
      // While results come in one after the other, a few looks a second are enough.
      setTimeout(() => { asking = false; if (again) { again = false; renew(); } }, again ? 200 : 0);
    }
  };
  const block = async (element, html) => {
    const opened = Array.from(element.querySelectorAll("details[id][open]"), (each) => each.id);
    await htmx.swap({ target: element, text: html, swap: "outerMorph", sourceElement: element });
    for (const each of opened) by(each)?.setAttribute("open", "");
  };
  // Many parts are renewed one after the other and without a pause, and told once, by "hakem:renewed".
  const blocks = async (found, elsewhere) => {
    renewing = true;
    try {
      for (const [id, html] of Object.entries(found)) if (by(id) && !elsewhere()) await block(by(id), html);
    } finally { renewing = false; }
  };
  window.hakem.renewing = () => renewing;
  // A page that cannot be renewed, the answer to a form, learns at least what has to be decided.
  const alertAlone = async (elsewhere) => {
    if (!by("alert")) return;
    const answer = await fetch(`/e/${encodeURIComponent(event)}/alert`);
    const html = answer.ok ? await answer.text() : "";
    if (html && by("alert") && !elsewhere()) await block(by("alert"), html);
  };
  const whole = async (elsewhere) => {
    const answer = await fetch(location.href);
    const text = await answer.text();
    if (elsewhere()) { again = true; return; }
    const fresh = new DOMParser().parseFromString(text, "text/html");
    if (!answer.ok || Number(fresh.getElementById("seq")?.dataset.seq || 0) < seen()) return;
    const parts = ["seq", "facts", "fide", "alert", "ph-where", "ph-done", "main"].map((id) => fresh.getElementById(id)).filter(Boolean);
    await blocks(Object.fromEntries(parts.map((part) => [part.id, part.outerHTML])), elsewhere);
  };
  window.hakem.renew = renew;

  // News come when all scripts of the page are there: no part is renewed over what somebody chose before them.
  if (document.readyState === "complete") settle();
  else document.addEventListener("DOMContentLoaded", settle);
})();
