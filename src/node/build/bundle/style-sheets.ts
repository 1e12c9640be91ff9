import { basename } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Plugin } from 'vite';
import { isOwnBlock } from '../../base/generate/registered-blocks';
import { blocksOf } from '../../base/generate/update-schema';

/** Declares the order of the cascade layers, so it comes first. */
const first = 'src/app/styles/layers.css';

const blocks = 'src/{,own/}blocks';
/** A site's own, above all others. */
const own = 'src/own/styles/';
/** Of what several blocks show: their own sheets import them. A site's own blocks have all, for theirs need not. */
const components = 'components';
/** Style sheets that only some documents need, besides those of blocks: their folder, and what such a document shows. */
const parts: { name: string; files: string; type?: string }[] = [
  { name: 'art', files: 'src/art/**/*.css', type: 'scene' },
  { name: 'box', files: 'src/app/styles/box/*.css', type: 'box' },
  { name: 'focus-phone', files: 'src/app/styles/focus-phone/*.css', type: 'phoneFocus' },
  { name: 'looks', files: 'src/app/server/chrome/looks/*.css', type: 'looks' },
  { name: 'lists', files: 'src/app/styles/lists/*.css', type: 'lists' },
  { name: 'rtl', files: 'src/app/styles/rtl/*.css', type: 'rtl' },
  { name: 'tones', files: 'src/app/styles/tones/*.css', type: 'tones' },
  { name: 'cookies', files: 'src/app/server/cookies/*.css', type: 'cookies' },
  { name: components, files: 'src/ui/*.css' },
];
/** A site has those that `looksOf` names for its brand. */
const looks = 'src/app/styles/looks/';

const rooted = (paths: readonly string[]) => paths.map((path) => `/${path}`);
const found = (root: string, patterns: string[]) => globSync(patterns, { cwd: root }).sort();

const ofParts = (root: string) => new Set(parts.flatMap(({ files }) => found(root, [files])));

/** The style sheets of every page in order, as paths from the root. */
const sharedSheets = (root: string): string[] =>
  rooted([
    first,
    ...found(root, ['src/app/**/*.css', `!${looks}**`]).filter(
      (path) => path !== first && !ofParts(root).has(path),
    ),
    ...found(root, [`${own}**/*.css`]),
  ]);

/**
 * `hero/hero.image.css` is only for blocks that have the field `image`, `card-grid/card-grid.cards.image.css` for those with
 * one in their `cards`.
 */
const fieldsOf = (path: string) => basename(path, '.css').split('.').slice(1);

/**
 * Those of the blocks and of the other parts, by their folder, or by `folder--field`, which is after the folder, or by
 * `folder--list--field`: in the name of a bundle, what follows a dot is lost.
 */
function partSheets(root: string): ReadonlyMap<string, string[]> {
  const sheets = new Map(parts.map(({ name, files }) => [name, rooted(found(root, [files]))]));
  for (const path of found(root, [`${blocks}/*/*.css`])) {
    const folder = path.split('/').at(-2) ?? '';
    const name = [folder, ...fieldsOf(path)].join('--');
    sheets.set(name, [...(sheets.get(name) ?? []), `/${path}`]);
  }
  return new Map([...sheets].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The names of all looks. */
export const lookNames = (root: string): string[] =>
  found(root, [`${looks}*.css`]).map((path) => basename(path, '.css'));

/** The style sheet of a look, as a path from the root. */
export const lookSheet = (look: string): string => `/${looks}${look}.css`;

/** All of the site's style sheets but those of looks in order, as paths from the root. */
export const styleSheets = (root: string): string[] => [
  ...sharedSheets(root),
  ...[...partSheets(root).values()].flat(),
];

/**
 * What a document shows if it needs the style sheets of a folder: blocks of these types, as the registry has them, or
 * one of the other parts. Those of components have no type where a site has no block of its own.
 */
export function partTypes(root: string): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, string[]>(parts.map(({ name, type }) => [name, type ? [type] : []]));
  for (const block of blocksOf(root))
    for (const name of [basename(block.folder), ...(isOwnBlock(block) ? [components] : [])])
      types.set(name, [...(types.get(name) ?? []), block.type]);
  return types;
}

/** The entry for style sheets: a script that imports each. The output does not get it. */
const stylesEntry = 'virtual:styles';

/** The entries of the site: one for all pages, one for those with a block, a field of it, or a scene, and one a look. */
export const styleEntries = (root: string): Record<string, string> => ({
  styles: stylesEntry,
  ...Object.fromEntries(
    [...partSheets(root).keys()].map((folder) => [`styles-${folder}`, `${stylesEntry}/${folder}`]),
  ),
  ...Object.fromEntries(lookNames(root).map((look) => [`styles_look-${look}`, lookSheet(look).slice(1)])),
});

/** Gives style sheets to whoever imports `entry`, and those of a folder, or of a field, to whoever imports `entry/<folder>`. */
export function stylesPlugin(entry = stylesEntry, sheetsOf = sharedSheets): Plugin {
  let root: string;
  return {
    name: 'site:styles',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === entry || id.startsWith(`${entry}/`) ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${entry}` && !id.startsWith(`\0${entry}/`)) return null;
      const folder = id.slice(entry.length + 2);
      const sheets = folder === '' ? sheetsOf(root) : (partSheets(root).get(folder) ?? []);
      return sheets.map((path) => `import '${path}';`).join('\n');
    },
    transform: {
      order: 'pre',
      // A layer that `layers.css` does not name is above those that it names.
      handler: (code, id) =>
        id.includes(`/${own}`) && id.endsWith('.css') ? `@layer own {\n${code}\n}` : null,
    },
  };
}
