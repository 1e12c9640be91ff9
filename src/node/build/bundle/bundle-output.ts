import type { BuildEnvironment, build, Rolldown, ViteBuilder } from 'vite';
import type { CachedFile } from '../../base/code/cached-folder.mjs';

/** A file that the bundler made. */
export type BundleFile = CachedFile;

export type BundleOutput = Rolldown.RolldownOutput['output'];

/** The one bundle of a build that wrote nothing. */
export function outputOf(result: Awaited<ReturnType<typeof build>>): BundleOutput {
  if (Array.isArray(result) || !('output' in result)) throw new Error('One bundle was expected.');
  return result.output;
}

export async function bundle(builder: ViteBuilder, name: 'client' | 'ssr'): Promise<BundleOutput> {
  const environment: BuildEnvironment | undefined = builder.environments[name];
  if (!environment) throw new Error(`There is no environment ${name}.`);
  return outputOf(await builder.build(environment));
}

export const chunksOf = (output: BundleOutput): CachedFile[] =>
  output.flatMap((file) => (file.type === 'chunk' ? { path: file.fileName, content: file.code } : []));
