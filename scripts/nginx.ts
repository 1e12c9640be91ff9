import { resolve } from 'node:path';
import { common } from '../src/node/base/command/option';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { nginxConfig } from '../src/node/build/host/nginx-config';
import { outputRedirects, outputRules } from '../src/node/serve/preview-server';
import { requireBuilt } from './support/require-built';

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
      requireBuilt(outDir, 'serve', '_headers');
      const site = { rules: outputRules(outDir), redirects: outputRedirects(outDir) };
      process.stdout.write(nginxConfig(site, resolve(root ?? outDir), !http));
      return 0;
    },
  }),
);
