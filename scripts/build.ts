import { resolve } from 'node:path';
import { buildOutput } from './support/build-output';
import { readOptions, runCommand } from './support/run-command';

await runCommand(async () => {
  const { outDir } = readOptions({ outDir: { type: 'string' } });
  await buildOutput(outDir === undefined ? {} : { outDir: resolve(outDir) });
});
