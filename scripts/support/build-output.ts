import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { touch } from '../../src/node/base/code/cached-folder.mjs';
import { UsageError } from '../../src/node/base/content/content-error';
import { buildSite } from '../../src/node/build/build-site';
import { bundlePath } from '../../src/node/build/bundle/bundles';
import { createCamera } from './camera';

const logger = {
  info: (text: string) => console.log(text),
  warn: (text: string) => console.warn(text),
};

/**
 * Validation, both bundles and all pages. Throws a ContentError and leaves the output when content is wrong. Gives how
 * many link pictures are left for another build, if they may be.
 */
export async function buildOutput({
  outDir = 'dist',
  drawsLater = false,
  command = 'build',
}: {
  outDir?: string;
  drawsLater?: boolean;
  /** What runs: a process that only bundles starts it, too. */
  command?: 'build' | 'start';
}): Promise<number> {
  // React's server renderer is nine times slower in its development form.
  process.env.NODE_ENV = 'production';
  return await buildSite({ root: process.cwd(), outDir, logger, bundle: bundleBy(command), drawsLater });
}

/** The site with all that is not online yet, and the list of it. */
export async function previewOutput({
  outDir,
  since,
}: {
  outDir: string;
  since: string | undefined;
}): Promise<void> {
  process.env.NODE_ENV = 'production';
  // Loaded only now, as a build does not need it.
  const { buildPreview } = await import('../../src/node/build/review/build-preview');
  await buildPreview({
    root: process.cwd(),
    outDir,
    logger,
    bundle: bundleBy('build'),
    since,
    camera: createCamera(),
  });
}

/** Names the cache and the version to a build that only bundles. */
const variable = 'SITE_ONLY_BUNDLE';

/** Bundles if this process was started for that, and gives its exit code; undefined otherwise. */
export async function bundleIfAsked(): Promise<number | undefined> {
  const [cache, version] = process.env[variable]?.split('\n') ?? [];
  if (cache === undefined || version === undefined) return undefined;
  const { bundleSite } = await import('./bundle-site');
  return bundleSite(cache, version);
}

/**
 * A build needs Vite only where the cache has no bundle of this version, and then another process loads it: it takes
 * much memory, which is free again before pages are rendered. It is the same command, whose own bundle is there.
 */
const bundleBy =
  (command: string) =>
  async (cache: string, version: string): Promise<string> => {
    const folder = bundlePath(cache, version);
    if (existsSync(folder)) touch(folder);
    else {
      const args = [...process.execArgv, 'scripts/run.mjs', command];
      const env = { ...process.env, [variable]: `${cache}\n${version}` };
      const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'close');
      if (code !== 0) throw new UsageError("The site's scripts and styles could not be bundled.");
    }
    return folder;
  };
