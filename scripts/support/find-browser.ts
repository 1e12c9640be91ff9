import { chromium } from 'playwright';
import { findProgram } from './find-program';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium: the one named, the system's, Playwright's, else Debian's. */
export const findBrowser = () =>
  findProgram({
    variable: 'CHROMIUM_PATH',
    places: () => [...names.map((name) => `/usr/bin/${name}`), chromium.executablePath()],
    debianPackage: 'chromium',
    missing: "No Chromium found. Install one, such as Debian's package `chromium`, or set CHROMIUM_PATH.",
  });
