import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import manifest from '../../../../package.json' with { type: 'json' };
import { assetsFolder } from '../../../site/page/output-paths';
import { unusualCharacters, usualCharacters } from '../../../site/page/unusual-characters';
import type { Site } from '../../../site/resolve/site';
import type { CachedFile } from '../../base/code/cached-folder.mjs';
import type { FontFile } from '../../base/content/font-package';
import { forgetOld } from '../../base/disk/forget-old';
import { writeWhole } from '../../base/disk/write-whole';
import { fallbackFaces } from './fallback-faces';
import { faceRule, type SiteFont } from './site-fonts';

export interface CutFonts {
  /** The rules that name the fonts. */
  styles: string;
  /** In the output. */
  files: readonly CachedFile[];
  /** The addresses of those that a page needs at once. */
  preloads: readonly string[];
}

const hash = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

/** Fonts of many thousands of characters are in a hundred files, of which a page needs some. */
const mostPreloaded = 6;

/** A font's license and where to find it: https://learn.microsoft.com/typography/opentype/spec/name#name-ids. */
const licenseNames = [13, 14];

/** Its characters and weights alone; of a font that was cut like that before, the copy that was kept. */
async function cut(
  { path, weights: [min, max], isVariable }: FontFile,
  characters: string,
  cacheDir: string,
) {
  const version = manifest.devDependencies['subset-font'];
  const font = readFileSync(path);
  const options = {
    targetFormat: 'woff2' as const,
    preserveNameIds: licenseNames,
    ...(isVariable && { variationAxes: { wght: { min, max } } }),
  };
  const file = join(cacheDir, `${hash(version, font, characters, JSON.stringify(options))}.woff2`);
  if (existsSync(file)) return { content: readFileSync(file), file };
  const { default: subsetFont } = await import('subset-font');
  const content = await subsetFont(font, characters, options);
  writeWhole(file, content);
  return { content, file };
}

/** Whether `unicode-range` has a character. */
export function inRange(range: string): (character: string) => boolean {
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().replace(/^U\+/i, '').split('-');
    // U+4?? stands for U+400-4FF.
    return [from.replaceAll('?', '0'), to.replaceAll('?', 'F')].map((code) => Number.parseInt(code, 16));
  });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([from = 0, to = 0]) => code >= from && code <= to);
  };
}

/** The characters that a file is cut to; none if the site does not need it. */
function charactersOf({ characters: range }: FontFile, all: string): string {
  if (range === '') return all;
  const usual = new Set(usualCharacters);
  const isOfFile = inRange(range);
  return [...all].filter((character) => !usual.has(character) && isOfFile(character)).join('');
}

/**
 * The fonts of a site with these characters alone, and the weights that the style sheets use. A file is named after
 * what it holds, so that browsers may keep it for good. `base` ends with a slash.
 */
export async function cutFonts(
  fonts: readonly SiteFont[],
  characters: string,
  cacheDir: string,
  base: string,
): Promise<CutFonts> {
  const used = new Set<string>();
  const rules: string[] = [];
  const files: (CachedFile & { isFirst: boolean })[] = [];
  for (const font of fonts) {
    for (const file of font.files) {
      const covered = charactersOf(file, characters);
      if (covered === '') continue;
      const { content, file: kept } = await cut(file, covered, cacheDir);
      const path = `${assetsFolder}/${basename(file.path, '.woff2')}-${hash(content).slice(0, 8)}.woff2`;
      used.add(kept);
      // The same font may be that of headings and of texts.
      if (files.every((other) => other.path !== path))
        files.push({ path, content, isFirst: file.characters === '' });
      rules.push(faceRule(font, file, base + path, 'optional'));
    }
    const fallback = await fallbackFaces(font, cacheDir);
    used.add(fallback.file);
    rules.push(fallback.rules);
  }
  forgetOld(cacheDir, used);
  const needed = files.length > mostPreloaded ? files.filter(({ isFirst }) => isFirst) : files;
  return { styles: rules.join(''), files, preloads: needed.map(({ path }) => base + path) };
}

/** All characters that a site's texts use, and the usual ones, in order. */
export function contentCharacters({ content, pages }: Site): string {
  const found = new Set(usualCharacters + unusualCharacters(content));
  for (const { facts } of pages) for (const character of facts.characters) found.add(character);
  return [...found].sort().join('');
}
