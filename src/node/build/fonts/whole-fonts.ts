import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { serverFolders } from '../../../site/page/server-paths';
import type { Brand } from '../../../site/schema/types.gen';
import { fontFile } from '../../base/content/font-package';
import { faceRule, type SiteFont, siteFonts } from './site-fonts';

const folder = `/${serverFolders.fonts}`;

/** The address of the style sheet with the rules. */
export const fontSheet = `${folder}/fonts.css`;

const fontAddress = new RegExp(`^${folder}/([a-z0-9-]+)@[\\w.-]+/([a-z0-9-]+\\.woff2)$`);

/** With the version, so that browsers may keep it for good. */
const addressOf = ({ font: { name, version } }: SiteFont, path: string) =>
  `${folder}/${basename(name)}@${version}/${basename(path)}`;

/** What pages get in the development server and in the studio: fonts with every character. They may come late. */
export function wholeFonts(brand: Brand | undefined): { styles: string; preloads: readonly string[] } {
  const fonts = siteFonts(brand);
  const files = fonts.flatMap((font) => font.files.map((file) => ({ font, file })));
  return {
    styles: files.map(({ font, file }) => faceRule(font, file, addressOf(font, file.path), 'swap')).join(''),
    preloads: files
      .filter(({ file }) => file.characters === '')
      .map(({ font, file }) => addressOf(font, file.path)),
  };
}

/** Answers with a file of a font; false if the path is not one of these. */
export function sendFont(response: ServerResponse, path: string): boolean {
  const [, font = '', name = ''] = fontAddress.exec(path) ?? [];
  const file = fontFile(font, name);
  if (file === undefined) return false;
  response.writeHead(200, {
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  response.end(readFileSync(file));
  return true;
}
