// The page of a helper's phone: taps go into the queue, and every card shows how far its result has come.
"use strict";
(() => {
  const by = (id) => document.getElementById(id);
  const page = by("phone");
  if (!page) return;
  const round = Number(page.dataset.round);
  const title = document.title;
  const counted = (text, count) => text.replace("%n", String(count));

  // A card says what the desk knows; what waits here is laid over it.
  const settle = (item) => {
    const card = by(`ph${item.board}`);
    if (item.round === round && card) Object.assign(card.dataset, { result: item.result, state: "sent" });
  };
  const letter = (item) => {
    if (item.board === "line-up") return [page.dataset.lineUp, lineUp.body(item)];
    const { round, board, result, key } = item;
    return [page.dataset.report, { round, board, result, key }];
  };
  const queue = window.hakemQueue(page.dataset.event, letter, () => paint(), (item) => {
    if (item.board === "line-up") lineUp.settle(item);
    else settle(item);
    paint();
    if (queue.unsent.length === 0) window.hakem?.renew?.();
  });

  const lineUp = window.hakemLineUp(page, queue, round);

  const stateOf = (card, item) => {
    if (!item) return card.dataset.state;
    if (item.refused) return "refused";
    return queue.trouble || !navigator.onLine ? "waiting" : "sending";
  };

  // Cards that show what they should are left alone; after news from the desk all are looked at again.
  let painted = new WeakMap();
  const paintCard = (card) => {
    const item = queue.of(round, Number(card.dataset.board));
    const [result, state] = [item ? item.result : card.dataset.result, stateOf(card, item)];
    const shown = [result, state, item?.refused].join("|");
    if (painted.get(card) === shown) return;
    painted.set(card, shown);
    for (const button of card.querySelectorAll("[data-value]")) {
      const pressed = String(button.dataset.value === result);
      if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
    }
    card.classList.toggle("ph-look", ["waiting", "disputed", "refused"].includes(state));
    const place = card.querySelector(".ph-state");
    if (place.dataset.shown !== state || !place.firstElementChild) {
      place.replaceChildren(by(`ph-${state}`).content.cloneNode(true));
      place.dataset.shown = state;
    }
    const says = card.querySelector(".ph-says");
    if (item?.refused) { says.textContent = item.refused; says.hidden = false; says.dataset.own = "1"; }
    else if (says.dataset.own) { says.textContent = ""; says.hidden = true; delete says.dataset.own; }
  };

  // What was refused and has no card here any more: said once more, until it has been read.
  const paintLeft = () => {
    const list = by("ph-left");
    const shown = (item) => item.round === round && (item.board === "line-up" ? lineUp.seats.length : by(`ph${item.board}`));
    const left = queue.refused.filter((item) => !shown(item));
    list.hidden = left.length === 0;
    list.replaceChildren(...left.map((item) => {
      const row = document.createElement("li");
      row.className = "note bad";
      const words = document.createElement("span");
      const about = item.board === "line-up" ? list.dataset.lineUp : list.dataset.text.replace("%b", `${item.round}.${item.board}`).replace("%r", item.result);
      words.textContent = `${about} ${item.refused}`;
      const drop = document.createElement("button");
      drop.type = "button"; drop.className = "button slim push"; drop.textContent = list.dataset.drop;
      drop.addEventListener("click", () => queue.drop(item.key));
      row.append(words, drop);
      return row;
    }));
  };

  let asked = false;
  const banner = () => {
    const count = queue.unsent.length, words = page.dataset;
    if (asked && count) return [words.sendFirst, words.sendFirstMore];
    if (queue.trouble === "code") return [words.codeOver, counted(words.codeOverMore, count)];
    if (queue.trouble === "server" && count) return [counted(words.trouble, count), words.troubleMore];
    if (count && (queue.trouble || !navigator.onLine)) return [counted(words.offline, count), words.offlineMore];
    if (!navigator.onLine) return [words.offlineEmpty, words.offlineMore];
    if (!queue.kept) return [words.notKept, words.notKeptMore];
    return null;
  };

  const paint = () => {
    const count = queue.unsent.length, said = banner(), unsent = by("ph-unsent");
    if (!count) asked = false;
    by("ph-banner").hidden = !said;
    by("ph-banner-link").hidden = queue.trouble !== "code";
    if (said) [by("ph-banner-title").textContent, by("ph-banner-text").textContent] = said;
    unsent.hidden = count === 0;
    unsent.textContent = counted(page.dataset.unsent, count);
    document.title = count ? `(${count}) ${title}` : title;
    document.querySelectorAll(".ph-card").forEach(paintCard);
    lineUp.paint();
    paintLeft();
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest(".ph-card button");
    if (!button) return;
    const card = button.closest(".ph-card");
    if ("more" in button.dataset) {
      const others = card.querySelector(".ph-others");
      others.hidden = !others.hidden;
      button.setAttribute("aria-expanded", String(!others.hidden));
      return;
    }
    const board = Number(card.dataset.board), item = queue.of(round, board);
    const known = card.dataset.state !== "open" && card.dataset.result === button.dataset.value;
    if (known && !item) return; // the desk has it already
    queue.put(round, board, button.dataset.value);
  });

  document.addEventListener("submit", (event) => {
    if (event.target.id !== "ph-lock") return;
    if (queue.unsent.length === 0) { queue.change(() => []); lineUp.forget(); return; } // whoever gets the phone begins with nothing
    event.preventDefault();
    event.stopImmediatePropagation();
    asked = true;
    paint();
    queue.soon();
  }, true);

  addEventListener("beforeunload", (event) => {
    if (queue.unsent.length && !(queue.trouble === "code" && queue.kept)) event.preventDefault();
  });
  addEventListener("online", paint);
  addEventListener("offline", paint);
  document.addEventListener("hakem:renewed", () => { painted = new WeakMap(); paint(); queue.soon(); });
  lineUp.begin();
  if (!queue.kept || !queue.probe()) queue.kept = false;
  paint();
  queue.soon();
})();
