import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serviceFile } from '../../support/generate-site';
import { expectLastOfManySaves } from '../../support/rapid-saves';
import { startServer } from '../../support/server';
import { temporarySite } from '../../support/temporary-site';

test('the development server survives 500 rapid saves and shows the last', { timeout: 300_000 }, async () => {
  const content = temporarySite(3);
  const server = await startServer('dev', [], { SITE_CONTENT: content });
  onTestFinished(server.stop);
  await expectLastOfManySaves(server.url, '/services/service-0', join(content, serviceFile(0)), 500);
  expect(server.printed()).not.toMatch(/^ +at /m);
});
