import { chromium } from 'playwright';
import { findInstalled, findProgram, type Program } from './find-program';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const browser: Program = {
  variable: 'CHROMIUM_PATH',
  places: () => [...names.map((name) => `/usr/bin/${name}`), chromium.executablePath()],
  debianPackage: 'chromium',
  missing: "No Chromium found. Install one, such as Debian's package `chromium`, or set CHROMIUM_PATH.",
};

/** The path of a Chromium: the one named, the system's, Playwright's, else Debian's. */
export const findBrowser = () => findProgram(browser);

/** The same, but nothing is installed. */
export const installedBrowser = () => findInstalled(browser);

/**
 * The path of a Chromium without windows, whose pages cost a third less processor time: the one named, the system's,
 * else Debian's. Where there is none, any Chromium does.
 */
export function findHeadlessBrowser(): string {
  const variable = 'CHROMIUM_SHELL_PATH';
  if (process.env.CHROMIUM_PATH && !process.env[variable]) return findBrowser();
  try {
    return findProgram({
      variable,
      places: () => ['/usr/bin/chromium-headless-shell'],
      debianPackage: 'chromium-headless-shell',
      missing: 'No Chromium without windows found.',
    });
  } catch {
    return findBrowser();
  }
}
