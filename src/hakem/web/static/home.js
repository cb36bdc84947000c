// Cards and topics that a box filters while somebody types.
"use strict";
(() => {
  document.addEventListener("input", (event) => {
    const box = event.target.closest("[data-cards-filter]");
    if (!box) return;
    const wanted = window.hakem.folded(box.value.trim());
    const list = document.getElementById(box.dataset.cardsFilter);
    for (const card of list.querySelectorAll("li.card"))
      card.hidden = wanted !== "" && !window.hakem.folded(card.textContent).includes(wanted);
    for (const more of list.querySelectorAll("details.hm-more")) if (wanted) more.open = true;
    for (const part of list.querySelectorAll("section"))
      part.hidden = wanted !== "" && !part.querySelector("li.card:not([hidden])");
  });
})();
