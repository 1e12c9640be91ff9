import { createBuilder } from 'vite';
import { updateTypes } from '../../src/node/base/generate/generate';
import config from '../../vite.config';

/** Types, validation, both bundles and all pages. Throws a ContentError and leaves the output when content is wrong. */
export async function buildOutput({ outDir = 'dist' }: { outDir?: string }): Promise<void> {
  const builder = await openBuilder(outDir);
  await builder.buildApp();
}

/** Vite as a build uses it, after the types were made anew. */
export async function openBuilder(outDir: string) {
  // React's server renderer is nine times slower in its development form.
  process.env.NODE_ENV = 'production';
  await updateTypes(process.cwd());
  return createBuilder({ ...config, configFile: false, build: { outDir } });
}
