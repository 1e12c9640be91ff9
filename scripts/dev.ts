import { createServer } from 'vite';
import { contentFolder } from '../src/node/content/content-folder';
import { openContent } from '../src/node/content/open-content';
import { readOptions, readPort, runCommand } from '../src/node/run-command';
import config from '../vite.config';
import { occupied } from './support/preview-output';

await runCommand(async () => {
  const options = readOptions({ port: { type: 'string' } });
  const port = readPort(options.port, 5173);
  openContent(contentFolder(process.cwd()));
  try {
    const server = await createServer({
      ...config,
      configFile: false,
      server: { port, strictPort: options.port !== undefined },
    });
    await server.listen();
    server.printUrls();
  } catch (error) {
    throw occupied(error, port);
  }
});
