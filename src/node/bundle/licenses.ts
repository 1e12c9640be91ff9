import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

const fonts = ['@fontsource-variable/funnel-display', '@fontsource-variable/geist'];

/** What the bundler does not list beside scripts: fonts, which style sheets import, and icons, which are in the documents. */
export function otherLicenses(): string {
  const texts = fonts.map(
    (name) => `## ${name} (OFL-1.1)\n\n${readFileSync(require.resolve(`${name}/LICENSE`), 'utf8').trim()}\n`,
  );
  const icons = readFileSync(fileURLToPath(new URL('../draw/icon-licenses.txt', import.meta.url)), 'utf8');
  return ['\n# Fonts\n', ...texts, icons].join('\n');
}
