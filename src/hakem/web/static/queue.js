// Results, and the line-up of a captain, that wait in this phone until the desk has them.
// One entry a board, or "line-up": a new value takes the place of the one that waits, with a key of its own.
// What is sent comes off only when the desk has answered; so nothing is lost, and by its key nothing is entered twice.
// An entry knows whom it is about and which turn of this phone it is: the desk enters none for others, and none over a newer one.
// Each is stored by itself: tabs see what others have stored with a delay, and would write a list over theirs.
"use strict";
(() => {
  const PATIENCE = [500, 1000, 2000, 4000, 8000, 15000, 30000];
  const TIMEOUT = 15000;
  const LATER = [408, 425, 429];
  const ELSEWHERE = 5000; // so long another tab has to send what was tapped there

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
      Object.assign(this, { event, letter, changed, sent, place: `hakem-queue-${event}/` });
      this.memory = new Map(); // what could not be stored, by key
      this.kept = true;
      this.trouble = ""; // "", "network", "server" or "code"
      this.failures = 0;
      this.busy = false;
      this.timer = this.look = 0;
      this.adopt();
      this.items = this.read();
      addEventListener("storage", (news) => {
        if (!news.key?.startsWith(this.place)) return;
        this.items = this.read();
        this.changed();
        clearTimeout(this.look);
        this.look = setTimeout(() => this.soon(), ELSEWHERE);
      });
      addEventListener("online", () => this.soon());
      document.addEventListener("visibilitychange", () => { if (!document.hidden) this.soon(); });
    }

    // In the order of the taps, a new value where the old one was. Of what could not be stored this tab alone knows.
    read() {
      const found = new Map(this.memory);
      try {
        for (const name of Object.keys(localStorage)) {
          const item = name.startsWith(this.place) ? this.told(name) : null;
          if (item?.board && item.key && !found.has(item.key)) found.set(item.key, item);
        }
      } catch { this.kept = this.kept && this.probe(); }
      return [...found.values()].sort((one, other) => (one.since || 0) - (other.since || 0) || (one.turn || 0) - (other.turn || 0));
    }

    told(name) { try { return JSON.parse(localStorage.getItem(name)); } catch { return null; } }

    // An earlier version stored all of them as one list.
    adopt() {
      const place = this.place.slice(0, -1), found = this.told(place);
      if (!Array.isArray(found)) return;
      for (const item of found) if (item?.board && item.key) this.store(item);
      if (this.kept) localStorage.removeItem(place);
    }

    probe() {
      try { localStorage.setItem("hakem-probe", "1"); localStorage.removeItem("hakem-probe"); return true; } catch { return false; }
    }

    store(item) {
      this.memory.set(item.key, item);
      try { localStorage.setItem(this.place + item.key, JSON.stringify(item)); this.memory.delete(item.key); } catch { this.kept = false; }
    }

    remove(key) {
      this.memory.delete(key);
      try { localStorage.removeItem(this.place + key); } catch { /* it was in memory alone */ }
    }

    // Every change begins with what is stored now: another tab may have written meanwhile.
    change(how) {
      how(this.read());
      this.items = this.read();
      this.changed();
    }

    get unsent() { return this.items.filter((item) => !item.refused); }
    get refused() { return this.items.filter((item) => item.refused); }
    of(round, board, seat = {}) { return this.items.findLast((item) => item.round === round && item.board === board && alike(item, seat)); }

    put(round, board, result, more = {}) {
      this.change((items) => {
        const old = items.filter((item) => item.round === round && item.board === board && alike(item, more));
        if (old.at(-1)?.result === result && !old.at(-1).refused) return;
        const made = { ...more, ...nextTurn(), round, board, result, key: newKey() };
        made.since = old[0]?.since ?? made.turn;
        this.store(made);
        for (const item of old) this.remove(item.key);
        if (this.memory.has(made.key)) this.store(made); // there may be room for it now
      });
      this.soon();
    }

    drop(key) { this.change(() => this.remove(key)); }

    clear() { this.change((items) => { for (const item of items) this.remove(item.key); }); }

    refuse(item, reason) {
      this.change((items) => { if (items.some((each) => each.key === item.key)) this.store({ ...item, refused: reason }); });
    }

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
      this.items = this.read();
      try {
        for (let item = this.unsent[0]; item; item = this.unsent[0]) {
          const { status, answer } = await this.send(item);
          if (status === 200 && Number.isInteger(answer?.seq)) this.done(item, answer);
          else if (status === 401 && answer?.error) return this.wait("code");
          else if (status >= 400 && status < 500 && !LATER.includes(status) && answer?.error) this.done(item, null, answer.error.message || answer.error.code);
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

    done(item, answer, refused = "") {
      this.trouble = "";
      this.failures = 0;
      const said = refused || this.sent(item, answer); // what somebody here has to read stays until it has been read
      if (said) this.refuse(item, said);
      else this.drop(item.key); // a value that came meanwhile has another key and stays
    }
  }

  window.hakemQueue = (...given) => new Queue(...given);
})();
