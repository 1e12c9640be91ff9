import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import type { Styles } from '../../app/server/write-document';
import { unusualCharacters, usualCharacters } from '../../site/page/unusual-characters';
import type { Site } from '../../site/resolve/site';
import { forgetOld } from '../disk/cached-folder';
import { writeWhole } from '../disk/write-whole';
import type { BundleFile } from './bundles';

/** What pages look like: the text of the style sheets, and the fonts that the one of all pages names. */
export interface Look extends Styles {
  fonts: readonly BundleFile[];
}

const hash = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

/** The weights that the style sheet says a font has. */
function weightsOf(styles: string, font: string): { min: number; max: number } | undefined {
  const rule = styles.match(/@font-face\s*\{[^{}]*\}/g)?.find((rule) => rule.includes(font));
  const [, min, max] = /font-weight:\s*(\d+) (\d+)/.exec(rule ?? '') ?? [];
  return min && max ? { min: Number(min), max: Number(max) } : undefined;
}

/** A font's license and where to find it: https://learn.microsoft.com/typography/opentype/spec/name#name-ids. */
const licenseNames = [13, 14];

/** Its characters and weights alone; of a font that was cut like that before, the copy that was kept. */
async function cut(
  font: string | Uint8Array,
  characters: string,
  weights: ReturnType<typeof weightsOf>,
  cacheDir: string,
) {
  const version = manifest.devDependencies['subset-font'];
  const options = {
    targetFormat: 'woff2' as const,
    preserveNameIds: licenseNames,
    ...(weights && { variationAxes: { wght: weights } }),
  };
  const file = join(cacheDir, `${hash(version, font, characters, JSON.stringify(options))}.woff2`);
  if (existsSync(file)) return { bytes: readFileSync(file), file };
  const { default: subsetFont } = await import('subset-font');
  const bytes = await subsetFont(Buffer.from(font), characters, options);
  writeWhole(file, bytes);
  return { bytes, file };
}

/**
 * Puts fonts of these characters alone, and of the weights that the style sheet uses, in the place of the whole
 * ones. A font is named after what it holds, so that browsers may keep it for good.
 */
export async function subsetFonts(
  { styles, fonts, ...others }: Look,
  characters: string,
  cacheDir: string,
): Promise<Look> {
  const cuts = await Promise.all(
    fonts.map(async ({ path, content }) => {
      const { bytes, file } = await cut(content, characters, weightsOf(styles, basename(path)), cacheDir);
      const name = path.replace(/[\w-]{8}\.woff2$/, `${hash(bytes).slice(0, 8)}.woff2`);
      return { whole: basename(path), path: name, content: bytes, file };
    }),
  );
  if (cuts.length > 0) forgetOld(cacheDir, new Set(cuts.map(({ file }) => file)));
  return {
    ...others,
    styles: cuts.reduce((text, { whole, path }) => text.replaceAll(whole, basename(path)), styles),
    fonts: cuts.map(({ path, content }) => ({ path, content })),
  };
}

/** All characters that a site's texts use, and the usual ones, in order. */
export function contentCharacters({ content, pages }: Site): string {
  const found = new Set(usualCharacters + unusualCharacters(content));
  for (const { facts } of pages) for (const character of facts.characters) found.add(character);
  return [...found].sort().join('');
}
