import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../support/server';
import { temporaryFolder } from '../../support/temporary-site';

test('--open opens the address that is printed in the browser of this machine', async () => {
  const folder = temporaryFolder();
  const opened = join(folder, 'opened');
  const program = join(folder, 'xdg-open');
  writeFileSync(program, `#!/bin/sh\nprintf %s "$1" > '${opened}'\n`);
  chmodSync(program, 0o755);
  writeFileSync(join(folder, 'index.html'), '');
  writeFileSync(join(folder, '_headers'), '/network/*\n  X-Content-Type-Options: nosniff\n');
  const server = await startServer('preview', ['--outDir', folder, '--open'], {
    PATH: [folder, process.env.PATH].join(delimiter),
  });
  onTestFinished(() => server.stop());
  await expect.poll(() => existsSync(opened) && readFileSync(opened, 'utf8')).toBe(`${server.url}/network`);
});
