import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openWindow } from './support/open-page';
import { pageKinds } from './support/page-kinds';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds, as one line each. */
async function findings(page: Page): Promise<string[]> {
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
    );
  }, tags);
}

test.each(pageKinds)(
  'the %s page meets WCAG 2.2 AA in both themes on phone and desktop',
  async (_kind, path) => {
    const page = await openWindow({ bypassCSP: true, reducedMotion: 'reduce' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // A page that is open already would still be moving from one theme's colors to the other's.
      await page.goto(path);
      await page.evaluate(source);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findings(page), `${colorScheme} at ${width} pixels`).toEqual([]);
      }
    }
  },
);

test('axe does find what is wrong', async () => {
  const page = await openWindow({ bypassCSP: true });
  await page.goto('/contact');
  await page.evaluate(source);
  await page
    .locator('h1')
    .evaluate((heading) => heading.insertAdjacentHTML('afterend', '<img src="/x.png">'));
  expect(await findings(page)).toContainEqual(expect.stringMatching(/^image-alt: /));
});
