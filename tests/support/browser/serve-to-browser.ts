import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { findHeadlessBrowser } from '../../../scripts/support/find-browser';
import { startServer } from '../server';

declare module 'vitest' {
  interface ProvidedContext {
    browserEndpoint: string;
    /** Where the site under test is served. */
    siteUrl: string;
  }
}

/**
 * Every window would start the first two, pages of its address bar, at the cost of the page under test. The rest is
 * what Playwright turns off, because this list takes the place of its own.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A window needs one process for its pages, not three; windows of two contexts never share one.
  '--renderer-process-limit=1',
  `--disable-features=${withoutFeatures.join()}`,
];

/** Starts one server of a built site and one browser for all tests of a project; gives back what ends them. */
export async function serveToBrowser(project: TestProject, outDir: string): Promise<() => Promise<void>> {
  const server = await startServer('preview', ['--outDir', outDir]);
  const browser = await chromium.launchServer({ executablePath: findHeadlessBrowser(), args: quiet });
  project.provide('siteUrl', server.url);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}
