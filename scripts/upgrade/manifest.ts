import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../src/node/base/disk/write-whole';
import { isRecord } from '../../src/site/json/is-record';

type Values = Readonly<Record<string, unknown>>;

export const manifestFile = 'package.json';

/** What it holds. */
export type Manifest = Values;

export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, manifestFile), 'utf8'));

/** As npm writes it. */
export const writeManifest = (root: string, manifest: Manifest): void =>
  writeWhole(join(root, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);

/** What the engine decides where both have changed the same: it was tested with these. */
const ofEngine = /^(scripts|engines|overrides|\w*[dD]ependencies)$/;

const isPackages = (name: string) => /^(overrides|\w*[dD]ependencies)$/.test(name);

/**
 * Merges package.json by structure. What the site has added or removed stays so, and what the engine has changed comes.
 * Where both have changed one value, the engine's counts for scripts and packages, and the site's for all else, such as
 * the name.
 */
export function mergeManifests(base: Manifest, own: Manifest, next: Manifest): Manifest {
  return mergeValues(base, own, next, (path) => ofEngine.test(path[0] ?? ''));
}

function mergeValues(
  base: Values,
  own: Values,
  next: Values,
  isEngines: (path: readonly string[]) => boolean,
  path: readonly string[] = [],
): Values {
  const names = new Set([...Object.keys(next), ...Object.keys(own)]);
  const pairs = [...names].flatMap((name): [string, unknown][] => {
    const [was, mine, theirs] = [base[name], own[name], next[name]];
    const here = [...path, name];
    const value =
      isRecord(mine) && isRecord(theirs)
        ? mergeValues(isRecord(was) ? was : {}, mine, theirs, isEngines, here)
        : mergeValue(was, mine, theirs, isEngines(here));
    return value === undefined ? [] : [[name, value]];
  });
  const isSorted = path.length === 1 && isPackages(path[0] ?? '');
  return Object.fromEntries(isSorted ? pairs.sort(([one], [other]) => (one < other ? -1 : 1)) : pairs);
}

function mergeValue(was: unknown, mine: unknown, theirs: unknown, isEngines: boolean): unknown {
  if (isSame(mine, was)) return theirs;
  // A removal stays one, and so does an addition.
  if (isSame(theirs, was) || mine === undefined || theirs === undefined) return mine;
  return isEngines ? theirs : mine;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** True if both ask for the same packages. */
export const samePackages = (one: Manifest, other: Manifest): boolean =>
  isSame(packagesOf(one), packagesOf(other));

const packagesOf = (manifest: Manifest) =>
  Object.entries(manifest)
    .filter(([name]) => isPackages(name))
    .map(([name, value]) => [name, isRecord(value) ? Object.entries(value).sort() : value])
    .sort();
