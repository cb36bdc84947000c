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
  const open = async (link) => {
    const box = drawer();
    from = link;
    box.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(link.dataset.why);
      if (!answer.ok) throw new Error(String(answer.status));
      box.innerHTML = await answer.text();
    } catch {
      location.assign(link.href);
      return;
    } finally {
      box.removeAttribute("aria-busy");
    }
    for (const other of document.querySelectorAll("a.why[aria-expanded]")) other.removeAttribute("aria-expanded");
    link.setAttribute("aria-expanded", "true");
    box.hidden = false;
    box.scrollTop = 0;
    fit();
    document.getElementById("why-title")?.focus({ preventScroll: true });
  };
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
