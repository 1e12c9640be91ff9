import type { Assets, BlockStyles, Styles } from '../../../app/server/assets';
import type { BundleFile, BundleOutput } from './bundle-output';

const isSheet = ({ fileName }: BundleOutput[number]) => fileName.endsWith('.css');

/**
 * `assets/styles-card-grid-1a2b3c4d.css` is that of the blocks in `card-grid`, `assets/styles-hero--image-…` that of the
 * blocks in `hero` with an `image`, `assets/styles-card-grid--cards--image-…` that of those with a card with one,
 * `assets/styles-…` that of all pages.
 */
const sheetName = /(?<![\w-])styles-(?:([\w-]+?)(?:--(?:(\w+)--)?(\w+))?-)?[\w-]{8}\.css$/;

/** No folder of a block has an underscore. */
const lookName = /(?<![\w-])styles_look-([\w-]+)-[\w-]{8}\.css$/;

/** The style sheets of the bundle. `types` are those of the blocks, by their folder. */
export function bundleStyles(output: BundleOutput, types: ReadonlyMap<string, readonly string[]>): Styles {
  const files = output.flatMap((file) => (file.type === 'asset' && isSheet(file) ? [file] : []));
  const sheets = files.flatMap(({ fileName, source }) => {
    const name = sheetName.exec(fileName);
    return name ? [{ folder: name[1], list: name[2], field: name[3], text: String(source) }] : [];
  });
  const order = ({ types, list = '', field = '' }: BlockStyles) => `${types} ${list} ${field}`;
  const blockStyles = sheets
    .flatMap(({ folder, list, field, text }): BlockStyles[] =>
      folder === undefined
        ? []
        : [{ types: types.get(folder) ?? [], ...(list && { list }), ...(field && { field }), text }],
    )
    .filter(({ types }) => types.length > 0)
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
  return {
    styles: sheets.flatMap(({ folder, text }) => (folder === undefined ? [text] : [])).join(''),
    blockStyles,
    looks: Object.fromEntries(
      files.flatMap(({ fileName, source }) => {
        const [, look] = lookName.exec(fileName) ?? [];
        return look === undefined ? [] : [[look, String(source)]];
      }),
    ),
  };
}

/** The files of the bundle that the output gets unchanged: not the styles, nor the empty scripts of the style entries. */
export const bundleFiles = (output: BundleOutput): BundleFile[] =>
  output
    .filter(
      (file) => !isSheet(file) && !(file.type === 'chunk' && file.isEntry && file.name.startsWith('styles')),
    )
    .map((file) => ({ path: file.fileName, content: file.type === 'chunk' ? file.code : file.source }));

export type Scripts = Pick<Assets, 'loader' | 'chunks'>;

/** The scripts that documents refer to. `base` ends with a slash. */
export function bundleScripts(output: BundleOutput, base: string): Scripts {
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const loader = chunks.find((chunk) => chunk.isEntry && chunk.name === 'loader');
  if (!loader) throw new Error('The bundle has no loader.');

  const names = new Set<string>();
  const addWithImports = (name: string) => {
    if (name === loader.fileName || names.has(name)) return;
    names.add(name);
    for (const imported of byName.get(name)?.imports ?? []) addWithImports(imported);
  };
  for (const name of loader.dynamicImports) addWithImports(name);

  return {
    loader: base + loader.fileName,
    chunks: [...names].map((name) => base + name),
  };
}
