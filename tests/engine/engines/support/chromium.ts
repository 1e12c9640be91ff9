import { chromium } from 'playwright';
import { findBrowser } from '../../../../scripts/support/find-browser';
import type { StartEngine } from './engine';
import { asJson, fromJson } from './web-driver';

/** The engine of all other browser tests, to compare with. */
export const startChromium: StartEngine = async ({ theme, reducedMotion, scripts }) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    async openWindow() {
      const context = await browser.newContext({
        colorScheme: theme,
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
        javaScriptEnabled: scripts,
      });
      const page = await context.newPage();
      return {
        resize: (width, height) => page.setViewportSize({ width, height }),
        async open(address) {
          await page.goto(address);
        },
        async reload() {
          await page.reload();
        },
        async back() {
          await page.goBack();
        },
        async forward() {
          await page.goForward();
        },
        call: async (run, ...args) =>
          fromJson(await page.evaluate(`(${asJson(run)})(${JSON.stringify(JSON.stringify(args))})`)),
        async point(x, y, press) {
          await page.mouse.move(x, y);
          if (!press) return;
          await page.mouse.down();
          await page.mouse.up();
        },
        async press(...keys) {
          for (const key of keys) await page.keyboard.press(key);
        },
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
};
