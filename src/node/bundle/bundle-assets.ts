import type { Assets } from '../../app/server/write-document';
import type { BundleOutput } from './bundle-output';
import type { BundleFile } from './bundles';
import type { Look } from './subset-fonts';

const isLook = ({ fileName }: BundleOutput[number]) => /\.(css|woff2)$/.test(fileName);

/** The style sheet and the fonts of the bundle. */
export function bundleLook(output: BundleOutput): Look {
  const files = output.flatMap((file) => (file.type === 'asset' && isLook(file) ? [file] : []));
  return {
    styles: files
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .map(({ source }) => String(source))
      .join(''),
    fonts: files
      .filter(({ fileName }) => fileName.endsWith('.woff2'))
      .map(({ fileName, source }) => ({ path: fileName, content: source })),
  };
}

/** The files of the bundle that the output gets unchanged: not the look, nor the empty script of the styles entry. */
export const bundleFiles = (output: BundleOutput): BundleFile[] =>
  output
    .filter((file) => !isLook(file) && !(file.type === 'chunk' && file.isEntry && file.name === 'styles'))
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
