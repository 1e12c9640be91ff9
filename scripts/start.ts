import { readOptions, readPort, runCommand } from '../src/node/run-command';
import { buildOutput } from './support/build-output';
import { defaultPort, previewOutput } from './support/preview-output';

await runCommand(async () => {
  const { port } = readOptions({ port: { type: 'string' } });
  await buildOutput({});
  await previewOutput({ port: readPort(port, defaultPort) });
});
