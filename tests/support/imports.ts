import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { globSync } from 'tinyglobby';

interface Layer {
  /** Other layers that this one may import. */
  mayImport: readonly string[];
  /** Its parts from the bottom up; those of one step do not know each other. */
  steps: readonly (readonly string[])[];
}

const names = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The table of CONTRIBUTING, which is the map that newcomers read. */
const layers = new Map(
  [
    ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(
      /^\| `src\/([\w/-]+)(?:\/|\.ts)` *\|(.*?)\|(.*?)\|(.*?)\|$/gm,
    ),
  ].map(([, layer = '', , mayImport = '', parts = '']): [string, Layer] => [
    layer,
    { mayImport: names(mayImport), steps: parts.split('·').map(names) },
  ]),
);

/** `src/site/check/rules.ts` belongs to the part `check` of the layer `site`. */
export function partOf(file: string) {
  const layer =
    [...layers.keys()].find((name) => file.startsWith(`src/${name}/`) || file === `src/${name}.ts`) ?? '';
  const [below = '', ...deeper] = file.slice(`src/${layer}/`.length).split('/');
  const part = below.replace(/\.tsx?$/, '');
  const steps = layers.get(layer)?.steps ?? [];
  const named = steps.findIndex((step) => step.includes(part));
  return {
    layer,
    part,
    step: named === -1 && deeper.length > 0 ? steps.findIndex((step) => step.includes('*')) : named,
  };
}

export function mayImport(importer: string, imported: string): boolean {
  const from = partOf(importer);
  const to = partOf(imported);
  const layer = layers.get(from.layer);
  if (from.layer !== to.layer) return layer?.mayImport.includes(to.layer) ?? false;
  const isOneRoom = layer?.steps.flat().length === 0 || from.part === to.part;
  return isOneRoom || (from.step !== -1 && to.step !== -1 && to.step < from.step);
}

export const modules = globSync(['src/**/*.ts', 'src/**/*.tsx', '!**/*.test.*']);
const known = new Set(modules);

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g)].flatMap(
    ([, path = '']) => {
      const target = posix.join(dirname(file), path);
      return ['', '.ts', '.tsx', '.d.ts']
        .map((ending) => target + ending)
        .filter((module) => known.has(module));
    },
  );

/** Every import of a module of `src`, with the module that it names. */
export const edges = modules.flatMap((file) => importsOf(file).map((imported) => [file, imported] as const));

/** `src/studio/client/fields/a.ts` is of the half `client`; a module outside of the studio is of none. */
export const halfOf = (file: string) => /^src\/studio\/(\w+)/.exec(file)?.[1];

/** Modules that import themselves through others, by a type either. */
export function findCircles(): string[] {
  const followed = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' imports '));
    if (followed.has(file)) return;
    followed.add(file);
    for (const imported of importsOf(file)) follow(imported, [...way, file]);
  };
  for (const file of modules) follow(file, []);
  return circles;
}
