import type { ServerResponse } from 'node:http';

const end =
  (code: number, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(code, headers).end();
  };

/** What the endpoint does with a message, and whether the visitor has to wait until time is up. */
export const answers = [
  { name: '200', respond: end(200), late: false },
  { name: '400', respond: end(400), late: false },
  { name: '500', respond: end(500), late: false },
  { name: 'nothing', respond: () => {}, late: true },
  {
    name: 'a cut connection',
    respond: (response: ServerResponse) => response.socket?.destroy(),
    late: false,
  },
  { name: 'a redirect', respond: end(303, { location: '/contact' }), late: false },
  { name: '200 too late', respond: () => {}, late: true },
] as const;

/** Always the same numbers from 0 up to 1, so that a failure can be seen again. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
