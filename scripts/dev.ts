import { createServer, type ServerOptions, type ViteDevServer } from 'vite';
import { common } from '../src/node/base/command/option';
import { readPort } from '../src/node/base/command/read-number';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { UsageError } from '../src/node/base/content/content-error';
import { contentFolder } from '../src/node/base/content/content-folder';
import { openContent } from '../src/node/base/content/open-content';
import { openBrowser } from '../src/node/serve/open-browser';
import { serveAgain } from '../src/node/serve/serve-again';
import { isServerCode } from '../src/node/serve/watch-code';
import config from '../vite.config';
import { addressesOf, occupied } from './support/preview-output';
import { commandArgs } from './support/run-process';

async function listen(server: ServerOptions & { port: number }): Promise<ViteDevServer> {
  const created = await createServer({ ...config, configFile: false, server });
  try {
    return await created.listen();
  } catch (error) {
    // Otherwise its watchers keep this process alive.
    await created.close();
    throw occupied(error, server.port);
  }
}

await runCommand(
  declareCommand({
    name: 'npm run dev',
    does: 'Serves the site while it is edited; each change of the content is on screen at once.',
    options: {
      content: common.content,
      at: {
        ...common.at,
        does: 'Shows the site as of an instant, such as 2026-12-01T09:00+08:00, not all pages.',
      },
      port: common.port,
      host: common.host,
      open: common.open,
    },
    async run({ port: given, host, open }) {
      const port = readPort(given, 5173);
      const root = process.cwd();
      if (root.includes('#'))
        throw new UsageError(
          `The path of this project, ${root}, has the character "#", with which the development server can't read files. Rename the folder; npm run edit and npm run build work.`,
        );
      openContent(contentFolder(root));
      return serveAgain({
        root,
        command: commandArgs('dev'),
        needsRestart: isServerCode,
        async start(again) {
          const server = await listen({
            port: again ?? port,
            strictPort: (again ?? given) !== undefined,
            ...(host !== undefined && { host }),
          });
          server.printUrls();
          const [address] = addressesOf(server);
          if (open && again === undefined && address !== undefined) openBrowser(address);
          return {
            port: Number(new URL(address ?? '').port),
            close: () => server.close(),
            ended: new Promise(() => {}),
          };
        },
      });
    },
  }),
);
