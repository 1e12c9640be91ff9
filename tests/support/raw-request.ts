import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';

/** Sends a request as it is written and returns all of the answer. `fetch` would correct or refuse the address. */
export function rawRequest(
  server: string,
  line: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server);
  const lines = [line, 'host: localhost', 'connection: close'];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    socket
      .setEncoding('utf8')
      .on('data', (part) => {
        text += part;
      })
      .on('end', () => resolve({ status: Number(text.split(' ')[1]), text }))
      .on('error', reject);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

/** What only a program would send neither ends the server nor makes it fail. */
export function expectAnswersToRawRequests(server: () => string): void {
  describe('a request that no browser sends is answered, and so is the next one:', () => {
    test.each([
      'GET // HTTP/1.1',
      'GET ///evil.example/ HTTP/1.1',
      'GET //[ HTTP/1.1',
      'GET /\\[ HTTP/1.1',
      'GET http://[ HTTP/1.1',
      'GET http://a:b/ HTTP/1.1',
      'GET [ HTTP/1.1',
      'GET /% HTTP/1.1',
      'GET /%00 HTTP/1.1',
    ])('%s', async (line) => {
      expect([400, 404]).toContain((await rawRequest(server(), line)).status);
      expect([400, 404]).toContain((await rawRequest(server(), line, { accept: 'text/html' })).status);
      await rawRequest(server(), line, { upgrade: 'websocket' });
      expect((await rawRequest(server(), 'GET / HTTP/1.1', { accept: 'text/html' })).status).toBe(200);
    });

    test.each(['bytes=9-3', 'bytes=-', 'bytes=5-1', 'bytes=0-1,5-9', 'lines=1-2', 'bytes=99999999-'])(
      'a range %s',
      async (range) => {
        const { status, text } = await rawRequest(server(), 'GET /images/icon.svg HTTP/1.1', { range });
        expect(status).toBe(200);
        expect(text).toContain('</svg>');
      },
    );
  });
}
