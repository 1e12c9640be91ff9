import { inTime } from '../../ui/hooks/in-time';

/**
 * All that runs before `load`, besides the theme script. After `load` and idle, or at the visitor's first sign of
 * intent, it fetches the application at once and evaluates it in steps, so that no step keeps the page from
 * answering for long.
 */
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
let started = false;
/** The document's own, which the script in the head has noted. */
const { pathname } = new URL(document.documentElement.dataset.url ?? location.href);

/** After a reload browsers take the pages that were shown in place for this document's: Back changes the address alone. */
function loadOtherPage() {
  if (location.pathname !== pathname) location.reload();
}

async function start() {
  if (started) return;
  started = true;
  for (const type of intents) removeEventListener(type, start);
  const chunks = document.querySelector<HTMLElement>('[data-chunks]')?.dataset.chunks ?? '';
  for (const href of chunks.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const dom = await inTime(import('./dom'));
  await nextTask();
  await inTime(import('../shared/router-library'));
  await nextTask();
  const app = await inTime(import('./start'));
  await nextTask();
  await app.start(dom);
  removeEventListener('popstate', loadOtherPage);
}

loadOtherPage();
addEventListener('popstate', loadOtherPage);
for (const type of intents) addEventListener(type, start, { passive: true });
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
