import { join } from 'node:path';
import { test } from 'vitest';
import { editFile } from '../support/edit-file';
import { startServer } from '../support/server';
import { temporarySite } from '../support/temporary-site';
import { openWindow } from './support/open-page';

test('debug', async () => {
  const content = temporarySite();
  const server = await startServer('dev', [], { SITE_CONTENT: content });
  for (const delay of [0, 2000]) {
    const undo = editFile(join(content, 'pages/services/service-0.json'), '"heading": "Stay Ready"', '"headin": "Stay Ready"');
    await new Promise((r) => setTimeout(r, delay));
    const page = await openWindow({ baseURL: server.url });
    page.on('console', (m) => console.log(delay, m.type(), m.text().slice(0, 200)));
    page.on('websocket', (w) => w.on('framereceived', (f) => console.log(delay, 'frame', String(f.payload).slice(0, 120))));
    await page.goto('/contact');
    for (let i = 0; i < 10; i++) {
      console.log(delay, await page.evaluate(() => [document.querySelectorAll('vite-error-overlay').length, document.documentElement.dataset.hydrated, Math.round(performance.now())]));
      await new Promise((r) => setTimeout(r, 300));
    }
    undo();
    await new Promise((r) => setTimeout(r, 1000));
    console.log('after', await page.evaluate(() => [document.querySelectorAll('vite-error-overlay').length]));
  }
  await server.stop();
});
