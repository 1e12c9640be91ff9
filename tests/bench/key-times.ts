import type { Page } from 'playwright';

export interface KeyTimes {
  /** In milliseconds, from a key to the letter in the page, one for each key. */
  letter: readonly number[];
  /** To the page as the renderer has rendered it. Keys that are rendered together are counted by the first. */
  rendered: readonly number[];
  /** Of how many keys the letter is in the page before the next frame is painted. */
  inFrame: number;
}

interface Key {
  pressed: number;
  letter?: number;
  rendered?: number;
  isInFrame?: boolean;
}

declare global {
  interface Window {
    keyTimes: Key[];
  }
}

/** Presses keys, a text or by their names, and measures in the browser when the page in the frame shows it. */
export async function measureKeys(page: Page, text: Iterable<string>, pause: number): Promise<KeyTimes> {
  await page.evaluate(() => {
    const keys: Key[] = [];
    window.keyTimes = keys;
    const frame = document.querySelector('iframe');
    const main = frame?.contentDocument?.querySelector('#main');
    if (!frame || !main) throw new Error('There is no page in the frame.');
    addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Alt') return;
        const key: Key = { pressed: event.timeStamp };
        keys.push(key);
        requestAnimationFrame(() => {
          key.isInFrame = key.letter !== undefined;
        });
      },
      { capture: true },
    );
    new MutationObserver(() => {
      const key = keys.at(-1);
      if (key) key.letter ??= performance.now();
    }).observe(main, { characterData: true, subtree: true });
    frame.contentWindow?.addEventListener('studio:rendered', () => {
      const key = keys.at(-1);
      if (key) key.rendered ??= performance.now();
    });
  });
  for (const key of text) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(pause);
  }
  const keys = await page.evaluate(() => window.keyTimes);
  return {
    letter: keys.flatMap(({ pressed, letter }) => (letter === undefined ? [] : [letter - pressed])),
    rendered: keys.flatMap(({ pressed, rendered }) => (rendered === undefined ? [] : [rendered - pressed])),
    inFrame: keys.filter(({ isInFrame }) => isInFrame).length,
  };
}

/** The value that so many of the others don't exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
