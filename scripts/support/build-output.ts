import { createBuilder } from 'vite';
import { updateTypes } from '../../src/node/generate/generate';
import config from '../../vite.config';

/** Types, validation, both bundles and all pages. Throws a ContentError and leaves the output when content is wrong. */
export async function buildOutput({ outDir = 'dist' }: { outDir?: string }): Promise<void> {
  // React's server renderer is nine times slower in its development form.
  process.env.NODE_ENV = 'production';
  await updateTypes(process.cwd());
  const builder = await createBuilder({ ...config, configFile: false, build: { outDir } });
  await builder.buildApp();
}
