// Screens of the hall: pages that turn by themselves, the time of the server, and news from the desk.
// A screen is an element with data-screen, the address of its page: the projector's own, or a preview on a page of the desk.
"use strict";
(() => {
  // The time of the server, however wrong the clock of the device is: what it said last, and how long ago that was.
  const time = { now: null, zone: 0, at: 0 };
  const setTime = (now, zone) => { time.now = now; time.zone = zone; time.at = performance.now(); };
  const serverNow = () => (time.now === null ? null : time.now + performance.now() - time.at);
  const two = (number) => String(number).padStart(2, "0");

  const known = new Map();

  const open = (element) => {
    const state = { element, html: element.innerHTML, socket: null, patience: 1000, asking: false, again: false, waits: 0 };
    known.set(element, state);
    connect(state);
    if (!element.children.length) refresh(state);
  };
  const close = (state) => {
    known.delete(state.element);
    clearTimeout(state.waits);
    if (state.socket) { const old = state.socket; state.socket = null; old.close(); }
  };
  const connect = (state) => {
    if (!known.has(state.element)) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${state.element.dataset.screen}/live`);
    state.socket = socket;
    socket.onmessage = (message) => {
      const said = JSON.parse(message.data);
      state.patience = 1000;
      setTime(said.now, said.zone);
      if (said.news) refresh(state);
      tick();
    };
    socket.onclose = () => {
      if (state.socket !== socket) return;
      state.socket = null;
      state.patience = Math.min(state.patience * 1.5, 10000);
      state.waits = setTimeout(async () => { await refresh(state); connect(state); }, state.patience);
    };
  };
  const refresh = async (state) => {
    if (state.asking) { state.again = true; return; }
    state.asking = true;
    try {
      const answer = await fetch(state.element.dataset.screen, { cache: "no-cache" });
      const told = (answer.headers.get("x-hakem-time") || "").split(" ").map(Number);
      if (time.now === null && told.length === 2) setTime(told[0], told[1]);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("[data-screen]");
      if (fresh && known.has(state.element)) show(state, fresh, page);
    } catch { /* the server is away: what is shown stays, the next look is in a moment */ }
    state.asking = false;
    if (state.again) { state.again = false; refresh(state); }
  };
  const show = (state, fresh, page) => {
    const element = state.element;
    if (document.documentElement.classList.contains("pj-whole")) {
      // A newer program has other scripts: nobody walks to the projector for that.
      const [mine, theirs] = [document, page].map((each) => each.querySelector('script[src*="screens.js"]')?.getAttribute("src"));
      if (theirs && mine !== theirs) { location.reload(); return; }
      document.title = page.title;
      document.documentElement.lang = fresh.lang;
    }
    const preview = element.classList.contains("pj-preview");
    element.className = fresh.className + (preview ? " pj-preview" : "");
    for (const name of ["since", "seconds", "sign", "starts"]) {
      if (fresh.dataset[name] === undefined) delete element.dataset[name];
      else element.dataset[name] = fresh.dataset[name];
    }
    if (fresh.innerHTML !== state.html) {
      state.html = fresh.innerHTML;
      element.replaceChildren(...Array.from(fresh.childNodes, (node) => document.importNode(node, true)));
      if (preview) element.querySelector("h1")?.remove();  // a page has one heading of its own
    }
    tick();
  };

  // Which page it is follows from the time of the server: several screens of one name turn together.
  const turn = (element, now) => {
    const pages = element.querySelectorAll(".pj-page");
    const length = Number(element.dataset.seconds || 10) * 1000;
    const passed = now === null ? 0 : Math.max(0, now - Number(element.dataset.since || 0));
    const at = pages.length ? Math.floor(passed / length) % pages.length : 0;
    pages.forEach((page, nth) => page.classList.toggle("now", nth === at));
    element.classList.add("turns");
  };
  const put = (element, text) => { if (element.textContent !== text) element.textContent = text; };
  const tell = (element, now) => {
    if (now === null) return;
    const here = new Date(now + time.zone), sign = element.dataset.sign || ":";
    const minutes = two(here.getUTCHours()) + sign + two(here.getUTCMinutes());
    for (const clock of element.querySelectorAll("[data-clock]"))
      put(clock, clock.dataset.clock === "seconds" ? minutes + sign + two(here.getUTCSeconds()) : minutes);
    const [hour, minute] = (element.dataset.starts || "").split(":").map(Number);
    const passed = (here.getUTCHours() * 60 + here.getUTCMinutes()) * 60 + here.getUTCSeconds();
    const left = (hour * 60 + minute) * 60 - passed;
    for (const each of element.querySelectorAll("[data-left]")) {
      each.hidden = !(left > 0 && left < 6 * 3600);
      if (!each.hidden) put(each.querySelector("[data-left-time]"), `${Math.floor(left / 60)}:${two(left % 60)}`);
    }
  };
  const tick = () => {
    const now = serverNow();
    for (const element of known.keys()) { turn(element, now); tell(element, now); }
  };

  const look = () => {
    for (const state of [...known.values()]) {
      if (!state.element.isConnected) close(state);
      // A page of the desk that was renewed around a preview has emptied it.
      else if (!state.element.children.length && state.html !== "") { state.html = ""; refresh(state); }
    }
    for (const element of document.querySelectorAll("[data-screen]")) if (!known.has(element)) open(element);
    tick();
  };
  const begin = () => {
    look();
    setInterval(look, 250);
    if (!document.documentElement.classList.contains("pj-whole")) return;
    document.addEventListener("click", () => { document.documentElement.requestFullscreen?.().catch(() => {}); });
    const awake = () => { if (!document.hidden) navigator.wakeLock?.request("screen").catch(() => {}); };
    document.addEventListener("visibilitychange", awake);
    awake();
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
})();
