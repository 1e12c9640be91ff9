import { createServer } from 'node:http';
import { listenForTest } from './listen-for-test';

export interface PublishedSite {
  url: string;
  /** Each request, such as `GET /built.json`. */
  asked: readonly string[];
}

/** A host on this machine that answers a path with a text or a status, and knows no other path. */
export async function publishedSite(
  answers: Readonly<Record<string, string | number>>,
): Promise<PublishedSite> {
  const asked: string[] = [];
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    const answer = answers[url] ?? 404;
    response.statusCode = typeof answer === 'number' ? answer : 200;
    response.end(typeof answer === 'number' ? '' : answer);
  });
  return { url: `http://${await listenForTest(server)}`, asked };
}
