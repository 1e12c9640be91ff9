import { createServer } from 'vite';
import { common } from '../src/node/command/option';
import { readPort } from '../src/node/command/read-number';
import { declareCommand, runCommand } from '../src/node/command/run-command';
import { contentFolder } from '../src/node/content/content-folder';
import { openContent } from '../src/node/content/open-content';
import { openBrowser } from '../src/node/serve/open-browser';
import config from '../vite.config';
import { addressesOf, occupied } from './support/preview-output';

await runCommand(
  declareCommand({
    name: 'npm run dev',
    does: 'Serves the site while it is edited; each change of the content is on screen at once.',
    options: { content: common.content, port: common.port, host: common.host, open: common.open },
    async run({ port: given, host, open }) {
      const port = readPort(given, 5173);
      openContent(contentFolder(process.cwd()));
      try {
        const server = await createServer({
          ...config,
          configFile: false,
          server: { port, strictPort: given !== undefined, ...(host !== undefined && { host }) },
        });
        await server.listen();
        server.printUrls();
        const [address] = addressesOf(server);
        if (open && address !== undefined) openBrowser(address);
      } catch (error) {
        throw occupied(error, port);
      }
    },
  }),
);
