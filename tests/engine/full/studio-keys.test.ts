import { expect, test } from 'vitest';
import { measureKeys, quantile } from '../../support/studio/key-times';
import { serveStudio } from '../../support/studio/serve-studio';

const studio = serveStudio();

test('of 50 keys, 95 in 100 are in the page within 16 ms, and drawn by the renderer within 60 ms', async () => {
  const { page, frame } = await studio.open('/tour');
  await frame.locator('h1').click();
  await page.getByRole('textbox', { name: 'Heading' }).press('End');
  const text = 'abcdefghi '.repeat(5);
  const { letter, drawn, inFrame } = await measureKeys(page, text, 150);
  const [letters, pages] = [letter, drawn].map((times) => quantile(times, 0.95));
  console.log(`p95 of 50 keys: letter ${letters?.toFixed(1)} ms, page ${pages?.toFixed(1)} ms`);
  expect(inFrame).toBe(50);
  expect(letters).toBeLessThanOrEqual(16);
  expect(pages).toBeLessThanOrEqual(60);
});
