// The working of a value opens below its row, and the address knows which one is open.
"use strict";
(() => {
  const by = (id) => document.getElementById(id);
  const remember = (key) => {
    const address = new URL(location.href);
    if (key) address.searchParams.set("open", key);
    else address.searchParams.delete("open");
    history.replaceState(history.state, "", address);
  };
  let wanted = ""; // what was asked for last: an answer that comes after another wish is late
  const button = (row, key) => row.querySelector(`button[name="open"][value="${key}"]`);
  const shut = (working) => {
    const row = by("s" + working.id.slice(1));
    working.remove();
    if (!row) return;
    row.classList.remove("cursor");
    for (const each of row.querySelectorAll('[aria-expanded="true"]')) each.setAttribute("aria-expanded", "false");
  };
  const close = (working) => {
    const [id, at] = [working.id.slice(1), working.dataset.at];
    const inside = working.contains(document.activeElement);
    wanted = "";
    shut(working);
    remember("");
    if (inside) button(by("s" + id), `${id}.${at}`)?.focus();
  };
  const open = async (form, key, pressed) => {
    const [id, at] = key.split(".");
    const row = by("s" + id);
    wanted = key;
    const address = `${form.dataset.working}/${id}/${at}?after=${form.dataset.after}&width=${form.dataset.width}`;
    const answer = await fetch(address);
    const text = await answer.text();
    if (wanted !== key) return;
    if (!answer.ok) { form.submit(); return; }
    const inside = pressed.closest(".st-working") !== null;
    for (const other of form.querySelectorAll(".st-working")) shut(other);
    row.insertAdjacentHTML("afterend", text);
    row.classList.add("cursor");
    const value = button(row, key);
    value?.setAttribute("aria-expanded", "true");
    value?.setAttribute("aria-controls", "w" + id);
    if (inside) by("w" + id).querySelector('[aria-pressed="true"]')?.focus();
    remember(key);
  };
  document.addEventListener("click", (event) => {
    const pressed = event.target.closest('#st-form button[name="open"]');
    if (!pressed) return;
    event.preventDefault();
    const [id, at] = pressed.value.split(".");
    const working = by("w" + id);
    const same = working && working.dataset.at === at && pressed.getAttribute("aria-pressed") === null;
    if (same) close(working);
    else open(pressed.form, pressed.value, pressed);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const form = event.target.closest?.("#st-form");
    const working = form?.querySelector(".st-working");
    if (working) close(working);
  });
})();
