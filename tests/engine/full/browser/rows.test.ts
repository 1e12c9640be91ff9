import { expect, test } from 'vitest';
import { openWindow } from '../../../support/browser/open-page';

const open = async (width: number) => {
  const page = await openWindow({ javaScriptEnabled: false, viewport: { width, height: 800 } });
  await page.goto('/members');
  return page;
};

/** Where the parts of the rows of a form stand. */
const placesOf = async (width: number, part: string) => {
  const page = await open(width);
  const boxes = await page
    .locator(part)
    .evaluateAll((parts) => parts.map((each) => each.getBoundingClientRect().toJSON()));
  return boxes.map(({ left, right, top }) => [left, right, top].map(Math.round));
};

test('the whole row is its link, but for the links in its text', async () => {
  const page = await open(390);
  const row = page.locator('.rows-big .row').first();
  await row.getByRole('link', { name: 'its new bands' }).click();
  await page.waitForURL('**/contact');
  await page.goBack();
  // Its mark.
  await row.click({ position: { x: 8, y: 32 } });
  await page.waitForURL('**/tools');
});

test('groups stand side by side in two columns, and below each other on a phone', async () => {
  const [first, second] = await placesOf(1440, '.rows-menu .rows-list');
  expect(second?.[0]).toBeGreaterThan(first?.[1] ?? 0);
  expect(second?.[2]).toBe(first?.[2]);
  const [above, below] = await placesOf(390, '.rows-menu .rows-list');
  expect(below?.[0]).toBe(above?.[0]);
  expect(below?.[2]).toBeGreaterThan(above?.[2] ?? 0);
});

test('the rows of an index are lines with aligned parts, and have their text below on a phone', async () => {
  const [label, text, value] = ['label', 'text', 'value'].map(
    (part) => `.rows-table >> nth=0 >> .row-${part}`,
  );
  const [texts, values] = [await placesOf(1440, text ?? ''), await placesOf(1440, value ?? '')];
  expect(new Set(texts.map(([left]) => left)).size).toBe(1);
  expect(new Set(values.map(([, right]) => right)).size).toBe(1);
  const [labels, below] = [await placesOf(390, label ?? ''), await placesOf(390, text ?? '')];
  expect(below[0]?.[0]).toBe(labels[0]?.[0]);
  expect(below[0]?.[2]).toBeGreaterThan(labels[0]?.[2] ?? 0);
});
