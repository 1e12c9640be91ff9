import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  bring,
  layoutShifts,
  leaveScreen,
  openTimed,
  passTime,
  setTabHidden,
  stopTime,
  textChanges,
} from '../../../support/browser/motion';
import { openHydrated, openWindowWithFonts } from '../../../support/browser/open-page';

const typed = '.typed-text';
const button = '.hero .motion-button';
/** Longer than the longest rest between two letters. */
const watched = 600;

const isTyping = async (page: Page) => (await textChanges(page, typed, () => passTime(page, watched))) > 0;

interface Letter {
  text: string;
  /** Milliseconds, of the page's clock, that the text before stood. */
  after: number;
}

declare global {
  interface Window {
    letters: Letter[];
  }
}

const watchLetters = (page: Page) =>
  page.locator(typed).evaluate((part) => {
    const letters: Letter[] = [];
    window.letters = letters;
    let last: number | undefined;
    new MutationObserver(() => {
      const now = performance.now();
      if (last !== undefined) letters.push({ text: part.textContent ?? '', after: now - last });
      last = now;
    }).observe(part, { characterData: true, childList: true, subtree: true });
  });

/** In milliseconds: a part of every delay, so that a letter is painted before the time of the next one passes. */
const step = 10;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

// docs/product.md, typing pace
describe('the typed heading', () => {
  test('types 150 ms a letter, rests 500 ms, deletes 30 ms a letter, and never ends; nothing else moves', async () => {
    const { page, complaints } = await openTimed('/', {}, openWindowWithFonts);
    const place = () =>
      page.locator('.hero .lead, .hero h1').evaluateAll((parts) =>
        parts.map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return [top, height];
        }),
      );
    const before = await place();
    await stopTime(page);
    await watchLetters(page);
    // Three words take 6.7 s.
    for (let passed = 0; passed < 7500; passed += step) await page.clock.runFor(step);
    const letters = await page.evaluate(() => window.letters);
    await page.clock.resume();
    const words = ['Neighbors', 'Beginners', 'Tinkerers'];

    const whole: string[] = [];
    const delays = { typing: [] as number[], rest: [] as number[], deleting: [] as number[] };
    for (const [index, { text, after }] of letters.entries()) {
      const previous = letters[index - 1]?.text;
      if (previous === undefined) continue;
      expect(Math.abs(text.length - previous.length), `${previous} → ${text}`).toBe(1);
      if (text.length > previous.length) delays.typing.push(after);
      else if (words.includes(previous)) delays.rest.push(after);
      else delays.deleting.push(after);
      if (words.includes(text)) whole.push(text);
    }
    expect(median(delays.typing)).toBe(150);
    expect(median(delays.rest)).toBe(500);
    expect(median(delays.deleting)).toBe(30);
    expect(whole.length).toBeGreaterThanOrEqual(3);
    for (const [index, word] of whole.slice(1).entries())
      expect(word).toBe(words[(words.indexOf(whole[index] ?? '') + 1) % 3]);

    expect(await place()).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('is said once, with all its words', async () => {
    const { page } = await openHydrated('/');
    expect(await page.locator('h1').ariaSnapshot()).toMatch(
      /^- heading "[^"]* Neighbors, Beginners, Tinkerers"/,
    );
  });

  test('rests while the keyboard is in the hero; Play works from there', async () => {
    const { page } = await openTimed('/', { viewport: { width: 1440, height: 1400 } });
    await page.locator('.hero .actions a').first().focus();
    await page.keyboard.press('Tab');
    expect(await isTyping(page)).toBe(false);
    for (let tabs = 0; tabs < 20 && !(await page.locator(`${button}:focus`).count()); tabs += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play typing' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await isTyping(page)).toBe(true);
  });

  test('rests off the screen and in a hidden tab', async () => {
    const { page } = await openTimed('/');
    await leaveScreen(page, 'end');
    expect(await isTyping(page)).toBe(false);
    await bring(page, 'h1');
    expect(await isTyping(page)).toBe(true);
    await setTabHidden(page, true);
    expect(await isTyping(page)).toBe(false);
    await setTabHidden(page, false);
    expect(await isTyping(page)).toBe(true);
  });

  test('types when reduced motion is switched off, and shows its first word and no button when it is switched on', async () => {
    const { page } = await openTimed('/', { reducedMotion: 'reduce' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await isTyping(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => isTyping(page)).toBe(false);
    expect(await page.locator(typed).innerText()).toBe('Neighbors');
    expect(await page.locator(button).isVisible()).toBe(false);
  });
});
