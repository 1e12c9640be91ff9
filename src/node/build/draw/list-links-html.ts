import { escapeHtml } from '../../../app/server/html';
import type { ListLinksPart } from '../../../site/resolve/list-links';
import { icon } from './icons';

const link = (href: string, content: string, attributes = '') =>
  `<a href="${escapeHtml(href)}"${attributes}>${content}</a>`;

const arrow = (name: string) => icon(name).replace('<svg', '<svg class="icon arrow"');

/** The links around a list. Without `</span>` and `</div>`, which end server-only markup for a browser. */
export function listLinksHtml(part: ListLinksPart): string {
  const label = ` aria-label="${escapeHtml(part.label)}"`;
  if (part.kind === 'listTopics') {
    const items = part.items.map(
      ({ href, text, current }) =>
        // Its list may have several pages, so it is not always this one.
        `<li>${link(href, escapeHtml(text), current ? ' aria-current="true"' : '')}</li>`,
    );
    return `<nav class="list-topics"${label}><ul>${items.join('')}</ul></nav>`;
  }
  const { newer, older } = part;
  return [
    `<nav class="list-nav"${label}>`,
    newer ? link(newer.href, arrow('chevron-left') + escapeHtml(newer.text), ' class="list-newer"') : '',
    older ? link(older.href, escapeHtml(older.text) + arrow('chevron-right'), ' class="list-older"') : '',
    '</nav>',
  ].join('');
}
