// Line-ups that were typed and are not saved: said beside the box, kept when the page is left, and said on the next page.
"use strict";
(() => {
  const form = () => document.getElementById("lu-form");
  const boxes = () => Array.from(document.querySelectorAll("input[data-line-up]"));
  const plain = (text) => text.trim().split(/[\s,;]+/).join(" ");
  const differs = (box) => plain(box.value) !== plain(box.dataset.stands);
  const place = () => `hakem-line-ups-${new URL(form().action).pathname}`;
  let left = null;  // how many wait on the page that was left, and the words for it

  // What is typed stands in the tab until it is saved.
  const keep = () => {
    const typed = Object.fromEntries(boxes().filter(differs).map((box) => [box.name, box.value]));
    try {
      if (Object.keys(typed).length) sessionStorage.setItem(place(), JSON.stringify(typed));
      else sessionStorage.removeItem(place());
    } catch { /* it stands in the boxes */ }
  };
  const show = () => {
    for (const box of boxes()) box.closest(".lu-side").querySelector(".lu-unsaved").hidden = !differs(box);
    const noted = document.querySelectorAll("[data-as-it-stands]:checked").length;
    const count = boxes().filter(differs).length, line = document.getElementById("lu-count");
    const all = count + noted;
    line.textContent = all ? line.dataset.some.replace("%n", all) : line.dataset.none;
    line.className = all ? "chip look" : "small muted";
    left = count ? form().dataset.left.replace("%n", count) : null;
  };
  const bring = () => {
    let typed = {};
    try { typed = JSON.parse(sessionStorage.getItem(place()) || "{}"); } catch { /* nothing was kept */ }
    for (const box of boxes()) {
      if (!(box.name in typed) || box.value === typed[box.name]) continue;
      box.value = typed[box.name];
      box.dispatchEvent(new Event("input", { bubbles: true }));
    }
    keep();
    show();
  };
  // Whether this page has the boxes, or the one before had them and something waits there.
  const arrive = () => {
    if (form()) bring();
    else if (left) { window.hakem.toast(left); left = null; }
  };
  document.addEventListener("input", (event) => {
    if (!form() || !event.target.matches("[data-line-up]")) return;
    if (event.isTrusted) event.target.closest(".lu-side").querySelector(".lu-error")?.remove();
    keep();
    show();
  });
  document.addEventListener("change", (event) => { if (form() && event.target.matches("[data-as-it-stands]")) show(); });
  addEventListener("beforeunload", (event) => { if (form() && left && !form().dataset.busy) event.preventDefault(); });
  document.addEventListener("htmx:after:swap", arrive);
  document.addEventListener("DOMContentLoaded", arrive);
})();
