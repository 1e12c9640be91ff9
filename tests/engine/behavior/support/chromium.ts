import { listenForComplaints } from '../../../support/browser/complaints';
import { standInForHosts } from '../../../support/browser/embed-hosts';
import { passTime } from '../../../support/browser/motion';
import { openWindow } from '../../../support/browser/open-page';
import type { StartEngine } from './engine';
import { asJson, fromJson } from './web-driver';

/** The browser that all tests of `npm test` share, by Playwright. */
export const startChromium: StartEngine = async ({ theme, reducedMotion, scripts }) => ({
  async openWindow(timed) {
    const page = await openWindow({
      colorScheme: theme,
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      javaScriptEnabled: scripts,
    });
    const complaints = await listenForComplaints(page);
    await standInForHosts(page);
    if (timed) await page.clock.install();
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
      insert: (words) => page.keyboard.insertText(words),
      async pass(duration) {
        if (!timed) throw new Error('Time passes only in a timed window.');
        await passTime(page, duration);
      },
      complaints: async () => complaints,
      close: () => page.close(),
    };
  },
  async stop() {},
});
