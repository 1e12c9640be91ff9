import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/** Lets a server answer on a free port of this machine, and gives the port. Without a host, at each of its addresses. */
export function listen(server: Server, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host }, () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('There is no port.'));
    });
  });
}

export const stopListening = (server: HttpServer): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
