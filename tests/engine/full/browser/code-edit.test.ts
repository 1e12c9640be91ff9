import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { serveEditedProject } from '../../../support/browser/edited-project';
import { isSameDocument, mark, scrollTo, scrollTop } from '../../../support/browser/navigate';
import { hydrated } from '../../../support/browser/open-page';
import { button, shown } from '../../../support/browser/panels';
import { oneOfEvery } from '../../../support/variations';

const { file, page, edit, replace, expectRestart } = serveEditedProject();
const overlay = () => page().locator('vite-error-overlay');

describe('in npm run dev the open page shows, without a reload, an edit of', () => {
  test.each(
    oneOfEvery<
      [what: string, path: string, from: string, to: string, look: () => Promise<unknown>, wanted: unknown]
    >(2, [
      [
        'the style of a block',
        'src/blocks/cta/cta.css',
        'border-block-start: 0;',
        'border-block-start: 4px solid;',
        () =>
          page()
            .locator('.cta')
            .evaluate((block) => getComputedStyle(block).borderBlockStartWidth),
        '4px',
      ],
      [
        'a block',
        'src/blocks/cta/cta.tsx',
        'className="d2"',
        'className="d2 edited"',
        () => page().locator('.cta h2').getAttribute('class'),
        'd2 edited',
      ],
      [
        'the footer',
        'src/app/server/chrome/footer.tsx',
        '<p>{notice}</p>',
        '<p>All of {notice}</p>',
        async () => (await page().locator('.footer-end p').innerText()).startsWith('All of'),
        true,
      ],
      [
        'what header and blocks share',
        'src/ui/icon.tsx',
        ": 'icon'}",
        ": 'icon edited'}",
        () => page().locator('.header .icon.edited').first().isVisible(),
        true,
      ],
      [
        'the drawings',
        'src/art/draw-scene.ts',
        'class="art j-',
        'class="art edited j-',
        () => page().locator('main svg.art.edited').first().isVisible(),
        true,
      ],
    ]),
  )('%s; scroll and open panels stay', async (_, path, from, to, look, wanted) => {
    const before = await look();
    await mark(page());
    await button(page(), 'menu-panel').click();
    await scrollTo(page(), 300);
    const undo = edit(path, from, to);
    await expect.poll(look).toBe(wanted);
    expect(await isSameDocument(page())).toBe(true);
    expect(await shown(page())).toEqual(['menu-panel']);
    undo();
    await expect.poll(look).toBe(before);
    expect(await isSameDocument(page())).toBe(true);
    expect(await shown(page())).toEqual(['menu-panel']);
    expect(await scrollTop(page())).toBe(300);
    await page().keyboard.press('Escape');
  });
});

test('an edit of the document loads the open page again', async () => {
  const undo = edit(
    'src/app/server/write-document.ts',
    '<meta name="viewport"',
    '<meta name="edited" content="yes"><meta name="viewport"',
  );
  await page().locator('meta[name=edited]').waitFor({ state: 'attached' });
  await hydrated(page());
  undo();
  await page().locator('meta[name=edited]').waitFor({ state: 'detached' });
  await hydrated(page());
});

test('a style sheet that is added counts until it is deleted', async () => {
  const width = () =>
    page()
      .locator('.cta')
      .evaluate((block) => getComputedStyle(block).borderBlockStartWidth)
      .catch(() => undefined);
  const sheet = file('src/blocks/cta/cta-edge.css');
  writeFileSync(sheet, '@layer blocks { .cta { border-block-start: 6px solid !important; } }');
  await expect.poll(width).toBe('6px');
  rmSync(sheet);
  await expect.poll(width).toBe('0px');
  await hydrated(page());
});

test('of a style sheet that is written twice within 50 ms, the page shows what was written last', async () => {
  const width = () =>
    page()
      .locator('.cta')
      .evaluate((block) => getComputedStyle(block).borderBlockStartWidth);
  const [path, before] = ['src/blocks/cta/cta.css', 'border-block-start: 0;'];
  const undo = edit(path, before, 'border-block-start: 4px solid;');
  await setTimeout(20);
  replace(path, 'border-block-start: 4px solid;', 'border-block-start: 8px solid;');
  await expect.poll(width).toBe('8px');
  undo();
  await expect.poll(width).toBe('0px');
});

test('a mistake in what the server renders covers the page until it is corrected', async () => {
  await mark(page());
  const undo = edit('src/app/server/chrome/footer.tsx', '<p>{notice}</p>', '<p>{notice}</q>');
  await overlay().waitFor();
  undo();
  await overlay().waitFor({ state: 'detached' });
  expect(await isSameDocument(page())).toBe(true);
});

describe('in npm run dev the server starts again by itself, and the open page with it, after an edit of', () => {
  test('a definition: the schema and the types are new, too', async () => {
    // New at each attempt: what is already there starts nothing.
    const description = `A row of calls to action, written at ${Date.now()}.`;
    const definitions = 'src/blocks/cta/cta.schema.json';
    await expectRestart(definitions, () => {
      const { $defs } = JSON.parse(readFileSync(file(definitions), 'utf8'));
      $defs.ctaBlock.description = description;
      writeFileSync(file(definitions), JSON.stringify({ $defs }));
    });
    expect(readFileSync(file('site.schema.json'), 'utf8')).toContain(description);
    expect(readFileSync(file('src/site/schema/types.gen.ts'), 'utf8')).toContain(description);
  });

  test('src/site: what is resolved is new', async () => {
    const path = 'src/site/resolve/resolve-page.ts';
    const edited = `Edited at ${Date.now()} `;
    const title = /title: .*replaceTokens\(title, facts\.tokens\).*,/;
    await expectRestart(path, () =>
      replace(path, title, `title: '${edited}'.concat(replaceTokens(title, facts.tokens)),`),
    );
    expect((await page().title()).startsWith(edited)).toBe(true);
  });
});
