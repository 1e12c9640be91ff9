import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { markDocument } from '../../../support/mark-document';
import { startChromium } from './chromium';
import type { Engine, EngineWindow, Settings, StartEngine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

export const engines: Record<string, StartEngine> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

interface Options extends Partial<Settings> {
  size?: typeof desktop;
  site?: string;
  /** Whether the test lets time `pass`. */
  timed?: boolean;
}

/** One browser for each choice of settings: to start one takes seconds. */
const started = new Map<string, Promise<Engine>>();

afterAll(async () => {
  for (const engine of started.values()) await (await engine).stop();
});

function start(settings: Settings): Promise<Engine> {
  const key = JSON.stringify(settings);
  const name = process.env.ENGINE ?? 'chromium';
  const engine = started.get(key) ?? engines[name]?.(settings);
  if (!engine) throw new Error(`ENGINE is ${name}. Known: ${Object.keys(engines).join(', ')}.`);
  started.set(key, engine);
  return engine;
}

/** Opens a page in its own window, which closes after the test, and waits for hydration. */
export async function visit(path: string, options: Options = {}): Promise<EngineWindow> {
  const { size = desktop, site = inject('siteUrl'), timed = false, ...chosen } = options;
  const settings = { theme: 'light', reducedMotion: false, scripts: true, ...chosen } as const;
  const page = await (await start(settings)).openWindow(timed);
  onTestFinished(() => page.close());
  await page.resize(size.width, size.height);
  await page.open(site + path);
  if (settings.scripts) await hydrated(page);
  return page;
}

export const hydrated = (page: EngineWindow) =>
  expect.poll(() => page.call(() => document.documentElement.dataset.hydrated)).toBe('true');

/** What went wrong right after hydration is among it, too. */
export async function complaints(page: EngineWindow): Promise<readonly string[]> {
  await page.call(
    () => new Promise<void>((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve())),
  );
  return page.complaints?.() ?? page.call(() => window.complaints);
}

export const pass = (page: EngineWindow, duration: number) =>
  page.pass?.(duration) ?? new Promise<void>((resolve) => setTimeout(resolve, duration));

export const count = (page: EngineWindow, selector: string) =>
  page.call((selector) => document.querySelectorAll(selector).length, selector);

/** How many such parts can be seen. */
export const countShown = (page: EngineWindow, selector: string) =>
  page.call(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((part) =>
        part.checkVisibility({ visibilityProperty: true }),
      ).length,
    selector,
  );

/** The words of the first such part, as they are seen. */
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

/** Brings the first such part to the middle of the window at once. */
export const bring = (page: EngineWindow, selector: string) =>
  page.call((selector) => {
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, selector);

/** Where the first part that can be seen and pointed at is. */
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

/** Puts the focus on a part by the key that leads from one to the next. */
export async function tabTo(page: EngineWindow, selector: string): Promise<void> {
  for (let steps = 0; steps < 60 && !(await isFocused(page, selector)); steps += 1) await page.press('Tab');
  expect(await isFocused(page, selector), selector).toBe(true);
}

export const write = (page: EngineWindow, words: string) =>
  page.press(...[...words].map((character) => (character === '\n' ? 'Enter' : character)));
