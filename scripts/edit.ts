import { openStudio } from '../src/node/edit/open-studio';
import { readOptions, readPort, runCommand } from '../src/node/run-command';
import { chosenFolder } from './support/chosen-folder';
import { occupied } from './support/preview-output';

await runCommand(async () => {
  const options = readOptions({
    content: { type: 'string' },
    port: { type: 'string' },
    'no-open': { type: 'boolean', default: false },
  });
  const { content, 'no-open': stays } = options;
  const port = readPort(options.port, 5173);
  const folder = chosenFolder(content);
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
});
