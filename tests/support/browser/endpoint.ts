import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen, stopListening } from '../listen';

interface Received {
  method: string | undefined;
  type: string | undefined;
  body: string;
  cookie: string | undefined;
}

export interface Endpoint {
  /** The site with the endpoint in front of it. */
  url: string;
  /** What reached the endpoint since the last answer was set. */
  received: Received[];
  /** Sets what the endpoint answers from now on. */
  answer(respond: (response: ServerResponse) => void): void;
  stop(): Promise<void>;
}

/** Passes everything below `/api/` to a real endpoint and the rest to the site, so that both are one origin. */
export async function startEndpoint(siteUrl: string): Promise<Endpoint> {
  let respond = (response: ServerResponse): void => {
    response.end();
  };
  const received: Received[] = [];

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = (await buffer(request)).toString();
    const { 'content-type': type, cookie } = request.headers;
    received.push({ method: request.method, type, body, cookie });
    respond(response);
  }

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) {
      receive(request, response);
      return;
    }
    const { method, headers } = request;
    forward(`${siteUrl}${request.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}`,
    received,
    answer(next) {
      received.length = 0;
      respond = next;
    },
    stop: () => stopListening(server),
  };
}
