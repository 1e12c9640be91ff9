import type { SiteRouter } from '../shared/router';

/** In milliseconds. Most pages are there before. */
const noticeable = 1000;

/** Marks the page as busy while the next one is slow to come: layout.css then shows a bar. */
export function markWaiting(router: SiteRouter): void {
  const main = document.getElementById('main');
  let timer = 0;
  router.subscribe('onBeforeLoad', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => main?.setAttribute('aria-busy', 'true'), noticeable);
  });
  router.subscribe('onResolved', () => {
    clearTimeout(timer);
    main?.removeAttribute('aria-busy');
  });
}
