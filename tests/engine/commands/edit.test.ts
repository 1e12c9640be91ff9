import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedStudio, startStudio } from '../../support/edits/start-studio';
import { connectStudio, type StudioClient } from '../../support/edits/studio-client';
import { expectAnswersToRawRequests } from '../../support/raw-request';
import { runProjectCommand } from '../../support/run-project-command';
import { long } from '../../support/variations';

let studio: StartedStudio;
let client: StudioClient;

beforeAll(async () => {
  studio = await startStudio();
  client = await connectStudio(studio.server.url);
});

afterAll(async () => {
  client.close();
  await studio.remove();
});

const file = 'pages/home.json';
const written = () => JSON.parse(readFileSync(join(studio.folder, file), 'utf8'));
const set = (value: unknown, target = file) => ({
  id: String(Math.random()),
  transaction: { name: 'Edit', operations: [{ op: 'set', file: target, at: '/blocks/0/heading', value }] },
});

test('a change is written to the file, and nothing has to be configured', async () => {
  expect(await client.call('apply', set('Changed in the studio'))).toEqual({
    status: 200,
    answer: { value: 'kept' },
  });
  await expect.poll(() => written().blocks[0].heading).toBe('Changed in the studio');
});

test('the studio and the page answer at their addresses', async () => {
  const document = await fetch(new URL('/_edit/', studio.server.url));
  expect(document.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[^']+'; .*require-trusted-types-for 'script'/,
  );
  const [, font = ''] = /<link rel="preload" href="([^"]+)" as="font"/.exec(await document.text()) ?? [];
  expect((await fetch(new URL(font, studio.server.url))).headers.get('content-type')).toBe('font/woff2');
  const page = await (await fetch(new URL('/', studio.server.url))).text();
  expect(page).toContain('Changed in the studio');
});

test('published files and old addresses answer as in the built site, and run no scripts', async () => {
  const get = (path: string) => fetch(new URL(path, studio.server.url), { redirect: 'manual' });
  const { status, headers } = await get('/downloads/opening-hours.pdf');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.has('content-security-policy')).toBe(false);
  const html = await get('/google0123456789abcdef.html');
  expect([html.status, html.headers.get('content-security-policy')]).toEqual([200, 'sandbox']);
  expect((await get('/.well-known/security.txt')).status).toBe(200);
  expect((await get('/files/downloads/opening-hours.pdf')).status).toBe(404);
  const old = await get('/gallery/%2F%2Fevil.example');
  expect([old.status, old.headers.get('location')]).toEqual([301, '/tour']);
});

