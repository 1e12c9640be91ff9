import { join } from 'node:path';
import { contentFolder } from '../base/content/content-folder';
import { codeVersion } from '../base/disk/code-version';
import { buildCommand } from './build-command';
import { buildSite } from './build-site';
import { bundleSettings } from './bundle/bundle-settings';
import { writeError } from './output/write-error';

const logger = {
  info: (text: string) => console.log(text),
  warn: (text: string) => console.warn(text),
};

/**
 * `npm run build` with the code that was compiled as this version: without Vite, unless the bundle depends on settings
 * that are new. False if the code is another one by now; that this function is older does no harm, because its own
 * source is part of the version.
 */
export async function buildAgain(root: string, version: string): Promise<boolean> {
  if (codeVersion(root) !== version) return false;
  // As Vite does it: React's server renderer is nine times slower in its development form.
  process.env.NODE_ENV = 'production';
  await buildCommand(async ({ outDir }) => {
    const cacheDir = join(root, 'node_modules/.vite');
    const settings = bundleSettings(contentFolder(root));
    const openBuilder = async () => {
      const { createBuilder } = await import('vite');
      return createBuilder({ root, build: { outDir } });
    };
    try {
      await buildSite({ root, outDir, cacheDir, settings, code: version, logger, openBuilder });
    } catch (error) {
      throw writeError(error, outDir);
    }
  });
  return true;
}
