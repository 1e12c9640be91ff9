import { escapeHtml } from '../../../app/server/html';
import type { TopicLink } from '../../../site/collections/list-nav';
import type { ListLinksPart } from '../../../site/resolve/list-links';
import { icon } from './icons';

const link = (href: string, content: string, attributes = '') =>
  `<a href="${escapeHtml(href)}"${attributes}>${content}</a>`;

const arrow = (name: string) => icon(name).replace('<svg', '<svg class="icon arrow"');

function topic({ href, text, current, rows }: TopicLink): string {
  // Its list may have several pages, so it is not always this one.
  const state = current ? ' aria-current="true"' : '';
  if (!rows) return `<li>${link(href, escapeHtml(text), state)}</li>`;
  // The link to all of them has no need to name them.
  const positions = current ? '' : rows.positions.join(' ');
  const content = `${escapeHtml(text)} <small>${rows.count}</small>`;
  return `<li>${link(href, content, `${state} data-rows="${positions}"`)}</li>`;
}

/** The links around a list. Without `</span>` and `</div>`, which end server-only markup for a browser. */
export function listLinksHtml(part: ListLinksPart): string {
  const label = ` aria-label="${escapeHtml(part.label)}"`;
  if (part.kind === 'listTopics') {
    const shown = part.items.some(({ rows }) => rows) ? ` data-shown="${escapeHtml(part.shown)}"` : '';
    return `<nav class="list-topics"${label}${shown}><ul>${part.items.map(topic).join('')}</ul></nav>`;
  }
  const { newer, older } = part;
  return [
    `<nav class="list-nav"${label}>`,
    newer ? link(newer.href, arrow('chevron-left') + escapeHtml(newer.text), ' class="list-newer"') : '',
    older ? link(older.href, escapeHtml(older.text) + arrow('chevron-right'), ' class="list-older"') : '',
    '</nav>',
  ].join('');
}
