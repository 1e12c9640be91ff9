import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../src/node/content/content-error';
import { nginxConfig } from '../src/node/host/nginx-config';
import { readOptions, runCommand } from '../src/node/run-command';
import { outputRules } from '../src/node/serve/preview-server';

await runCommand(async () => {
  const { outDir, root, http } = readOptions({
    outDir: { type: 'string', default: 'dist' },
    root: { type: 'string' },
    http: { type: 'boolean', default: false },
  });
  if (!existsSync(join(outDir, '_headers')))
    throw new UsageError(`There is nothing to serve in ${resolve(outDir)}. Run: npm run build`);
  process.stdout.write(nginxConfig(outputRules(outDir), resolve(root ?? outDir), !http));
});
