// The line-up on a captain's phone: what is chosen is kept here until it is handed in, and waits in the queue for a network.
"use strict";
(() => {
  const CALM = 200;

  class LineUp {
    constructor(page, queue) {
      Object.assign(this, { page, queue, memory: null, timer: 0, asked: 0 });
    }

    get round() { return Number(this.page.dataset.round); }

    get card() { return document.getElementById("phline-up"); }
    get seats() { return [...(this.card?.querySelectorAll("select[data-seat]") ?? [])]; }
    get item() { return this.queue.of(this.round, "line-up"); }

    // What was chosen and not handed in yet, by this phone alone.
    get place() { return `hakem-line-up-${this.page.dataset.event}-${this.round}-${this.card.dataset.team}`; }
    get draft() { try { return localStorage.getItem(this.place) ?? this.memory; } catch { return this.memory; } }
    set draft(text) {
      this.memory = text;
      try {
        localStorage.removeItem(this.place); // an older one must not stay where there is no room for the new one
        if (text !== null) localStorage.setItem(this.place, text);
      } catch { /* kept in memory */ }
    }

    // What the card has to show, seat by seat. While the page is renewed its fields may show what the desk knew before.
    get wanted() { return this.draft ?? this.item?.result ?? this.card.dataset.chosen; }
    get chosen() {
      let players = [];
      try { players = JSON.parse(this.wanted); } catch { /* not ours */ }
      return this.seats.map((_seat, at) => players[at] ?? null);
    }

    show(text) {
      let players = null;
      try { players = JSON.parse(text); } catch { /* not ours */ }
      if (!Array.isArray(players)) return;
      this.seats.forEach((seat, at) => {
        const value = String(players[at] ?? "");
        if (seat.value !== value && [...seat.options].some((option) => option.value === value)) seat.value = value;
      });
    }

    state() {
      if (this.item) return this.item.refused ? "refused" : this.queue.trouble || !navigator.onLine ? "waiting" : "sending";
      return this.draft !== null && this.draft !== this.card.dataset.chosen ? "changed" : this.card.dataset.state;
    }

    paint() {
      const card = this.card;
      if (!card || !this.seats.length) return;
      this.show(this.wanted);
      const state = this.state(), place = card.querySelector(".ph-state"), says = card.querySelector(".ph-says");
      if (place.dataset.shown !== state) {
        place.replaceChildren(document.getElementById(`ph-lu-${state}`).content.cloneNode(true));
        place.dataset.shown = state;
      }
      card.classList.toggle("ph-look", ["waiting", "refused", "changed"].includes(state));
      says.textContent = this.item?.refused ?? "";
      says.hidden = !this.item?.refused;
      if (this.item?.refused) card.querySelector(".ph-wrong").hidden = true; // it is said once
    }

    change(seat) {
      const value = seat.value ? Number(seat.value) : null;
      this.draft = JSON.stringify(this.chosen.map((player, at) => (this.seats[at] === seat ? value : player)));
      if (this.item?.refused) this.queue.drop(this.item.key);
      this.paint();
      this.check();
    }

    handIn() {
      const more = { team: Number(this.card.dataset.team), was: JSON.parse(this.card.dataset.was) };
      const chosen = JSON.stringify(this.chosen);
      this.draft = null;
      this.queue.put(this.round, "line-up", chosen, more);
    }

    body({ round, result, team, was, key }) { return { round, team, players: JSON.parse(result), was, key }; }

    // The desk has it: what it knows is what the next one is handed in for.
    settle(item) {
      if (!this.card || item.round !== this.round) return;
      const players = JSON.parse(item.result);
      while (players.length && players.at(-1) === null) players.pop();
      Object.assign(this.card.dataset, { was: JSON.stringify(players), chosen: item.result, state: players.length ? "sent" : "open" });
    }

    // The rules are the desk's: what is wrong is asked of it while there is a network.
    check() {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.ask(++this.asked), CALM);
    }

    async ask(turn) {
      const list = this.card?.querySelector(".ph-wrong");
      if (!list) return;
      let problems = [];
      try {
        const answer = await fetch(this.page.dataset.check, {
          method: "POST", redirect: "error", cache: "no-store",
          headers: { "content-type": "application/json", accept: "application/json" },
          body: JSON.stringify({ round: this.round, players: this.chosen }),
        });
        problems = (await answer.json()).problems ?? [];
      } catch { /* it is said when the line-up arrives */ }
      if (turn !== this.asked) return;
      list.hidden = problems.length === 0 || Boolean(this.item?.refused);
      list.replaceChildren(...problems.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    }

    forget() { if (this.card) this.draft = null; }

    // What was chosen before this script was there: on a slow network the page comes long before it.
    chosenBefore() {
      const usual = (seat) => [...seat.options].find((option) => option.defaultSelected)?.value ?? "";
      if (this.seats.every((seat) => seat.value === usual(seat))) return;
      const known = this.chosen;
      this.draft = JSON.stringify(this.seats.map((seat, at) => {
        if (seat.value === usual(seat)) return known[at];
        return seat.value ? Number(seat.value) : null;
      }));
    }

    begin() {
      this.chosenBefore();
      document.addEventListener("change", (event) => { if (event.target.matches?.("#phline-up select[data-seat]")) this.change(event.target); });
      document.addEventListener("click", (event) => { if (event.target.closest("#phline-up [data-hand-in]")) this.handIn(); });
      addEventListener("storage", (news) => { if (this.card && news.key === this.place) this.paint(); }); // chosen in another tab
      this.paint();
      if (this.seats.length) this.check();
    }
  }

  window.hakemLineUp = (...given) => new LineUp(...given);
})();