test('the studio’s scripts, compressed by gzip: at most 76 KB the entry, 259 KB what it loads at once, and 305 KB all parts', async () => {
  const html = await (await fetch(new URL('/_edit/', studio.server.url))).text();
  const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, path = '']) => path);
  expect(scripts).toHaveLength(1);
  const entry = new URL(scripts[0] ?? '', studio.server.url).href;
  /** Of a script and of all that it imports: at once, or also when it is used. */
  const sizesOf = async (imports: RegExp, address = entry, sizes = new Map<string, number>()) => {
    if (sizes.has(address)) return sizes;
    sizes.set(address, 0);
    const code = await (await fetch(address)).text();
    sizes.set(address, gzipSync(code, { level: 9 }).length);
    const parts = [...code.matchAll(imports)].map(([, part = '']) => new URL(part, address));
    await Promise.all(parts.map(({ href }) => sizesOf(imports, href, sizes)));
    return sizes;
  };
  const atOnce = await sizesOf(/(?:from|import)\s*["'`](\.\/[\w-]+\.js)["'`]/g);
  const all = await sizesOf(/["'`](\.\/[\w-]+\.js)["'`]/g);
  const sum = (sizes: Map<string, number>) => [...sizes.values()].reduce((total, size) => total + size, 0);
  expect(all.size).toBeGreaterThan(10);
  expect(atOnce.size).toBeGreaterThan(2);
  expect(all.get(entry)).toBeLessThan(76_000);
  expect(sum(atOnce)).toBeLessThan(259_000);
  expect(sum(all)).toBeLessThan(305_000);
});

/** A request as another program on this machine, or another site in the browser, could send it. */
function send(path: string, headers: Record<string, string>, body?: string): Promise<number> {
  const { port } = new URL(studio.server.url);
  return new Promise((done, fail) => {
    const sent = request(
      { agent: false, host: 'localhost', port, path, method: body === undefined ? 'GET' : 'POST', headers },
      (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

describe('a page of another site, while the studio runs, reads nothing:', () => {
  const routes = [
    '/',
    '/_edit/',
    '/_edit/api/watch',
    '/_edit/draft.html?copy=/',
    '/_edit/still.html?before',
    '/_edit/icons.svg',
    '/_edit/lucide.svg',
    '/_edit/none',
    '/_fonts/fonts.css',
    '/images/icon.svg',
    '/downloads/opening-hours.pdf',
    '/gallery/x',
    '/none',
  ];

  test.each(routes)('%s', async (path) => {
    for (const site of ['cross-site', 'same-site'])
      expect(await send(path, { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' })).toBe(403);
    // For browsers that do not say which site asks.
    const { headers, body } = await fetch(new URL(path, studio.server.url), { redirect: 'manual' });
    await body?.cancel();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('nothing but the studio of this start may change content', () => {
  const change = () => JSON.stringify({ ...set('Hostile'), watch: client.watch });
  const token = () => ({ 'x-edit-token': client.token });

  test.each<[string, () => Record<string, string>]>([
    ['no token', () => ({})],
    ['a token of another start', () => ({ 'x-edit-token': 'A'.repeat(client.token.length) })],
    ['a page of another site', () => ({ ...token(), origin: 'https://evil.example' })],
    ['a request across sites', () => ({ ...token(), 'sec-fetch-site': 'cross-site' })],
    ['a name that leads to this machine', () => ({ ...token(), host: 'evil.example' })],
  ])('%s', async (_, headers) => {
    expect(await send('/_edit/api/apply', headers(), change())).toBe(403);
    expect(written().blocks[0].heading).not.toBe('Hostile');
  });

  test('a stream of changes needs the token, too', async () => {
    expect(await send('/_edit/api/watch', {})).toBe(403);
  });

  test.each([
    ['a file outside the content folder', '../package.json'],
    ['a hidden file', '.env'],
    ['a file that does not exist', 'pages/none.json'],
  ])('%s', async (_, target) => {
    expect((await client.call('apply', set('x', target))).status).toBe(409);
  });

  test('a file is not created outside the content folder', async () => {
    const operation = { op: 'create', file: '../outside.json', text: '{}' };
    const transaction = { name: 'x', operations: [operation] };
    expect(await client.call('apply', { id: 'x', transaction })).toMatchObject({ status: 409 });
  });

  test.each([
    ['no JSON', 'x'],
    ['no object', '[]'],
    ['more than a page can be', JSON.stringify({ text: 'x'.repeat(9_000_000) })],
  ])('%s', async (_, body) => {
    expect(await send('/_edit/api/apply', token(), body)).toBe(400);
  });

  describe('a picture', () => {
    const picture = (name: string, bytes: Uint8Array) => ({
      name,
      size: bytes.length,
      data: Buffer.from(bytes).toString('base64'),
    });
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>',
    );

    test('needs the token', async () => {
      expect(await send('/_edit/api/addPicture', {}, JSON.stringify(picture('a.svg', svg)))).toBe(403);
    });

    test('stays in its folder, whatever its name says', async () => {
      const { status, answer } = await client.call('addPicture', picture('../../../outside.svg', svg));
      expect({ status, answer }).toMatchObject({
        status: 200,
        answer: { value: { src: 'images/outside.svg' } },
      });
      expect(await client.call('removePicture', { src: '../site.json' })).toMatchObject({ status: 409 });
      expect(await client.call('removePicture', { src: 'images/icon.svg' })).toMatchObject({ status: 409 });
      expect(await client.call('putBack', { src: '../journal.ndjson' })).toMatchObject({
        status: 409,
      });
      expect(await client.call('removePicture', { src: 'images/outside.svg' })).toMatchObject({
        status: 200,
      });
    });

    test('of another kind is refused, with the sentence of npm run validate', async () => {
      const heic = Buffer.from('\0\0\0\x18ftypheic');
      expect(await client.call('addPicture', picture('flyer.heic', heic))).toEqual({
        status: 409,
        answer: {
          message:
            'This file is a HEIC photo, which a page can\'t show. Export it as JPEG: in Photos on a Mac, or on the phone by "Most Compatible", and put the result here.',
        },
      });
    });

    test('is offered as a download if visitors can have it', async () => {
      expect(await client.call('addPicture', picture('flyer.pdf', Buffer.from('%PDF-1.7')))).toEqual({
        status: 409,
        answer: { message: 'flyer.pdf is not a picture, but visitors can download it: add it to Downloads.' },
      });
    });

    test('or a download is put nowhere else', async () => {
      const pdf = picture('../../../outside.pdf', Buffer.from('%PDF-1.7'));
      expect(await client.call('addFile', pdf)).toMatchObject({
        answer: { value: { src: 'files/downloads/outside.pdf' } },
      });
      const src = 'files/downloads/outside.pdf';
      expect(await client.call('renameFile', { src, to: '../../page' })).toMatchObject({
        answer: { value: 'files/downloads/page.pdf' },
      });
      expect(await client.call('replaceFile', { ...pdf, src: '../site.json' })).toMatchObject({
        status: 409,
      });
      expect(await client.call('removeFile', { src: 'site.json' })).toMatchObject({ status: 409 });
      expect(await send('/_edit/api/addFile', {}, JSON.stringify(pdf))).toBe(403);
    });

    long('can be larger than a page, but not without end', async () => {
      const body = (size: number) => JSON.stringify({ data: 'A'.repeat(size), watch: client.watch });
      expect(await send('/_edit/api/addPicture', token(), body(9_000_000))).toBe(409);
      expect(await send('/_edit/api/addPicture', token(), body(30_000_000))).toBe(400);
      expect(await send('/_edit/api/addFile', token(), body(30_000_000))).toBe(409);
      expect(await send('/_edit/api/addFile', token(), body(36_000_000))).toBe(400);
    });

    test.each(['../site.json', 'site.json', 'images/../site.json', 'images/none.png'])(
      'no small one of %s',
      async (path) => {
        const answer = await fetch(new URL(`/_edit/thumbnail/${path}`, studio.server.url));
        expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      },
    );
  });

  test('no method but those of the studio', async () => {
    expect((await client.call('constructor', {})).status).toBe(400);
  });
});

expectAnswersToRawRequests(() => studio.server.url);

test('a second studio on the same content says that there is one', async () => {
  const second = await runProjectCommand('edit', ['--no-open', '--port', '0', '--content', studio.folder]);
  expect(second.code).toBe(2);
  expect(second.stderr).toBe(
    `This content is being edited already, at ${studio.server.url}/_edit/. Use that studio, or end it.\n`,
  );
});

test('what was typed just before the server ends is written', async () => {
  await client.call('apply', set('The last word'));
  await studio.server.stop();
  expect(written().blocks[0].heading).toBe('The last word');
});
