import { common } from '../src/node/command/option';
import { readPort } from '../src/node/command/read-number';
import { declareCommand, runCommand } from '../src/node/command/run-command';
import { contentFolder } from '../src/node/content/content-folder';
import { openStudio } from '../src/node/edit/open-studio';
import { occupied } from './support/preview-output';

await runCommand(
  declareCommand({
    name: 'npm run edit',
    does: 'Opens the studio, in which pages are edited by clicking on them.',
    options: {
      content: common.content,
      port: common.port,
      'no-open': { does: 'Leaves the browser of this machine alone; the studio opens there otherwise.' },
    },
    async run({ port: given, 'no-open': stays }) {
      const port = readPort(given, 5173);
      const folder = contentFolder(process.cwd());
      // React's server renderer is nine times slower in its development form.
      process.env.NODE_ENV = 'production';
      try {
        const studio = await openStudio({ root: process.cwd(), folder, port });
        console.log(`Editing ${folder} at ${studio.address}`);
        if (!stays) studio.show();
        await studio.closed;
      } catch (error) {
        throw occupied(error, port);
      }
      return 0;
    },
  }),
);
