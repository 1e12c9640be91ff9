import { resolve } from 'node:path';
import { buildOutput } from './support/build-output';
import { readOptions, runCommand } from './support/run-command';

await runCommand(async () => {
  const {
    outDir,
    'no-og': withoutPictures,
    verify,
  } = readOptions({
    outDir: { type: 'string' },
    'no-og': { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  });
  if (withoutPictures) process.env.SITE_OG = 'off';
  if (verify) process.env.SITE_VERIFY = 'on';
  await buildOutput(outDir === undefined ? {} : { outDir: resolve(outDir) });
});
