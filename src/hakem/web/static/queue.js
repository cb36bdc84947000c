// Results, and the line-up of a captain, that wait in this phone until the desk has them.
// One entry a board, or "line-up": a new value takes the place of the one that waits, with a new key if a send was tried before.
// What is sent comes off only when the desk has answered; so nothing is lost, and by its key nothing is entered twice.
// An entry knows whom it is about and which turn of this phone it is: the desk enters none for others, and none over a newer one.
"use strict";
(() => {
  const PATIENCE = [500, 1000, 2000, 4000, 8000, 15000, 30000];
  const TIMEOUT = 15000;
  const LATER = [408, 425, 429];

  const newKey = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    return "p" + Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  };

  // The taps of this phone in their order, over all of its tabs. They grow with its clock, so that a browser that keeps
  // nothing goes on with higher ones behind a reload; it names no device, and the desk knows it by its code.
  const TURNS = "hakem-turns";
  let turns = null;
  const nextTurn = () => {
    let keeps = true;
    try { turns = JSON.parse(localStorage.getItem(TURNS)) ?? turns; } catch { keeps = false; }
    turns = { device: turns?.device || (keeps ? newKey() : ""), turn: Math.max((Number(turns?.turn) || 0) + 1, Date.now()) };
    try { localStorage.setItem(TURNS, JSON.stringify(turns)); } catch { turns.device = ""; }
    return turns;
  };

  // Two about one board are about the same, unless others have been seated there meanwhile.
  const SEAT = ["white", "black", "seated"];
  const alike = (one, other) => SEAT.every((name) => one[name] === undefined || other[name] === undefined || one[name] === other[name]);

  class Queue {
    // `letter` says of an entry where it goes and what it says; `changed` is told whenever something is another, `sent` of each answer.
    constructor(event, letter, changed, sent) {
      Object.assign(this, { event, letter, changed, sent, place: `hakem-queue-${event}` });
      this.memory = [];
      this.kept = true;
      this.trouble = ""; // "", "network", "server" or "code"
      this.failures = 0;
      this.busy = false;
      this.timer = 0;
      this.items = this.read();
      addEventListener("storage", (news) => {
        if (news.key === this.place) { this.items = this.read(); this.changed(); }
      });
      addEventListener("online", () => this.soon());
      document.addEventListener("visibilitychange", () => { if (!document.hidden) this.soon(); });
    }

    read() {
      try {
        const found = JSON.parse(localStorage.getItem(this.place) || "[]");
        if (Array.isArray(found)) return found.filter((item) => item && item.board && item.key);
      } catch { this.kept = this.kept && this.probe(); }
      return this.memory;
    }

    probe() {
      try { localStorage.setItem("hakem-probe", "1"); localStorage.removeItem("hakem-probe"); return true; } catch { return false; }
    }

    // Every change begins with what is stored now: another tab may have written meanwhile.
    change(how) {
      this.items = this.memory = how(this.kept ? this.read() : this.memory);
      try {
        if (this.items.length) localStorage.setItem(this.place, JSON.stringify(this.items));
        else localStorage.removeItem(this.place);
      } catch { this.kept = false; }
      this.changed();
    }

    get unsent() { return this.items.filter((item) => !item.refused); }
    get refused() { return this.items.filter((item) => item.refused); }
    of(round, board, seat = {}) { return this.items.find((item) => item.round === round && item.board === board && alike(item, seat)); }

    put(round, board, result, more = {}) {
      this.change((items) => {
        const old = items.find((item) => item.round === round && item.board === board && alike(item, more));
        if (old && old.result === result && !old.refused) return items;
        const made = { ...more, ...nextTurn(), round, board, result, key: !old || old.tried ? newKey() : old.key, tried: false };
        return old ? items.map((item) => (item === old ? made : item)) : [...items, made];
      });
      this.soon();
    }

    drop(key) { this.change((items) => items.filter((item) => item.key !== key)); }

    mark(key, more) { this.change((items) => items.map((item) => (item.key === key ? { ...item, ...more } : item))); }

    soon() {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.flush(), 0);
    }

    wait(trouble) {
      this.trouble = trouble;
      const pause = PATIENCE[Math.min(this.failures, PATIENCE.length - 1)];
      this.failures += 1;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.flush(), pause);
      this.changed();
    }

    // In their order, one at a time; the first that does not come through stops the rest.
    async flush() {
      if (this.busy) return;
      this.busy = true;
      try {
        for (let item = this.unsent[0]; item; item = this.unsent[0]) {
          this.mark(item.key, { tried: true });
          const { status, answer } = await this.send(item);
          if (status === 200 && Number.isInteger(answer?.seq)) this.done(item, answer);
          else if (status === 401 && answer?.error) return this.wait("code");
          else if (status >= 400 && status < 500 && !LATER.includes(status) && answer?.error) this.refuse(item, answer.error);
          else return this.wait(status >= 500 || LATER.includes(status) ? "server" : "network");
        }
        this.trouble = "";
        this.failures = 0;
        this.changed();
      } finally {
        this.busy = false;
      }
    }

    async send(item) {
      const stop = new AbortController();
      const late = setTimeout(() => stop.abort(), TIMEOUT);
      try {
        const [address, said] = this.letter(item);
        const response = await fetch(address, {
          method: "POST", redirect: "error", cache: "no-store", signal: stop.signal,
          headers: { "content-type": "application/json", accept: "application/json" },
          body: JSON.stringify(said),
        });
        return { status: response.status, answer: await response.json().catch(() => null) };
      } catch {
        return { status: 0, answer: null };
      } finally {
        clearTimeout(late);
      }
    }

    done(item, answer) {
      this.trouble = "";
      this.failures = 0;
      const said = this.sent(item, answer); // what somebody here has to read stays until it has been read
      if (said) this.mark(item.key, { refused: said });
      else this.drop(item.key); // a value that came meanwhile has another key and stays
    }

    refuse(item, error) {
      this.trouble = "";
      this.mark(item.key, { refused: error.message || error.code });
    }
  }

  window.hakemQueue = (...given) => new Queue(...given);
})();
