import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSuccess, openForm, sendMessage } from '../../../support/browser/fill-form';
import { openWindow } from '../../../support/browser/open-page';
import { type BuiltSite, buildTemporarySite, editJson } from '../../../support/built-site';
import { runFormWorker } from '../../../support/form-worker';
import { type RunningServer, startServer } from '../../../support/server';

const endpoint = 'https://forms.example/contact';
let site: BuiltSite;
let server: RunningServer;
const thanks = () => `${server.url}/services/service-0/#thanks`;
const worker = await runFormWorker(() => ({ SITE: server.url, THANKS: thanks() }));

beforeAll(async () => {
  site = await buildTemporarySite((content) =>
    editJson(
      content,
      'pages/contact.json',
      ({ blocks }: { blocks: { type: string; endpoint: string }[] }) => {
        for (const block of blocks) if (block.type === 'contactForm') block.endpoint = endpoint;
      },
    ),
  );
  server = await startServer('preview', ['--outDir', site.outDir]);
});
afterAll(async () => {
  await server?.stop();
  site?.remove();
});

/** The Worker answers at its own address, as on the web. */
const connect = (page: Page) =>
  page.route(endpoint, async (route) => {
    const request = route.request();
    const [method, headers, body] = [request.method(), await request.allHeaders(), request.postData()];
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const answer = await worker.answer(
      new Request(endpoint, { method, headers: sent, ...(body !== null && { body }) }),
    );
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    });
  });

test('a message from the page to a Worker on another host is reported as sent', async () => {
  const { page } = await openForm({ baseURL: server.url });
  await connect(page);
  await sendMessage(page);
  await expectSuccess(page);
  expect(worker.mails()).toHaveLength(1);
});

test('without JavaScript it leads to the page that says thanks, which the policy allows', async () => {
  const page = await openWindow({ baseURL: server.url, javaScriptEnabled: false });
  await connect(page);
  await page.goto('/contact');
  await sendMessage(page);
  await page.waitForURL(thanks());
  expect(worker.mails()).toHaveLength(1);
});
