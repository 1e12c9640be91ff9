import { defaultPort, previewOutput } from './support/preview-output';
import { readOptions, readPort, runCommand } from './support/run-command';

await runCommand(async () => {
  const { port, outDir } = readOptions({ port: { type: 'string' }, outDir: { type: 'string' } });
  await previewOutput({ port: readPort(port, defaultPort), ...(outDir === undefined ? {} : { outDir }) });
});
