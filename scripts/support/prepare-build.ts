import { join } from 'node:path';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { codeVersion } from '../../src/node/base/disk/code-version';
import { bundleSettings, bundleVersion } from '../../src/node/build/bundle/bundle-settings';
import { bundleFolder } from '../../src/node/build/bundle/bundles';
import { compiledFolder } from '../../src/node/build/bundle/import-compiled';
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
