import { common } from '../src/node/base/command/option';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { previewOutput } from './support/preview-output';

await runCommand(
  declareCommand({
    name: 'npm run preview',
    does: 'Serves a built site as a host does.',
    options: { outDir: common.outDir, port: common.port, host: common.host, open: common.open },
    run: (values) => previewOutput(values),
  }),
);
