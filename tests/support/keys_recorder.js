// What somebody in front of a page of results sees at each press, and behind it; kept over a change of the page.
// A visit is a page as it was reached; "left" is what was still on its way when the browser asked whether to leave.
(() => {
  if (window.top !== window) return;
  const KEPT = 'recorded-presses';
  const { log, visits } = JSON.parse(sessionStorage.getItem(KEPT) || '{"log": [], "visits": 0}');
  let visit = visits + 1, path = location.pathname, begun = null, open = null;

  const shownText = element => (element ? element.textContent.trim() : '');
  // Nothing lies over the middle of it: neither the head of the table nor the bar of keys.
  const inSight = element => {
    const box = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)));
  };

  function row(each, id, known, shown, text) {
    return {
      id, known, shown, text,
      game: each.dataset.game ?? '',
      match: each.dataset.match ?? '',
      label: each.dataset.label,
      turned: each.dataset.turned === '1',
      disputed: each.classList.contains('r-disputed'),
      closed: each.dataset.closed === '1',
      cursor: each.classList.contains('cursor'),
      typed: each.classList.contains('differs') ? each.dataset.typed ?? '' : null,
      there: each.checkVisibility() && each.getBoundingClientRect().height > 0,
      sight: !each.classList.contains('cursor') || inSight(each),
      unsent: each.matches('.sending, .unsent'),
    };
  }
  const names = each => [...each.querySelectorAll('.name')].map(shownText).join(' – ');
  const board = each =>
    row(each, each.dataset.board, each.dataset.result, shownText(each.querySelector('.b-result .result')), names(each));
  const game = each =>
    row(each, each.id, each.dataset.result, shownText(each.querySelector('.ko-result')), names(each));

  function rows() {
    const table = document.querySelector('#boards');
    if (table) return [...table.querySelectorAll('tr[data-board]')].map(board);
    return [...document.querySelectorAll('.ko-game[data-game]')].map(game);
  }

  function focus() {
    const on = document.activeElement;
    if (!on || on === document.body) return 'page';
    if (on.id === 'find') return 'find';
    if (on.matches('input:not([type=radio]):not([type=checkbox]), textarea, select')) return 'text';
    if (on.closest('.ask')) return 'question';
    if (on.matches('button, a, summary, input')) return 'button';
    return 'row';
  }

  function seen() {
    const pressed = document.querySelector('#shown [aria-pressed=true]');
    const find = document.querySelector('#find');
    return {
      path: location.pathname,
      rows: rows(),
      asking: [...document.querySelectorAll('.ask')].filter(ask => ask.dataset.kind !== 'waiting').map(ask => ask.dataset.of),
      filter: pressed ? pressed.dataset.show : 'all',
      way: document.querySelector('#keys [data-show][aria-pressed=true]')?.dataset.show ?? 'all',
      find: find ? find.value : '',
      focus: focus(),
      closed: Boolean(document.querySelector('[data-rows][data-closed]')),
      said: shownText(document.querySelector('#keys-said')),
      notice: shownText(document.querySelector('#notice')),
      lost: [...document.querySelectorAll('.keys-lost')].map(shownText).join(' '),
      toast: shownText(document.querySelector('#toast:not([hidden]) span')),
    };
  }

  const here = () => {
    if (location.pathname !== path) { path = location.pathname; visit += 1; begun = null; }
    return visit;
  };
  const behind = () => {
    if (open) open.after = seen();
    open = null;
  };
  const note = what => {
    behind();
    open = { visit: here(), ...what, before: seen(), after: null };
    log.push(open);
  };

  addEventListener('keydown', event => {
    if (!event.isTrusted || ['Shift', 'Control', 'Alt', 'Meta', 'NumLock'].includes(event.key)) return;
    note({
      kind: 'key', key: event.key, code: event.code, pad: event.location === 3,
      held: event.repeat, control: event.ctrlKey || event.metaKey,
    });
  }, true);
  addEventListener('click', event => {
    const on = event.target instanceof Element ? event.target : null;
    if (!on) return;
    const button = on.closest('button, a, summary');
    note({
      kind: 'click',
      row: on.closest('tr[data-board]')?.dataset.board ?? on.closest('[data-game]')?.id ?? '',
      button: button ? shownText(button) : '',
      show: button?.dataset.show ?? '',
      ask: on.closest('.ask')?.dataset.of ?? '',
      undo: Boolean(button && on.closest('#toast')),
      writes: button?.name === 'result' ? button.value : null,
      over: button?.form?.elements._was?.value ?? '',
    });
  }, true);
  // The page listens in the document: here everything has been done that the press does at once.
  for (const kind of ['keydown', 'click']) addEventListener(kind, behind);

  // The first moment at which a page has a mark or says something.
  new MutationObserver(() => {
    here();
    if (begun || !document.querySelector('[data-rows]')) return;
    if (document.querySelector('#boards .cursor, .ko-game.cursor') || shownText(document.querySelector('#keys-said'))) begun = seen();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'] });

  const leaving = asked => {
    behind();
    const now = seen();
    log.push({
      visit: here(), kind: 'left', after: null, before: now, asked,
      unsent: asked ? now.rows.filter(each => each.unsent).map(each => each.id) : [],
    });
  };
  document.addEventListener('DOMContentLoaded', () => {
    addEventListener('beforeunload', event => leaving(event.defaultPrevented)); // behind the page's own listener
  });
  addEventListener('pagehide', () => {
    behind();
    sessionStorage.setItem(KEPT, JSON.stringify({ log, visits: visit }));
  });

  window.recordedPresses = () => {
    behind();
    return log;
  };
  window.seenNow = seen;
  window.seenFirst = () => begun;
})();
