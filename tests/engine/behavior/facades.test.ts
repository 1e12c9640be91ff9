import { expect, test } from 'vitest';
import { attribute, box, click, count, hover, isFocused, pass, text } from './support/use-page';
import { complaints, visit } from './support/visit-site';

test('the map loads nothing from another host until it is pressed; then it fills its strip and has the focus', async () => {
  const page = await visit('/contact', { timed: true });
  const link = 'a[data-map]';
  await hover(page, link);
  await pass(page, 300);
  expect(await count(page, 'iframe')).toBe(0);
  expect(await complaints(page)).toEqual([]);
  const place = (await attribute(page, link, 'data-map')) ?? '';
  expect(place).not.toBe('');

  await click(page, link);
  const frame = '.map iframe';
  await expect.poll(() => count(page, frame)).toBe(1);
  const address = `https://www.google.com/maps?q=${encodeURIComponent(place)}&output=embed`;
  expect(await attribute(page, frame, 'src')).toBe(address);
  expect(await attribute(page, frame, 'title')).toBe(await text(page, '.map h2'));
  expect(await attribute(page, frame, 'allow')).toBe('fullscreen');
  expect(await attribute(page, frame, 'referrerpolicy')).toBe('strict-origin-when-cross-origin');
  expect(await isFocused(page, frame)).toBe(true);
  const [strip, embedded] = [await box(page, '.map-frame'), await box(page, frame)];
  expect(Math.abs(strip.height - embedded.height)).toBeLessThanOrEqual(2);
  expect(await text(page, '.map')).toContain('Get directions');
  expect(await complaints(page)).toEqual([]);
});

test('a video without an address is announced and not clickable', async () => {
  const page = await visit('/partners/birch');
  expect(await text(page, '.video')).toContain('Video coming soon');
  expect(await count(page, '.video :is(a, button, iframe)')).toBe(0);
});
