import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { isInside } from '../../src/node/base/disk/paths';
import type { Camera } from '../../src/node/build/review/review-pictures';

/** In milliseconds, for all pages: a few hundred. What is left is shown without pictures. */
const longest = 2 * 60_000;

/** No host has this name: all files come from the folder of an output. */
const host = 'http://site.invalid';

type Shoot = (file: string, element: string | undefined) => Promise<Buffer>;

/** Pictures of pages in outputs, without scripts. A browser is started for the first one. */
export function createCamera(): Camera {
  const end = performance.now() + longest;
  let opened: Promise<Browser> | undefined;
  const outputs = new Map<string, Promise<Shoot>>();
  const open = async () => {
    // Not all sites have the package, and not all machines a browser.
    const { chromium } = await import('playwright');
    const { installedBrowser } = await import('./find-browser');
    const executablePath = installedBrowser();
    if (executablePath === undefined) throw new Error('There is no browser.');
    return chromium.launch({ executablePath });
  };
  const outputOf = (folder: string) => {
    opened ??= open();
    const output = outputs.get(folder) ?? opened.then((browser) => openOutput(browser, folder));
    outputs.set(folder, output);
    return output;
  };
  return {
    async shoot(folder, file, element) {
      if (performance.now() > end) return undefined;
      try {
        const shoot = await outputOf(folder);
        return await shoot(file, element);
      } catch {
        return undefined;
      }
    },
    async end() {
      await opened?.then((browser) => browser.close()).catch(() => {});
    },
  };
}

async function openOutput(browser: Browser, folder: string): Promise<Shoot> {
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
  return async (file, element) => {
    await shown.goto(`${host}/${file.split('/').map(encodeURIComponent).join('/')}`);
    const clip = element === undefined ? undefined : await shown.locator(element).boundingBox();
    // Fonts are waited for.
    return shown.screenshot({ fullPage: true, animations: 'disabled', ...(clip && { clip }) });
  };
}

/** Also where the address of the site has a path, which files have not. */
function fileOf(folder: string, address: string): string | undefined {
  if (!address.startsWith(`${host}/`)) return undefined;
  const names = decodeURIComponent(new URL(address).pathname).split('/').slice(1);
  const files = names.map((_, index) => join(folder, ...names.slice(index)));
  return files.find((file) => existsSync(file) && isInside(file, folder));
}
