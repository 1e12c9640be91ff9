import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/support/find-browser';
import { commandArgs } from '../../scripts/support/run-process';
import type { Page as PageContent } from '../../src/site/schema/types.gen';
import { serviceFile } from '../support/generate-site';
import { servicePath } from '../support/generated-pages';
import { startProgram } from '../support/start-program';
import { median } from './measure';

export interface EditingFigures {
  /** Median milliseconds from the command to the address that it prints. */
  ready: number;
  /** Median milliseconds from a save of other text to its paint. */
  text: number;
  /** The same when what is saved may concern other pages: a title. */
  title: number;
}

/** A port that is not the default, where an editor's own server may run. */
const port = '5999';
/** Milliseconds in which all that a save starts has ended. */
const settled = 300;

async function startServer(content: string) {
  const start = performance.now();
  const command = commandArgs('dev', '--port', port);
  const env = { ...process.env, SITE_CONTENT: content };
  const server = await startProgram(process.execPath, command, /(http:\/\/localhost:\d+)/, env);
  return { server, ready: performance.now() - start };
}

/** How long a server takes to start. The first one compiles what the others find compiled, so it does not count. */
async function startTime(content: string, starts: number): Promise<number> {
  const times: number[] = [];
  for (let start = -1; start < starts; start += 1) {
    const { server, ready } = await startServer(content);
    await server.stop();
    if (start >= 0) times.push(ready);
  }
  return median(times);
}

/**
 * Serves a generated site for an editor who starts the server `starts` times, then saves one page `saves` times each
 * way, and looks at it.
 */
export async function measureEditing(
  content: string,
  { starts, saves }: Record<'starts' | 'saves', number>,
): Promise<EditingFigures> {
  const ready = await startTime(content, starts);
  const { server } = await startServer(content);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(server.found + servicePath(0));
    await page.waitForSelector('html[data-hydrated]');
    const times = async (edit: (content: PageContent, word: string) => void) => {
      const taken: number[] = [];
      // The first save is for the compiler.
      for (let save = -1; save < saves; save += 1) {
        const time = await timeOf(page, join(content, serviceFile(0)), edit);
        if (save >= 0) taken.push(time);
        await page.waitForTimeout(settled);
      }
      return median(taken);
    };
    return {
      ready,
      text: await times(({ blocks: [block] }, word) => block && Object.assign(block, { lead: word })),
      title: await times((content, word) => {
        content.title = word;
      }),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

let words = 0;

async function timeOf(page: Page, file: string, edit: (content: PageContent, word: string) => void) {
  words += 1;
  const word = `Edited ${words} times`;
  const content: PageContent = JSON.parse(readFileSync(file, 'utf8'));
  edit(content, word);
  const shown = page.evaluate(
    (word) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const lead = document.querySelector('.lead')?.textContent ?? '';
          if (!document.title.includes(word) && !lead.includes(word)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
      }),
    word,
  );
  // The page has to be watching before.
  await page.evaluate(() => {});
  const saved = Date.now();
  writeFileSync(file, JSON.stringify(content, null, 2));
  return (await shown) - saved;
}
