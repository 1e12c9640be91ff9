import type { Server } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen, stopListening } from './listen';

const host = '127.0.0.1';

/** Lets a server answer until the test is over, and gives its host and port, as an address names them. */
export async function listenForTest(server: Server): Promise<string> {
  const port = await listen(server, host);
  onTestFinished(() => stopListening(server));
  return `${host}:${port}`;
}
