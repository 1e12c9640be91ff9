import { createBuilder } from 'vite';
import { runCommand } from '../src/node/base/command/run-command';
import { bundleFolder } from '../src/node/build/bundle/bundles';
import config from '../vite.config';

// Started by a build with the cache and the version: Vite takes much memory, which is free again when this ends.
await runCommand({
  async run([cache = '', version = '']) {
    try {
      await bundleFolder(() => createBuilder({ ...config, configFile: false }), cache, version);
      return 0;
    } catch (error) {
      // Vite names the place of a mistake in the code.
      console.error(error instanceof Error ? error.message : error);
      return 1;
    }
  },
});
