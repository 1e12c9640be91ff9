import { fileURLToPath } from 'node:url';
import { runCommand } from '../src/node/base/command/run-command';
import { updateSchema } from '../src/node/base/generate/update-schema';

// Started by run.mjs before other commands, whose arguments it does not read.
await runCommand({
  run() {
    updateSchema(fileURLToPath(new URL('..', import.meta.url)));
    return 0;
  },
});
