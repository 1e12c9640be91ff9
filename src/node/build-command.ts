import { resolve } from 'node:path';
import { readOptions, runCommand } from './run-command';

/** `npm run build`: reads its options, and sets the exit code by what the build throws. */
export const buildCommand = (build: (options: { outDir: string }) => Promise<void>): Promise<void> =>
  runCommand(async () => {
    const options = readOptions({
      outDir: { type: 'string' },
      'no-og': { type: 'boolean', default: false },
      verify: { type: 'boolean', default: false },
    });
    if (options['no-og']) process.env.SITE_OG = 'off';
    if (options.verify) process.env.SITE_VERIFY = 'on';
    await build({ outDir: options.outDir === undefined ? 'dist' : resolve(options.outDir) });
  });
