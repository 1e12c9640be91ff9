import type { Assets } from '../../app/server/write-document';
import type { BundleOutput } from './bundle-output';
import type { BundleFile } from './bundles';
import type { Look } from './subset-fonts';

const isLook = ({ fileName }: BundleOutput[number]) => /\.(css|woff2)$/.test(fileName);

/** `assets/styles-card-grid-1a2b3c4d.css` is that of the blocks in `card-grid`, `assets/styles-…` that of all pages. */
const sheetName = /styles-(?:([\w-]+)-)?[\w-]{8}\.css$/;

/** The style sheets and the fonts of the bundle. `types` are those of the blocks, by their folder. */
export function bundleLook(output: BundleOutput, types: ReadonlyMap<string, readonly string[]>): Look {
  const files = output.flatMap((file) => (file.type === 'asset' && isLook(file) ? [file] : []));
  const sheets = files.flatMap(({ fileName, source }) => {
    const name = sheetName.exec(fileName);
    return name ? [{ folder: name[1], text: String(source) }] : [];
  });
  const blockStyles = sheets
    .flatMap(({ folder, text }) => (folder === undefined ? [] : [{ types: types.get(folder) ?? [], text }]))
    .sort((a, b) => (a.types.join() < b.types.join() ? -1 : 1));
  return {
    styles: sheets.flatMap(({ folder, text }) => (folder === undefined ? [text] : [])).join(''),
    blockStyles,
    fonts: files
      .filter(({ fileName }) => fileName.endsWith('.woff2'))
      .map(({ fileName, source }) => ({ path: fileName, content: source })),
  };
}

/** The files of the bundle that the output gets unchanged: not the look, nor the empty scripts of the style entries. */
export const bundleFiles = (output: BundleOutput): BundleFile[] =>
  output
    .filter(
      (file) => !isLook(file) && !(file.type === 'chunk' && file.isEntry && file.name.startsWith('styles')),
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
