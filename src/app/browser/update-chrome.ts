import { trust } from './browser-pages';
import { updatePanelButtons } from './panels';

/** Header and footer are rendered on the server only, so their new markup comes from a fetched document. */
export async function updateChrome(): Promise<void> {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(trust(await response.text()), 'text/html');
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
}
