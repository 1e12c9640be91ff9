import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { isInside } from '../../src/node/base/disk/paths';

/** In milliseconds, for all pages: a few hundred. What is left is compared without pictures. */
const longest = 2 * 60_000;

/** No host has this name: all files come from the folder of an output. */
const host = 'http://site.invalid';

export interface PagePictures {
  /** Whether pictures of a page in both outputs differ, which are written then; undefined if there are none. */
  differ(page: string): Promise<boolean | undefined>;
  /** Gives the folder of what was written, if anything was. */
  end(): Promise<string | undefined>;
}

/** Pictures of pages in two outputs, without scripts. A browser is started for the first one. */
export function createPictures(before: string, after: string): PagePictures {
  const end = performance.now() + longest;
  let opened: ReturnType<typeof open> | undefined;
  let out: string | undefined;
  const open = async () => {
    // Not all sites have the package, and not all machines a browser.
    const { chromium } = await import('playwright');
    const { installedBrowser } = await import('../support/find-browser');
    const executablePath = installedBrowser();
    if (executablePath === undefined) throw new Error('There is no browser.');
    const browser = await chromium.launch({ executablePath });
    return { browser, old: await openOutput(browser, before), now: await openOutput(browser, after) };
  };
  return {
    async differ(page) {
      if (performance.now() > end) return undefined;
      try {
        opened ??= open();
        const { old, now } = await opened;
        const [one, other] = await Promise.all([old(page), now(page)]);
        if (one.equals(other)) return false;
        out ??= mkdtempSync(join(tmpdir(), 'upgrade-'));
        const folder = join(out, page.replace(/index\.html$/, ''));
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, 'before.png'), one);
        writeFileSync(join(folder, 'after.png'), other);
        return true;
      } catch {
        return undefined;
      }
    },
    async end() {
      await opened?.then(({ browser }) => browser.close()).catch(() => {});
      return out;
    },
  };
}

async function openOutput(browser: Browser, folder: string): Promise<(page: string) => Promise<Buffer>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  await context.route('**', (route) => {
    const path = fileOf(folder, route.request().url());
    return path === undefined ? route.abort() : route.fulfill({ path });
  });
  const shown = await context.newPage();
  return async (page) => {
    await shown.goto(`${host}/${page.split('/').map(encodeURIComponent).join('/')}`);
    // Fonts are waited for.
    return shown.screenshot({ fullPage: true, animations: 'disabled' });
  };
}

/** Also where the address of the site has a path, which files have not. */
function fileOf(folder: string, address: string): string | undefined {
  if (!address.startsWith(`${host}/`)) return undefined;
  const names = decodeURIComponent(new URL(address).pathname).split('/').slice(1);
  const files = names.map((_, index) => join(folder, ...names.slice(index)));
  return files.find((file) => existsSync(file) && isInside(file, folder));
}
