import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { outputFiles } from '../../../site/page/output-paths';
import type { SiteFont } from '../fonts/site-fonts';
import type { BundleFile } from './bundle-output';

/** What the bundler does not list beside scripts: fonts, and icons, which are in the documents and the scripts. */
function otherLicenses(fonts: readonly SiteFont[]): string {
  const packages = [...new Map(fonts.map(({ font }) => [font.name, font])).values()];
  const texts = packages.map(
    ({ name, license, licenseFile }) =>
      `## ${name} (${license})\n\n${readFileSync(licenseFile, 'utf8').trim()}\n`,
  );
  const icons = readFileSync(fileURLToPath(new URL('../draw/icon-licenses.txt', import.meta.url)), 'utf8');
  return ['\n# Fonts\n', ...texts, icons].join('\n');
}

/** Adds the licenses of a site's fonts and icons to those of its scripts. */
export const withLicenses = (files: readonly BundleFile[], fonts: readonly SiteFont[]): BundleFile[] =>
  files.map((file) =>
    file.path === outputFiles.licenses
      ? {
          path: file.path,
          get content() {
            return `${Buffer.from(file.content)}${otherLicenses(fonts)}`;
          },
        }
      : file,
  );
