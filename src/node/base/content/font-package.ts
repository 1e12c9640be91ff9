import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFolders } from '../code/package-folders.mjs';

/** One file of a font: the characters of a part of Unicode, at one weight or at all of a range. */
export interface FontFile {
  path: string;
  weights: readonly [from: number, to: number];
  isVariable: boolean;
  /** As in `unicode-range`; empty for the one with the usual characters, which all others follow. */
  characters: string;
}

/** A font as its Fontsource package has it. */
export interface FontPackage {
  /** Such as `@fontsource-variable/geist`. */
  name: string;
  version: string;
  licenseFile: string;
  license: string;
  /** Also true for most fonts of other scripts: their packages have Latin letters, too. */
  hasLatin: boolean;
  /** The files for weights in a range, the one with the usual characters first. */
  files(weights: readonly [from: number, to: number]): readonly FontFile[];
}

/** https://fontsource.org: the first scope has fonts whose weight is variable. */
const variableScope = '@fontsource-variable';
const scopes = [variableScope, '@fontsource'] as const;

const packages = packageFolders(fileURLToPath(new URL('../../../..', import.meta.url)));

/** A file or folder of a package, such as `@fontsource/inter/LICENSE`; undefined if it is not installed. */
const installed = (path: string) =>
  packages.map((folder) => join(folder, path)).find((found) => existsSync(found));

/** Both are numbers in texts. */
interface WeightAxis {
  min: string;
  max: string;
}

interface Metadata {
  id: string;
  weights: readonly number[];
  subsets: readonly string[];
  defSubset: string;
  styles: readonly string[];
  variable?: { wght?: WeightAxis } | false;
  license: { type: string };
}

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

/** The names, without their scope, of the font packages that are installed and have weights. */
export function installedFonts(): readonly string[] {
  const folders = packages.flatMap((folder) => scopes.map((scope) => join(folder, scope)));
  const found = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => !name.startsWith('.'));
  const isUsable = (name: string) => (fontPackage(name)?.files([400, 700]).length ?? 0) > 0;
  return [...new Set(found)].filter(isUsable).sort();
}

/** A file of an installed font, by its name. */
export function fontFile(font: string, name: string): string | undefined {
  return scopes.flatMap((scope) => installed(join(scope, font, 'files', name)) ?? [])[0];
}

/** Those that were read: the studio asks for each document that it sends. */
const known = new Map<string, FontPackage>();

/** Undefined if no package of this name is installed. */
export function fontPackage(font: string): FontPackage | undefined {
  const found = known.get(font) ?? readPackage(font);
  if (found) known.set(font, found);
  return found;
}

function readPackage(font: string): FontPackage | undefined {
  const name = scopes.map((scope) => `${scope}/${font}`).find(installed);
  const folder = name && installed(name);
  if (!folder) return undefined;
  const { version } = readJson<{ version: string }>(join(folder, 'package.json'));
  const metadata = readJson<Metadata>(join(folder, 'metadata.json'));
  // Both packages of a font tell of its variable file, which one of them lacks.
  const { wght } = (name.startsWith(variableScope) && metadata.variable) || {};
  const { license, defSubset } = metadata;
  const characters = readJson<Record<string, string>>(join(folder, 'unicode.json'));
  // Large fonts are in numbered parts, such as [4].
  const parts = Object.entries(characters).map(([key, range]) => ({
    part: key.replace(/[[\]]/g, ''),
    range,
  }));
  const isFirst = ({ part }: { part: string }) => part === defSubset;
  const ordered = [...parts.filter(isFirst), ...parts.filter((part) => !isFirst(part))];
  const style = metadata.styles.includes('normal') ? 'normal' : (metadata.styles[0] ?? 'normal');

  return {
    name,
    version,
    license: license.type,
    licenseFile: join(folder, 'LICENSE'),
    hasLatin: defSubset === 'latin',
    files(wanted) {
      const weights = weightsIn(wght ?? metadata.weights, wanted);
      const files = ordered.flatMap(({ part, range }, index) =>
        weights.map(({ label, weights, isVariable }) => ({
          path: join(folder, `files/${metadata.id}-${part}-${label}-${style}.woff2`),
          weights,
          isVariable,
          characters: index === 0 ? '' : range,
        })),
      );
      return files.filter(({ path }) => existsSync(path));
    },
  };
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The weights of a font that are nearest to those wanted, and what its files call them. */
export function weightsIn(
  has: readonly number[] | WeightAxis,
  [from, to]: readonly [from: number, to: number],
): readonly { label: string; weights: FontFile['weights']; isVariable: boolean }[] {
  if ('min' in has) {
    const [least, most] = [Number(has.min), Number(has.max)];
    const range = [between(from, least, most), between(to, least, most)] as const;
    return [{ label: 'wght', weights: range, isVariable: true }];
  }
  const sorted = [...has].sort((one, other) => one - other);
  const nearest = (wanted: number) => sorted.find((weight) => weight >= wanted) ?? sorted.at(-1) ?? wanted;
  // Of regular texts and of bold ones: each further weight is a file more for visitors.
  const chosen = new Set([nearest(from), nearest(600)]);
  return [...chosen].map((weight) => ({
    label: String(weight),
    weights: [weight, weight] as const,
    isVariable: false,
  }));
}
