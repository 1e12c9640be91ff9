import { buildOutput } from './support/build-output';
import { defaultPort, previewOutput } from './support/preview-output';
import { readOptions, readPort, runCommand } from './support/run-command';

await runCommand(async () => {
  const { port } = readOptions({ port: { type: 'string' } });
  await buildOutput({});
  await previewOutput({ port: readPort(port, defaultPort) });
});
