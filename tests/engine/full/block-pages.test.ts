import { join } from 'node:path';
import type { BrowserContextOptions, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockPath, blockTypes, buildBlockPages } from '../../support/block-pages';
import { axeFindings } from '../../support/browser/axe-findings';
import { clippedText } from '../../support/browser/clipped-text';
import { type Complaints, listenForComplaints } from '../../support/browser/complaints';
import { hydrated, idle, openSharedWindow } from '../../support/browser/open-page';
import type { BuiltSite } from '../../support/built-site';
import { errorsIn } from '../../support/html-errors';
import { type RunningServer, startServer } from '../../support/server';

interface Mode {
  name: string;
  /** Of the site. */
  language: 'en' | 'ar';
  options: BrowserContextOptions;
  media?: Parameters<Page['emulateMedia']>[0];
  scripts?: false;
  /** How much larger all is. */
  zoom?: number;
}

const modes: readonly Mode[] = [
  { name: 'as usual', language: 'en', options: {} },
  { name: 'without scripts', language: 'en', options: {}, scripts: false },
  { name: 'from right to left', language: 'ar', options: {} },
  { name: 'at 400 %', language: 'en', options: { deviceScaleFactor: 4 }, zoom: 4 },
  { name: 'in forced colors', language: 'en', options: { forcedColors: 'active' } },
  { name: 'on paper', language: 'en', options: {}, media: { media: 'print' } },
];
const widths = [320, 390, 768, 1024, 1440, 2560];

/** Every block at every width; modes and themes take turns, so that every two of all these meet. */
const cases = blockTypes.flatMap((type, at) =>
  widths.map((width, place) => ({
    type,
    width,
    mode: (at + place) % modes.length,
    theme: (Math.floor(at / modes.length) + place) % 2 === 0 ? ('light' as const) : ('dark' as const),
  })),
);

const sites: BuiltSite[] = [];
const servers = new Map<string, RunningServer>();

beforeAll(async () => {
  for (const language of ['en', 'ar']) {
    const site = await buildBlockPages(language);
    sites.push(site);
    servers.set(language, await startServer('preview', ['--outDir', site.outDir]));
  }
});

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
  for (const site of sites) site.remove();
});

test('every block is valid HTML', { timeout: 120_000 }, async () => {
  const files = sites.flatMap(({ outDir }) =>
    blockTypes.map((type) => join(outDir, blockPath(type), 'index.html')),
  );
  expect(await errorsIn(files)).toEqual([]);
});

describe.each(modes.map((mode, index) => ({ ...mode, index })))('$name', (mode) => {
  let page: Page;
  let session: CDPSession;
  let complaints: Complaints;
  let heard = 0;

  beforeAll(async () => {
    const baseURL = servers.get(mode.language)?.url ?? '';
    page = await openSharedWindow({ baseURL, bypassCSP: true, reducedMotion: 'reduce', ...mode.options });
    session = await page.context().newCDPSession(page);
    complaints = await listenForComplaints(page);
  });
  afterAll(() => page?.context().close());

  const runScripts = (run: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value: !run });

  test.each(cases.filter((each) => each.mode === mode.index))(
    '$type has no finding at $width pixels in the $theme theme',
    async ({ type, width, theme }) => {
      const zoom = mode.zoom ?? 1;
      await page.setViewportSize({ width: Math.max(320, Math.round(width / zoom)), height: 900 / zoom });
      await page.emulateMedia({ colorScheme: theme, ...mode.media });
      await runScripts(mode.scripts ?? true);
      await page.goto(blockPath(type));
      if (mode.scripts ?? true) {
        await hydrated(page);
        await idle(page);
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const clipped = await clippedText(page);
      // What looks for mistakes is a script, too.
      await runScripts(true);
      // Where the browser sets the colors, axe takes those of the page for a text's and the browser's for its background.
      const isForced = mode.options.forcedColors === 'active';
      const axe = (await axeFindings(page)).filter((each) => !isForced || !each.startsWith('color-contrast'));
      const found = { sideways, clipped, axe, complaints: complaints.slice(heard) };
      heard = complaints.length;
      expect(found).toEqual({ sideways: 0, clipped: [], axe: [], complaints: [] });
    },
  );
});
