import { inTime } from '../../ui/hooks/in-time';

/**
 * The only script that runs before `load`, except the script of the head. When the page is loaded and idle, or at the
 * visitor's first interaction, it fetches all parts of the application at once and evaluates them one after the other,
 * so that none of these tasks blocks the page for long.
 */
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'];
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
let started = false;
const { dataset } = document.documentElement;
/** The path of this document, as recorded by the script of the head. */
const { pathname } = new URL(dataset.url ?? location.href);

/**
 * After a reload, Back only changes the URL: the browser thinks that pages which the application showed earlier belong
 * to this document. The application shows them, as soon as it listens itself.
 */
function loadOtherPage() {
  if (location.pathname !== pathname && !dataset.hydrated) location.reload();
}

async function start() {
  if (started) return;
  started = true;
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
}

loadOtherPage();
addEventListener('popstate', loadOtherPage);
for (const type of intents) addEventListener(type, start, { once: true, passive: true });
/** In milliseconds: a page that moves all the time may never be idle. */
const timeout = 2_000;
const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start, { timeout }) : setTimeout(start, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
