// Light or dark as chosen here before; otherwise as the system has it. Before the page is drawn, so that nothing flashes.
"use strict";
(() => {
  let kept = null;
  try { kept = localStorage.getItem("hakem-theme"); } catch { /* storage is blocked: the system decides */ }
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
})();
