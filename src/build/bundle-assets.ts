import type { Rolldown } from 'vite';
import type { Assets } from '../app/document';

type Output = Rolldown.RolldownOutput['output'];

/** What the documents must name of the browser's bundle. `base` ends with a slash. */
export function bundleAssets(output: Output, base: string): Assets {
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

  const named = (ending: string) =>
    output
      .map(({ fileName }) => fileName)
      .filter((name) => name.endsWith(ending))
      .sort();
  return {
    styles: named('.css').map((name) => base + name),
    fonts: named('.woff2').map((name) => base + name),
    loader: base + loader.fileName,
    chunks: [...names].map((name) => base + name),
  };
}
