import { common } from '../src/node/base/command/option';
import { readPort } from '../src/node/base/command/read-number';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { buildOutput } from './support/build-output';
import { defaultPort, previewOutput } from './support/preview-output';

await runCommand(
  declareCommand({
    name: 'npm start',
    does: 'Builds the site and serves it.',
    options: {
      content: common.content,
      outDir: common.outDir,
      port: common.port,
      host: common.host,
      open: common.open,
    },
    async run(values) {
      // Before the build, which takes longer than a look at a number.
      readPort(values.port, defaultPort);
      await buildOutput(values);
      return previewOutput(values);
    },
  }),
);
