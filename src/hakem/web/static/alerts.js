// What has to be decided in any event, on pages of no event: asked for again and again while somebody looks at the page.
"use strict";
(() => {
  const EVERY = 1500; // it stands there within two seconds
  const strip = () => { const found = document.getElementById("alert"); return found?.dataset.from ? found : null; };
  let asking = false;
  const look = async () => {
    const from = strip()?.dataset.from;
    if (!from || asking || document.hidden) return;
    asking = true;
    try {
      const answer = await fetch(from), text = answer.ok ? await answer.text() : "";
      const now = strip();
      if (text && now && now.outerHTML !== text.trim()) await htmx.swap({ target: now, text, swap: "outerMorph", sourceElement: now });
    } catch { /* the server cannot be reached: asked again */ } finally { asking = false; }
  };
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
})();
