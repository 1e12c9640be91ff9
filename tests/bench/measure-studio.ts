import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright';
import { findBrowser } from '../../scripts/support/find-browser';
import { commandArgs } from '../../scripts/support/run-process';
import { skipTour } from '../../scripts/support/shoot-studio';
import { journalFolder } from '../../src/studio/server/open-studio';
import { startProgram } from '../support/start-program';
import { dropPhotos } from './drop-photos';
import { measureKeys, quantile } from './key-times';
import { median } from './measure';

/** All in milliseconds. */
export interface StudioFigures {
  /** Medians: from the command to the address that it prints, and from there to a page that can be edited. */
  ready: number;
  open: number;
  /** Of 50 keys, 95 in 100 take no longer: to the letter in the page, and to the page as the renderer draws it. */
  letter: number;
  rendered: number;
  /** The same of 20 moves of a block among 60, to the page as the renderer draws it. */
  moved: number;
  /** The same of 20 photos of 12 megapixels, from the drop to the page that shows it. */
  dropped: number;
}

/** A port that is not the default, where an editor's own studio may run. */
const port = '5998';
/** Milliseconds between keys: of a quick typist, and so that each move is rendered alone. */
const pauses = { letter: 150, move: 600 };

const blocks = Array.from({ length: 60 }, (_, index) => ({
  type: 'cta',
  heading: `Block number ${index + 1}`,
  actions: [{ label: 'Contact', href: '/' }],
}));
const long = { path: '/long', title: 'A long page', description: 'A page of 60 blocks to move.', blocks };
const pictured = {
  path: '/pictured',
  title: 'A page with a picture',
  description: 'A page with a picture to drop photos on.',
  blocks: [
    {
      type: 'hero',
      heading: 'A picture',
      image: { type: 'scene', layout: 'single', devices: ['switch'], jackets: ['blue'] },
    },
  ],
};

/** Opens a copy of a content folder in the studio, `starts` times, and edits the page of a path. */
export async function measureStudio(
  content: string,
  folder: string,
  path: string,
  starts: number,
): Promise<StudioFigures> {
  cpSync(content, folder, { recursive: true });
  for (const page of [long, pictured])
    writeFileSync(join(folder, `pages${page.path}.json`), `${JSON.stringify(page, null, 2)}\n`);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const [readies, opens]: [number[], number[]] = [[], []];
  let edited: Omit<StudioFigures, 'ready' | 'open'> | undefined;
  try {
    // The first start compiles what the others find compiled.
    for (let start = -1; start < starts; start += 1) {
      const begin = performance.now();
      const command = commandArgs('edit', '--no-open', '--port', port, '--content', folder);
      const server = await startProgram(process.execPath, command, /(http:\/\/localhost:\d+)/);
      const ready = performance.now() - begin;
      try {
        const { time, page, frame } = await openStudio(browser, server.found, path);
        if (start >= 0) {
          readies.push(ready);
          opens.push(time);
        }
        if (start === starts - 1)
          edited = {
            ...(await typeText(page, frame)),
            moved: await moveBlocks(browser, server.found),
            dropped: await dropPictures(browser, server.found),
          };
        await page.context().close();
      } finally {
        await server.stop();
      }
    }
  } finally {
    await browser.close();
    rmSync(journalFolder(process.cwd(), folder), { recursive: true, force: true });
  }
  if (!edited) throw new Error('The studio was not started.');
  return { ready: median(readies), open: median(opens), ...edited };
}

async function openStudio(
  browser: Browser,
  address: string,
  path: string,
): Promise<{ time: number; page: Page; frame: FrameLocator }> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await skipTour(page);
  const begin = performance.now();
  await page.goto(`${address}/_edit${path}`);
  await page.locator('.preview[data-state="open"]').waitFor();
  const time = performance.now() - begin;
  const frame = page.frameLocator('.preview iframe');
  await frame.locator('html[data-hydrated="true"]').waitFor();
  return { time, page, frame };
}

async function typeText(
  page: Page,
  frame: FrameLocator,
): Promise<Pick<StudioFigures, 'letter' | 'rendered'>> {
  await frame.locator('h1').click();
  await page.getByRole('textbox', { name: 'Heading' }).press('End');
  const { letter, rendered } = await measureKeys(page, 'abcdefghij'.repeat(5), pauses.letter);
  return { letter: quantile(letter, 0.95), rendered: quantile(rendered, 0.95) };
}

async function moveBlocks(browser: Browser, address: string): Promise<number> {
  const { page } = await openStudio(browser, address, long.path);
  await page.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').first().focus();
  const { rendered } = await measureKeys(
    page,
    Array.from({ length: 20 }, () => 'Alt+ArrowDown'),
    pauses.move,
  );
  await page.context().close();
  return quantile(rendered, 0.95);
}

async function dropPictures(browser: Browser, address: string): Promise<number> {
  const { page, frame } = await openStudio(browser, address, pictured.path);
  const times = await dropPhotos(frame, 20);
  await page.context().close();
  return quantile(times, 0.95);
}
