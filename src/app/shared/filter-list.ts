import { gridShape } from '../../blocks/card-grid/grid-shape';
import { fillIn } from '../../site/words/words';
import { isPlainClick } from '../../ui/is-plain-click';

/** The rows of a list, in each of its forms. */
const rowsOf = (list: Element) => list.querySelectorAll(':is(.cells, .rows-list, .steps-list, tbody) > *');

/** A copy of a list without its other rows, as if they were not there: style sheets count rows. */
function withRows(list: Element, positions: readonly string[]): Element {
  const copy = document.importNode(list, true);
  for (const [position, row] of rowsOf(copy).entries()) if (!positions.includes(`${position}`)) row.remove();
  for (const group of copy.querySelectorAll('.rows-group:not(:has(.row))')) group.remove();
  for (const [index, mark] of copy.querySelectorAll('span.step-mark').entries())
    mark.textContent = `${index + 1}`;
  if (copy.matches('.cells')) {
    const { columns, spans } = gridShape(positions.length);
    copy.setAttribute('data-columns', `${columns}`);
    for (const [index, card] of rowsOf(copy).entries())
      card.classList.toggle('cell-wide', spans[index] === 'wide');
  }
  return copy;
}

/**
 * Lets a press on a topic show its rows at once. The choice is kept in the history's entry, so whoever comes back finds
 * it. What React has rendered is never changed: a copy takes its place.
 */
export function filterList(links: HTMLElement, signal: AbortSignal): void {
  const list = links.closest('.section-head')?.nextElementSibling;
  const topics = [...links.querySelectorAll<HTMLAnchorElement>('[data-rows]')];
  const [all] = topics;
  const { static: key = '' } = links.dataset;
  if (signal.aborted || !list || !all) return;
  let [shown, current] = [list, all];

  const put = (next: Element) => {
    shown.replaceWith(next);
    shown = next;
  };
  const show = (topic: HTMLAnchorElement) => {
    current.removeAttribute('aria-current');
    current = topic;
    current.setAttribute('aria-current', 'true');
    const { rows } = topic.dataset;
    put(rows ? withRows(list, rows.split(' ')) : list);
  };
  const countOf = (topic: Element) => topic.querySelector('small')?.textContent ?? '';

  links.addEventListener(
    'click',
    (event) => {
      const topic = topics.find((each) => event.target instanceof Node && each.contains(event.target));
      if (!topic || !isPlainClick(event)) return;
      event.preventDefault();
      show(topic);
      // Not as a step: Back leads to the page before. The router would take a call of its own `replaceState` for one.
      History.prototype.replaceState.call(history, { ...history.state, [key]: topic.href }, '');
      const announcer = document.getElementById('route-announcer');
      const pattern = links.querySelector('nav')?.dataset.shown ?? '';
      if (announcer) announcer.textContent = fillIn(pattern, { shown: countOf(topic), all: countOf(all) });
    },
    { signal },
  );
  // Paper has all rows.
  addEventListener('beforeprint', () => put(list), { signal });
  addEventListener('afterprint', () => show(current), { signal });
  signal.addEventListener('abort', () => put(list));

  const kept = topics.find(({ href }) => href === history.state?.[key]);
  if (kept) show(kept);
}
