import { describe, expect, test } from 'vitest';
import { message } from '../../support/browser/fill-form';
import { describeFormDelivery, settings } from '../../support/form-delivery';
import { runFormWorker } from '../../support/form-worker';

const visitors: string[] = [];
let isFree = true;
let more = {};
/** What Cloudflare counts for each visitor. */
const LIMIT = {
  async limit({ key }: { key: string }) {
    visitors.push(key);
    return { success: isFree };
  },
};

describe('the Cloudflare Worker of docs/recipes', async () => {
  const worker = await runFormWorker(() => ({
    SITE: settings.site,
    THANKS: settings.thanks,
    LIMIT,
    ...more,
  }));
  describeFormDelivery(worker);

  const send = () =>
    worker.send({
      method: 'POST',
      headers: {
        origin: settings.site,
        'content-type': 'application/json',
        'cf-connecting-ip': '203.0.113.7',
      },
      body: JSON.stringify({ ...message, id: crypto.randomUUID() }),
    });

  test('a visitor who sends too often is refused', async () => {
    isFree = false;
    const answer = await send();
    isFree = true;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
    expect(visitors.at(-1)).toBe('203.0.113.7');
    expect(worker.mails()).toEqual([]);
  });

  test('a message that can not be counted is refused', async () => {
    more = { SENT: { get: async () => null, put: () => Promise.reject(new Error('429 Too Many Requests')) } };
    const answer = await send();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
    expect(worker.mails()).toEqual([]);
  });
});
