declare global {
  interface Window {
    /** Lost when the document is loaded again. */
    marker?: boolean;
    announced?: string[];
  }
}

/** Runs in a page: marks the document and notes every text that is announced from now on. */
export function markDocument(): void {
  window.marker = true;
  window.announced = [];
  const announcer = document.querySelector('[role=status]#route-announcer');
  if (!announcer) throw new Error('There is no announcer.');
  new MutationObserver(() => {
    if (announcer.textContent) window.announced?.push(announcer.textContent);
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
