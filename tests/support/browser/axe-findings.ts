import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds against WCAG 2.2 AA, or by some of its rules. The window must have been opened with
 * `bypassCSP`.
 */
export async function axeFindings(page: Page, by: string[] = tags): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: values,
      resultTypes: ['violations'],
      // Documents in frames are looked at by themselves.
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [`${id}: ${target.join(' ')} ${html.slice(0, 120)}`, failureSummary].join(' '),
      ),
    );
  }, by);
}
