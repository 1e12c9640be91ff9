import { trust } from './browser-pages';
import { updatePanelButtons } from './panels';

const end = '</style>';

/**
 * Header and footer are rendered on the server only, so their new markup comes from a fetched document. Gives the styles
 * in its head.
 */
export async function updateChrome(): Promise<string | undefined> {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const html = await response.text();
  const [start = '', ...others] = html.split('<style>');
  // This document's policy names its own styles alone.
  const markup = [start, ...others.map((part) => part.slice(part.indexOf(end) + end.length))].join('');
  const fresh = new DOMParser().parseFromString(trust(markup), 'text/html');
  const open = document.querySelector('.panel:popover-open')?.id;
  for (const selector of ['.announcement', '.header-top', '.header', '.footer']) {
    const [last, next] = [document, fresh].map((from) => from.querySelector<HTMLElement>(selector));
    // A script has set it.
    if (last?.hasAttribute('data-scrolled')) next?.setAttribute('data-scrolled', '');
    if (next && !last) document.querySelector('.header-top, .header')?.before(next);
    else if (next) last?.replaceWith(next);
    else last?.remove();
  }
  if (open) document.getElementById(open)?.showPopover();
  updatePanelButtons();
  return start.includes('</head>') ? undefined : others[0]?.split(end, 1)[0];
}
