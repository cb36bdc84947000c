// Light or dark as chosen here before; otherwise as the system has it. Before the page is drawn, so that nothing flashes.
"use strict";
(() => {
  let kept = null;
  try { kept = localStorage.getItem("hakem-theme"); } catch { /* storage is blocked: the system decides */ }
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
})();
// A digit that is pressed before the page can take it: keys.js says so, and marks no row for those that follow.
window.addEventListener("keydown", (event) => { if (/^[0-9]$/.test(event.key)) window.hakemEarly = true; }, true);
