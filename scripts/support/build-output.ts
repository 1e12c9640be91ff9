import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { touch } from '../../src/node/base/code/cached-folder.mjs';
import { UsageError } from '../../src/node/base/content/content-error';
import { buildSite } from '../../src/node/build/build-site';
import { bundlePath } from '../../src/node/build/bundle/bundles';

const logger = {
  info: (text: string) => console.log(text),
  warn: (text: string) => console.warn(text),
};

/** Validation, both bundles and all pages. Throws a ContentError and leaves the output when content is wrong. */
export async function buildOutput({ outDir = 'dist' }: { outDir?: string }): Promise<void> {
  // React's server renderer is nine times slower in its development form.
  process.env.NODE_ENV = 'production';
  await buildSite({ root: process.cwd(), outDir, logger, bundle });
}

/** A build needs Vite only where the cache has no bundle of this version. */
async function bundle(cache: string, version: string): Promise<string> {
  const folder = bundlePath(cache, version);
  if (existsSync(folder)) touch(folder);
  else {
    const args = [...process.execArgv, 'scripts/run.mjs', 'bundle-site', cache, version];
    const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
    if (code !== 0) throw new UsageError("The site's scripts and styles could not be bundled.");
  }
  return folder;
}
