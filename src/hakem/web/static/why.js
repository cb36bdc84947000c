// "Why?" beside the list: the drawer is fetched when somebody asks, and the list stays as it is.
"use strict";
(() => {
  const drawer = () => document.getElementById("why");
  let from = null;
  // It begins under the tabs, which stay, and under the bar above them as long as that is seen.
  const fit = () => {
    const box = drawer(), tabs = document.querySelector(".tabs");
    if (!box || box.hidden) return;
    if (matchMedia("(max-width: 900px)").matches) box.style.removeProperty("top");
    else box.style.top = `${Math.max(0, tabs ? tabs.getBoundingClientRect().bottom : 0)}px`;
  };
  addEventListener("scroll", fit, { passive: true });
  addEventListener("resize", fit);
  const close = () => {
    const box = drawer();
    if (!box || box.hidden) return false;
    box.hidden = true;
    box.replaceChildren();
    for (const link of document.querySelectorAll("a.why[aria-expanded]")) link.removeAttribute("aria-expanded");
    if (from?.isConnected) from.focus();
    from = null;
    return true;
  };
  const fill = async (address) => {
    const box = drawer();
    box.setAttribute("aria-busy", "true");
    if (box.hidden) { box.textContent = box.dataset.busyText; box.hidden = false; fit(); }
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(String(answer.status));
      box.innerHTML = await answer.text();
      return true;
    } catch {
      return false;
    } finally {
      box.removeAttribute("aria-busy");
    }
  };
  const open = async (link) => {
    from = link;
    if (!await fill(link.dataset.why)) { location.assign(link.href); return; }
    for (const other of document.querySelectorAll("a.why[aria-expanded]")) other.removeAttribute("aria-expanded");
    link.setAttribute("aria-expanded", "true");
    drawer().scrollTop = 0;
    document.getElementById("why-title")?.focus({ preventScroll: true });
  };
  document.addEventListener("submit", async (event) => {
    const form = event.target.closest("[data-why-form]");
    if (!form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const asked = new URLSearchParams(new FormData(form));
    if (await fill(`${form.getAttribute("action")}?${asked}`)) {
      const box = document.getElementById("why-not");
      box?.focus({ preventScroll: true });
      box?.closest("section").scrollIntoView({ block: "end" });
    }
  }, true);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a.why[data-why]");
    if (link && drawer() && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      event.stopImmediatePropagation(); // it is no step to another page
      open(link);
    } else if (event.target.closest("[data-why-close]")) close();
  }, true);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && close()) event.preventDefault();
  }, true);
})();
