import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { preview } from 'vite';
import { withProgress } from '../../src/node/base/command/progress';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { isOwnBlock, pictureFile } from '../../src/node/base/generate/registered-blocks';
import { blocksOf } from '../../src/node/base/generate/update-schema';
import config from '../../vite.config';
import { findBrowser } from './find-browser';
import { loadPageKinds } from './page-kinds';
import { isEngineSite } from './shipped-site';
import { shootStudio } from './shoot-studio';

const themes = ['light', 'dark'] as const;
const widths = [1440, 390] as const;
/** Of the size on the screen. */
const scale = 0.5;
const quality = 70;
/** Of a block's picture, in pixels: a long text need not be shown to its end. */
const tallest = 1000;
/** Milliseconds until a carousel that came into view has its script. */
const settled = 400;

async function shoot(
  browser: Browser,
  address: string,
  theme: (typeof themes)[number],
  width: number,
  fold = false,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    // A whole window is shown in a README, where less is enough.
    deviceScaleFactor: fold ? 0.8 : 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForSelector('html[data-hydrated]');
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ fullPage: !fold });
  } finally {
    await context.close();
  }
}

/** The first of each kind of block, at its top, for the reference: its type and a JPEG. */
async function* shootBlocks(
  browser: Browser,
  addresses: readonly string[],
): AsyncGenerator<[type: string, Buffer]> {
  const done = new Set<string>();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForSelector('html[data-hydrated]');
    await page.evaluate(() => document.fonts.ready);
    // It stands above what is scrolled to.
    await page.locator('.header').evaluate(({ style }) => {
      style.visibility = 'hidden';
    });
    for (const block of await page.locator('[data-block]').all()) {
      const type = (await block.getAttribute('data-block')) ?? '';
      if (done.has(type)) continue;
      done.add(type);
      await block.scrollIntoViewIfNeeded();
      await page.waitForTimeout(settled);
      const { x, y, width, height } = await block.evaluate((element) => {
        const box = element.getBoundingClientRect();
        return { x: box.x, y: box.y + scrollY, width: box.width, height: box.height };
      });
      const clip = { x, y, width, height: Math.min(height, tallest) };
      yield [type, await page.screenshot({ type: 'jpeg', quality, fullPage: true, clip })];
    }
  }
  await context.close();
}

const dataAddress = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** Pictures beside each other, as one JPEG. */
async function compose(
  browser: Browser,
  pictures: readonly { png: Buffer; width: number }[],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  try {
    const images = pictures.map(
      ({ png, width }) => `<img src="${dataAddress(png)}" width="${width * scale}">`,
    );
    await page.setContent(
      `<body style="margin:0"><main style="display:flex;align-items:start;gap:24px;padding:24px;width:max-content;background:#8b93a5">${images.join('')}</main>`,
    );
    return await page.locator('main').screenshot({ type: 'jpeg', quality });
  } finally {
    await page.close();
  }
}

/** Writes the pictures of a built site: all of them, or only those of one name. */
export async function takeScreens(outDir: string, out: string, only: string | undefined): Promise<void> {
  mkdirSync(join(out, 'blocks'), { recursive: true });
  const server = await preview({
    ...config,
    configFile: false,
    build: { outDir },
    preview: { port: 4300 },
  });
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    await shootAll(browser, server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', out, only);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function shootAll(
  browser: Browser,
  host: string,
  out: string,
  only: string | undefined,
): Promise<void> {
  const { site, kinds } = loadPageKinds(contentFolder('.'));
  const addressOf = (path: string) => host + site.base + path;
  const save = (file: string, bytes: Buffer) => {
    writeFileSync(file, bytes);
    console.log(`${file} ${Math.round(statSync(file).size / 1024)} KB`);
  };
  const isReference = resolve(out) === resolve('docs/screens');
  const blocks = new Map(blocksOf('.').map((block) => [block.type, block]));
  for (const { name, path } of kinds) {
    if (only !== undefined && only !== name) continue;
    const picture = await withProgress(`Showing ${name}`, async () => {
      const pictures: { png: Buffer; width: number }[] = [];
      for (const width of widths)
        for (const theme of themes)
          pictures.push({ width, png: await shoot(browser, addressOf(path), theme, width) });
      return compose(browser, pictures);
    });
    save(join(out, `${name}.jpg`), picture);
  }
  if (only === undefined || only === 'blocks')
    for await (const [type, picture] of shootBlocks(
      browser,
      kinds.map(({ path }) => addressOf(path)),
    )) {
      const block = isReference ? blocks.get(type) : undefined;
      const file = block ? pictureFile(block) : join(out, `blocks/${type}.jpg`);
      // The reference shows the engine's blocks in the engine's words.
      const isKept = block && !isOwnBlock(block) && !isEngineSite() && existsSync(file);
      if (!isKept) save(file, picture);
    }
  if (only === undefined || only === 'studio')
    for (const theme of themes) {
      const picture = await withProgress(`Showing the studio in ${theme}`, () =>
        shootStudio(browser, contentFolder('.'), '/', theme),
      );
      save(join(out, `studio-${theme}.png`), picture);
    }
  if (only === undefined)
    save(join(out, 'readme-home.png'), await shoot(browser, addressOf('/'), 'light', 1440, true));
}
