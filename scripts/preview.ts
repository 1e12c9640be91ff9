import { readOptions, readPort, runCommand } from '../src/node/run-command';
import { defaultPort, previewOutput } from './support/preview-output';

await runCommand(async () => {
  const { port, outDir } = readOptions({ port: { type: 'string' }, outDir: { type: 'string' } });
  await previewOutput({ port: readPort(port, defaultPort), ...(outDir === undefined ? {} : { outDir }) });
});
