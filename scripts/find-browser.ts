import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const missing = "No Chromium found. Install one, such as Debian's package `chromium`, or set CHROMIUM_PATH.";

/** The path of a Chromium: the one named, the system's, Playwright's, else Debian's, installed when we are root. */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = candidates().find(existsSync);
  if (found) return found;
  if (canInstall()) installFromDebian();
  const installed = candidates().find(existsSync);
  if (installed) return installed;
  throw new Error(missing);
}

function candidates(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return [...names.map((name) => `/usr/bin/${name}`), chromium.executablePath()];
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installFromDebian(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    execFileSync('/usr/bin/apt-get', args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  } catch (cause) {
    throw new Error(missing, { cause });
  }
}
