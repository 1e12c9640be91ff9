import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { common } from '../src/node/command/option';
import { declareCommand, runCommand } from '../src/node/command/run-command';
import { UsageError } from '../src/node/content/content-error';
import { nginxConfig } from '../src/node/host/nginx-config';
import { outputRedirects, outputRules } from '../src/node/serve/preview-server';

await runCommand(
  declareCommand({
    name: 'npm run nginx',
    does: 'Prints the nginx configuration for a built site.',
    options: {
      outDir: common.outDir,
      root: { value: 'DIR', does: 'Names the folder on the server where the files will be.' },
      http: { does: 'Leaves out the headers that need HTTPS.' },
    },
    run({ outDir, root, http }) {
      if (!existsSync(join(outDir, '_headers')))
        throw new UsageError(`There is nothing to serve in ${resolve(outDir)}. Run: npm run build`);
      const site = { rules: outputRules(outDir), redirects: outputRedirects(outDir) };
      process.stdout.write(nginxConfig(site, resolve(root ?? outDir), !http));
      return 0;
    },
  }),
);
