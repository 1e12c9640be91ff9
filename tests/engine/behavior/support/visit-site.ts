import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { startChromium } from './chromium';
import type { Engine, EngineWindow, Settings, StartEngine } from './engine';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const engines: Record<string, StartEngine> = {
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

/** Opens a page in a new window, which closes after the test, and waits until the application has taken over. */
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

/** All errors of the page, also those right after hydration. */
export async function complaints(page: EngineWindow): Promise<readonly string[]> {
  await page.call(
    () =>
      new Promise<void>((resolve) => {
        // WebKit does not have it.
        if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
        else setTimeout(resolve);
      }),
  );
  return page.complaints?.() ?? page.call(() => window.complaints);
}
