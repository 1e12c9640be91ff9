import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { bring, layoutShifts, leaveScreen, setTabHidden } from '../../../support/browser/motion';
import { openHydrated, openWindow, openWindowWithFonts } from '../../../support/browser/open-page';
import { withVariations } from '../../../support/variations';

const view = '.marquee-window';
const rows = `${view} > .marquee-row`;
const pause = 'Pause moving logos';

async function openMarquee(options?: BrowserContextOptions, open = openWindow) {
  const opened = await openHydrated('/', options, open);
  await bring(opened.page, view);
  return opened;
}

/** Pixels a second to the left, by the clock of the page's animations. */
const speed = (page: Page) =>
  page
    .locator(rows)
    .first()
    .evaluate(async (row) => {
      const frame = () => new Promise(requestAnimationFrame);
      const measure = async () => {
        await frame();
        return { time: Number(document.timeline.currentTime), left: row.getBoundingClientRect().left };
      };
      // What has just been asked of the page may need some frames.
      for (let frames = 0; frames < 6; frames += 1) await frame();
      const from = await measure();
      for (let frames = 0; frames < 24; frames += 1) await frame();
      const to = await measure();
      return ((from.left - to.left) / (to.time - from.time)) * 1000;
    });

const moves = async (page: Page) => (await speed(page)) !== 0;

// docs/product.md, marquee speed
describe('the logo marquee', () => {
  test('moves 80 pixels a second, evenly, by transform alone', async () => {
    const { page, complaints } = await openMarquee({}, openWindowWithFonts);
    for (let times = 0; times < 3; times += 1) expect(Math.abs((await speed(page)) - 80)).toBeLessThan(1);
    const animations = await page.locator(rows).evaluateAll((rows) =>
      rows.flatMap((row) =>
        row.getAnimations().map(({ effect }) => {
          if (!(effect instanceof KeyframeEffect)) return undefined;
          const keys = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
          const own = ['offset', 'computedOffset', 'easing', 'composite'];
          const { iterations } = effect.getTiming();
          const easings = effect.getKeyframes().map(({ easing }) => easing);
          return { keys: [...new Set(keys)].filter((key) => !own.includes(key)), iterations, easings };
        }),
      ),
    );
    const even = { keys: ['transform'], iterations: Number.POSITIVE_INFINITY, easings: ['linear', 'linear'] };
    expect(animations).toEqual([even, even]);
    expect(await layoutShifts(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each(withVariations([2560], [390, 1440]))(
    'is never empty at %i pixels: a second row follows the first',
    async (width) => {
      const { page } = await openMarquee({ viewport: { width, height: 900 } });
      await page.locator(`${view}[data-run]`).waitFor();
      const joint = await page.locator(rows).evaluateAll(([first, second]) => {
        const [a, b] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
        return { gap: Math.abs((b?.left ?? 0) - (a?.right ?? 99)), width: a?.width ?? 0 };
      });
      expect(joint.gap).toBeLessThan(1);
      const box = await page.locator(view).boundingBox();
      expect(joint.width).toBeGreaterThanOrEqual(box?.width ?? 0);
    },
  );

  test('repeats its logos visually only', async () => {
    const { page } = await openMarquee();
    const copy = page.locator(`${rows}[aria-hidden="true"]`);
    await copy.waitFor({ state: 'attached' });
    expect(await page.locator(rows).count()).toBe(2);
    const reachable = await copy
      .locator('a')
      .evaluateAll((links) => links.filter(({ tabIndex }) => tabIndex >= 0));
    expect(reachable).toEqual([]);
    const texts = await page.locator(rows).evaluateAll((rows) => rows.map((row) => row.textContent));
    expect(texts[1]).toBe(texts[0]);
  });

  test('has no id twice: the copy uses what the logos of the row define', async () => {
    const { page } = await openMarquee();
    await page.locator(`${rows}[aria-hidden]`).waitFor({ state: 'attached' });
    const clips = await page
      .locator(rows)
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelectorAll('[id]').length, row.querySelectorAll('[clip-path]').length]),
      );
    expect(clips).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });

  test('rests while the keyboard is in it, with the focused logo in view', async () => {
    const { page } = await openMarquee();
    await page.getByRole('button', { name: pause }).focus();
    const links = await page.locator(`${rows}:not([aria-hidden]) a`).count();
    for (let tabs = 0; tabs < links; tabs += 1) {
      await page.keyboard.press('Tab');
      const inView = await page.locator(`${view} a:focus`).evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        const frame = link.closest('.marquee-window')?.getBoundingClientRect();
        return frame !== undefined && left >= frame.left && right <= frame.right;
      });
      expect(inView).toBe(true);
    }
    expect(await moves(page)).toBe(false);
    await page.keyboard.press('Tab');
    await bring(page, view);
    expect(await moves(page)).toBe(true);
  });

  test.each([
    ['its row', 0],
    ['the copy', 1],
  ])('stays in place while a logo of %s is pressed, and opens its page', async (_, which) => {
    const { page, complaints } = await openMarquee();
    await page.locator(`${view}[data-run]`).waitFor();
    await page.locator(view).hover();
    const row = page.locator(rows).nth(which);
    // Half a turn shows the end of the row and the start of the copy.
    await page.locator(rows).evaluateAll((rows) => {
      for (const animation of rows.flatMap((row) => row.getAnimations()))
        animation.currentTime = Number(animation.effect?.getTiming().duration) / 2;
    });
    const links = row.locator('a');
    const link = which === 0 ? links.last() : links.first();
    const box = await link.boundingBox();
    if (!box) throw new Error('The logo is not in view.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    expect(await link.boundingBox()).toEqual(box);
    const path = await link.getAttribute('href');
    await page.mouse.up();
    await page.waitForURL(`**${path}`);
    expect(complaints).toEqual([]);
  });

  test('rests off the screen and in a hidden tab', async () => {
    const { page } = await openMarquee();
    await leaveScreen(page, 'start');
    expect(await moves(page)).toBe(false);
    await bring(page, view);
    expect(await moves(page)).toBe(true);
    await setTabHidden(page, true);
    expect(await moves(page)).toBe(false);
    await setTabHidden(page, false);
    expect(await moves(page)).toBe(true);
  });

  test('moves when reduced motion is switched off, and is one still row that wraps when it is switched on', async () => {
    const { page } = await openMarquee({ reducedMotion: 'reduce' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await bring(page, view);
    expect(await moves(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moves(page)).toBe(false);
    expect(await page.locator(rows).count()).toBe(1);
    expect(await page.locator('.marquee .motion-button').isVisible()).toBe(false);
    expect(await page.locator(view).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });
});
