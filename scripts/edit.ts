import { common } from '../src/node/base/command/option';
import { readPort } from '../src/node/base/command/read-number';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { contentFolder } from '../src/node/base/content/content-folder';
import { readInstant } from '../src/node/base/content/read-instant';
import { serveAgain } from '../src/node/serve/serve-again';
import { openStudio, type Studio } from '../src/studio/server/open-studio';
import { occupied } from './support/preview-output';
import { commandArgs } from './support/run-process';

async function open(folder: string, port: number, at: number | undefined): Promise<Studio> {
  try {
    return await openStudio({ root: process.cwd(), folder, port, at });
  } catch (error) {
    throw occupied(error, port);
  }
}

await runCommand(
  declareCommand({
    name: 'npm run edit',
    does: 'Opens the studio, in which pages are edited by clicking on them.',
    options: {
      content: common.content,
      port: common.port,
      at: common.at,
      'no-open': { does: 'Leaves the browser of this machine alone; the studio opens there otherwise.' },
    },
    async run({ port: given, at: written, 'no-open': stays }) {
      const port = readPort(given, 5173);
      const at = readInstant(written);
      const folder = contentFolder(process.cwd());
      // React's server renderer is nine times slower in its development form.
      process.env.NODE_ENV = 'production';
      return serveAgain({
        root: process.cwd(),
        command: commandArgs('edit'),
        // The studio and its pages are bundled once, when it starts.
        needsRestart: () => true,
        async start(again) {
          const studio = await open(folder, again ?? port, at);
          console.log(`Editing ${folder} at ${studio.address}`);
          if (!stays && again === undefined) studio.show();
          return { port: Number(new URL(studio.address).port), close: studio.close, ended: studio.closed };
        },
      });
    },
  }),
);
