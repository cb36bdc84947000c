// Results of matches by digits: 1, 2, 3 enter them in the game that has the focus, else in the first open one; 0 takes one back.
"use strict";
(() => {
  let entered = false;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-3]$/.test(event.key)) return;
    if (event.target.closest("input, textarea, select")) return;
    const game = event.target.closest("[data-game]") || document.querySelector("[data-game][data-open]");
    const button = game?.querySelector(`[data-digit="${event.key}"]`);
    if (!button) return;
    event.preventDefault();
    entered = true;
    button.click();
  });
  document.addEventListener("htmx:after:swap", () => {
    if (!entered || !document.querySelector("[data-game]")) return;
    const notice = document.getElementById("notice");
    if (notice && notice.firstElementChild) return;
    entered = false;
    document.querySelector("[data-game][data-open] [data-digit]")?.focus();
  });
})();
