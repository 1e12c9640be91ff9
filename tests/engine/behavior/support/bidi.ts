import { WebSocket } from 'ws';

type Fields = Record<string, unknown>;

/** What arrives: the answer to a command. */
interface Message {
  id?: number;
  type: 'success' | 'error';
  result?: Fields;
  error?: string;
  message?: string;
}

export interface Bidi {
  send(method: string, params?: Fields): Promise<Fields>;
  close(): void;
}

/** Speaks WebDriver BiDi, which is JSON over a WebSocket: https://w3c.github.io/webdriver-bidi. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve(result: Fields): void; reject(error: Error): void }>();
  let count = 0;
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.on('message', (data) => {
    const { id, type, result = {}, error, message } = JSON.parse(String(data)) as Message;
    const command = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === 'success') command?.resolve(result);
    else command?.reject(new Error(`${error}: ${message}`));
  });
  return {
    send(method, params = {}) {
      count += 1;
      const id = count;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: () => socket.close(),
  };
}
