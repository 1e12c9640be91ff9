import { resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { type Mail, type Recipe, settings } from './form-delivery';

interface Worker {
  fetch(request: Request, env: object): Promise<Response>;
}

const path = resolve('docs/recipes/form-delivery/worker.js');

/** The Cloudflare Worker of docs/recipes, with what Cloudflare and Resend do for it. */
export async function runFormWorker(
  site: () => { SITE: string; THANKS: string; LIMIT?: object; SENT?: object },
): Promise<Recipe & { answer(request: Request): Promise<Response> }> {
  // It is no part of the project, so it has no types.
  const { default: worker } = (await import(path)) as { default: Worker };
  const sent = new Map<string, string>();
  const mails: Mail[] = [];
  let works = true;

  async function resend(
    address: string,
    { headers, body }: { headers: Record<string, string>; body: string },
  ) {
    if (address !== 'https://api.resend.com/emails' || headers.authorization !== 'Bearer secret')
      return new Response('', { status: 401 });
    if (!works) throw new TypeError('fetch failed');
    const { from, to, reply_to: replyTo, subject, text } = JSON.parse(body);
    mails.push({ from, to: to.join(), replyTo, subject, text });
    return Response.json({ id: headers['idempotency-key'] });
  }

  const answer = (request: Request) =>
    worker.fetch(request, {
      FROM: settings.from,
      TO: settings.to,
      RESEND_KEY: 'secret',
      SENT: {
        get: async (key: string) => sent.get(key) ?? null,
        put: async (key: string, value: string) => void sent.set(key, value),
      },
      ...site(),
    });

  beforeEach(() => void vi.stubGlobal('fetch', resend));
  afterEach(() => void vi.unstubAllGlobals());
  afterAll(() => void vi.useRealTimers());
  return {
    answer,
    send: (submission) => answer(new Request('https://forms.example/', submission)),
    mails: () => mails.splice(0),
    setMail(now) {
      works = now;
    },
    passHour: () => void vi.setSystemTime(Date.now() + 3_600_000),
  };
}
