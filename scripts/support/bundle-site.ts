import { createBuilder } from 'vite';
import { bundleFolder } from '../../src/node/build/bundle/bundles';
import config from '../../vite.config';

/** Puts both bundles into the cache, and gives the exit code. */
export async function bundleSite(cache: string, version: string): Promise<number> {
  try {
    await bundleFolder(() => createBuilder({ ...config, configFile: false }), cache, version);
    return 0;
  } catch (error) {
    // Vite names the place of a mistake in the code.
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
