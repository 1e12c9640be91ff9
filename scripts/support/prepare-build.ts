import { join } from 'node:path';
import { bundleSettings, bundleVersion } from '../../src/node/bundle/bundle-settings';
import { bundleFolder } from '../../src/node/bundle/bundles';
import { compiledFolder } from '../../src/node/bundle/import-compiled';
import { contentFolder } from '../../src/node/content/content-folder';
import { codeVersion } from '../../src/node/disk/code-version';
import { openBuilder } from './build-output';

/** Puts into the cache what a build runs, so that it needs no Vite: the compiled code, and both bundles. */
export async function prepareBuild({ outDir }: { outDir: string }): Promise<void> {
  const builder = await openBuilder(outDir);
  const { root, cacheDir } = builder.config;
  const cache = join(cacheDir, 'site');
  const code = codeVersion(root);
  const version = bundleVersion(code, bundleSettings(contentFolder(root)));
  await Promise.all([compiledFolder(root, cache, code), bundleFolder(() => builder, cache, version)]);
}
