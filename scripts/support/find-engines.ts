import { globSync } from 'tinyglobby';
import { findProgram } from './find-program';

/** The path of Firefox: the one named, the system's, else Debian's. */
export const findFirefox = () =>
  findProgram({
    variable: 'FIREFOX_PATH',
    places: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    debianPackage: 'firefox-esr',
    missing: "No Firefox found. Install one, such as Debian's package `firefox-esr`, or set FIREFOX_PATH.",
  });

const findForWebKit = (variable: string, pattern: string, debianPackage: string) =>
  findProgram({
    variable,
    places: () => globSync(pattern, { absolute: true }),
    debianPackage,
    missing: `No WebKit found. Install Debian's packages \`webkit2gtk-driver\`, \`xvfb\` and \`xdotool\`, or set ${variable}.`,
  });

/** What WebKitGTK needs to be driven: its driver, the small browser that comes with it, a screen, and what focuses a window there. */
export const findWebKit = () => ({
  driver: findForWebKit('WEBKIT_DRIVER_PATH', '/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'),
  browser: findForWebKit('MINI_BROWSER_PATH', '/usr/lib/*/webkit2gtk-4.1/MiniBrowser', 'libwebkit2gtk-4.1-0'),
  screen: findForWebKit('XVFB_PATH', '/usr/bin/Xvfb', 'xvfb'),
  focus: findForWebKit('XDOTOOL_PATH', '/usr/bin/xdotool', 'xdotool'),
});
