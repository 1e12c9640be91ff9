import { fileURLToPath } from 'node:url';
import { runCommand } from '../src/node/base/command/run-command';
import { updateTypes } from '../src/node/base/generate/types-file';
import { updateSchema } from '../src/node/base/generate/update-schema';

// Started before another module is bundled, and reads no arguments.
await runCommand({
  async run() {
    const root = fileURLToPath(new URL('..', import.meta.url));
    updateSchema(root);
    await updateTypes(root);
    return 0;
  },
});
