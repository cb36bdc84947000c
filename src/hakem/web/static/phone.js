// The page of a helper's phone: taps go into the queue, and every card shows how far its result has come.
"use strict";
(() => {
  const by = (id) => document.getElementById(id);
  const page = by("phone");
  if (!page) return;
  const round = () => Number(page.dataset.round); // a code for several rounds goes on to the next one
  const counted = (text, count) => text.replace("%n", String(count));

  // Whom a card is about, and what people call it.
  const seatOf = (card) => ({ white: Number(card.dataset.white), black: Number(card.dataset.black), seated: Number(card.dataset.seated) });
  const itemOf = (card) => queue.of(round(), Number(card.dataset.board), seatOf(card));
  const cardOf = (item) => {
    const card = item.round === round() ? by(`ph${item.board}`) : null;
    return card && itemOf(card)?.key === item.key ? card : null;
  };

  // A card says what the desk knows; what waits here is laid over it. What became of a report, the desk answers.
  const settle = (item, answer) => {
    const told = answer.reports?.[0], card = cardOf(item);
    if (told?.outcome === "late") return page.dataset.late;
    if (told?.outcome === "older") return page.dataset.older;
    if (card && ["entered", "same", "agreed"].includes(told?.outcome ?? "entered")) Object.assign(card.dataset, { result: item.result, state: "sent" });
    return "";
  };
  const letter = (item) => {
    if (item.board === "line-up") return [page.dataset.lineUp, lineUp.body(item)];
    const { round, board, result, key, white, black, seated, device, turn } = item;
    return [page.dataset.report, { round, board, result, key, white, black, seated, device, turn }];
  };
  const queue = window.hakemQueue(page.dataset.event, letter, () => paint(), (item, answer) => {
    const said = item.board === "line-up" ? lineUp.settle(item) : settle(item, answer);
    if (queue.unsent.length <= 1) setTimeout(() => window.hakem?.renew?.(), 0);
    return said;
  });

  const lineUp = window.hakemLineUp(page, queue);

  const stateOf = (card, item) => {
    if (!item) return card.dataset.state;
    if (item.refused) return "refused";
    return queue.trouble || !navigator.onLine ? "waiting" : "sending";
  };

  // Cards that show what they should are left alone; after news from the desk all are looked at again.
  let painted = new WeakMap();
  const paintCard = (card) => {
    const item = itemOf(card);
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
    const shown = (item) => (item.board === "line-up" ? item.round === round() && lineUp.seats.length : cardOf(item));
    const left = queue.refused.filter((item) => !shown(item));
    list.hidden = left.length === 0;
    list.replaceChildren(...left.map((item) => {
      const row = document.createElement("li");
      row.className = "note bad";
      const words = document.createElement("span");
      const about = item.board === "line-up" ? list.dataset.lineUp : list.dataset.text.replace("%n", item.round).replace("%b", item.who ? `${item.label} (${item.who})` : item.board).replace("%r", item.text ?? item.result);
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
    document.title = count ? `(${count}) ${page.dataset.title}` : page.dataset.title;
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
    const known = card.dataset.state !== "open" && card.dataset.result === button.dataset.value && !card.dataset.kept;
    if (known && !itemOf(card)) return; // the desk has it already
    const who = Array.from(card.querySelectorAll(".ph-who .name"), (name) => name.textContent).join(" – ");
    const more = { ...seatOf(card), label: card.dataset.label, who, text: button.textContent };
    queue.put(round(), Number(card.dataset.board), button.dataset.value, more);
  });

  document.addEventListener("submit", (event) => {
    if (event.target.id !== "ph-lock") return;
    if (queue.unsent.length === 0) { queue.clear(); lineUp.forget(); return; } // whoever gets the phone begins with nothing
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
  // News from the desk, and another round by a link or the way back: what waits or was chosen here is laid over it at once.
  const again = () => { painted = new WeakMap(); paint(); queue.soon(); };
  document.addEventListener("hakem:renewed", again);
  document.addEventListener("htmx:after:swap", () => { if (!window.hakem?.renewing?.()) again(); });
  addEventListener("pageshow", again);
  lineUp.begin();
  if (!queue.kept || !queue.probe()) queue.kept = false;
  paint();
  queue.soon();
})();
