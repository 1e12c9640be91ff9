import { expect, test } from 'vitest';
import { attribute, click, complaints, count, isFocused, text, visit } from './support/visit';

test('the map asks nothing of another host until it is pressed; then it has its place and the focus', async () => {
  const page = await visit('/contact');
  expect(await count(page, 'iframe')).toBe(0);
  const place = await attribute(page, 'a[data-map]', 'data-map');
  await click(page, 'a[data-map]');
  await expect.poll(() => count(page, '.map iframe')).toBe(1);
  const address = `https://www.google.com/maps?q=${encodeURIComponent(place ?? '')}&output=embed`;
  expect(await attribute(page, '.map iframe', 'src')).toBe(address);
  expect(await isFocused(page, '.map iframe')).toBe(true);
  expect(await complaints(page)).toEqual([]);
});

test('a video without an address is announced, and can not be pressed', async () => {
  const page = await visit('/brands/linkfast');
  expect(await text(page, '.video')).toContain('Video coming soon');
  expect(await count(page, '.video :is(a, button, iframe)')).toBe(0);
});
