import { trust } from './browser-pages';
import { updatePanelButtons } from './panels';

/** Header and footer are rendered on the server only, so their new markup comes from a fetched document. */
export async function updateChrome(): Promise<void> {
  const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(trust(await response.text()), 'text/html');
  const open = document.querySelector('.panel:popover-open')?.id;
  for (const selector of ['.header', '.footer']) {
    const next = fresh.querySelector(selector);
    // Only the children are replaced: scripts have set attributes on the element.
    if (next) document.querySelector(selector)?.replaceChildren(...next.childNodes);
  }
  if (open) document.getElementById(open)?.showPopover();
  updatePanelButtons();
}
