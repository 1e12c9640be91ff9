import { describe, expect, test } from 'vitest';
import type { EngineWindow } from './support/engine';
import { scrollTo } from './support/use-page';
import { visit } from './support/visit-site';

describe('the shadow of the header', () => {
  const hasShadow = (page: EngineWindow) =>
    page.call(() => {
      const header = document.querySelector('.header');
      return (
        header && getComputedStyle(header).boxShadow !== 'none' && header.getBoundingClientRect().top === 0
      );
    });

  // docs/product.md, header shadow
  test('appears once the page is scrolled more than 50 pixels, and disappears', async () => {
    const page = await visit('/');
    expect(await hasShadow(page)).toBe(false);
    await scrollTo(page, 50);
    expect(await hasShadow(page)).toBe(false);
    await scrollTo(page, 51);
    await expect.poll(() => hasShadow(page)).toBe(true);
    await scrollTo(page, 50);
    await expect.poll(() => hasShadow(page)).toBe(false);
  });

  test('is there when the page is opened scrolled', async () => {
    const page = await visit('/#faq');
    await expect.poll(() => hasShadow(page)).toBe(true);
  });
});
