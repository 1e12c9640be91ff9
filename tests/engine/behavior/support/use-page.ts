import { expect } from 'vitest';
import { markDocument } from '../../../support/mark-document';
import type { EngineWindow } from './engine';

/** Lets time pass, at once where the browser has a clock that can be set. */
export const pass = (page: EngineWindow, duration: number) =>
  page.pass?.(duration) ?? new Promise<void>((resolve) => setTimeout(resolve, duration));

export const count = (page: EngineWindow, selector: string) =>
  page.call((selector) => document.querySelectorAll(selector).length, selector);

/** How many such parts are visible. */
export const countShown = (page: EngineWindow, selector: string) =>
  page.call(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

/** The visible text of the first such part. */
export const text = (page: EngineWindow, selector: string) =>
  page.call((selector) => document.querySelector<HTMLElement>(selector)?.innerText.trim(), selector);

export const attribute = (page: EngineWindow, selector: string, name: string) =>
  page.call((selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null, selector, name);

export const box = (page: EngineWindow, selector: string) =>
  page.call((selector) => {
    const { left, top, width, height } =
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return { left, top, width, height };
  }, selector);

export const path = (page: EngineWindow) =>
  page.call(() => location.pathname.replace(/(.)\/$/, '$1') + location.hash);

export const scrollTop = (page: EngineWindow) => page.call(() => Math.round(scrollY));

/** Scrolls at once; smooth scrolling would make the position a matter of time. */
export async function scrollTo(page: EngineWindow, top: number): Promise<void> {
  await page.call((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Marks the document, which a load would lose, and notes what is announced. */
export const mark = (page: EngineWindow) => page.call(markDocument);
export const isMarked = (page: EngineWindow) => page.call(() => window.marker === true);

/** Scrolls the first such part to the middle of the window at once. */
export const bring = (page: EngineWindow, selector: string) =>
  page.call((selector) => {
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, selector);

/** The middle of the first such part that is visible and not covered. */
const place = (page: EngineWindow, selector: string) =>
  page.call((selector) => {
    for (const part of document.querySelectorAll(selector)) {
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      const isSeen = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
      if (!isSeen(part.getBoundingClientRect()))
        part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = part.getClientRects()[0] ?? new DOMRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (part.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  }, selector);

async function pointAt(page: EngineWindow, selector: string, press: boolean): Promise<void> {
  await expect.poll(() => place(page, selector), { message: selector }).not.toBeNull();
  const { x, y } = (await place(page, selector)) ?? { x: 0, y: 0 };
  await page.point(x, y, press);
}

export const click = (page: EngineWindow, selector: string) => pointAt(page, selector, true);
export const hover = (page: EngineWindow, selector: string) => pointAt(page, selector, false);

export const isFocused = (page: EngineWindow, selector: string) =>
  page.call((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** Presses Tab until a part has the focus. */
export async function tabTo(page: EngineWindow, selector: string): Promise<void> {
  for (let steps = 0; steps < 60 && !(await isFocused(page, selector)); steps += 1) await page.press('Tab');
  expect(await isFocused(page, selector), selector).toBe(true);
}

export const write = (page: EngineWindow, words: string) =>
  page.insert?.(words) ??
  page.press(...[...words].map((character) => (character === '\n' ? 'Enter' : character)));
