import { createServer } from 'node:http';
import { listenForTest } from '../listen-for-test';

export interface OtherHost {
  /** Its host and port, as an address names them. */
  host: string;
  /** Every path that it was asked for. */
  asked: readonly string[];
}

/** A host that answers any page of any site with a copy of a page of this build, whose drawings are a script. */
export async function startOtherHost(siteUrl: string): Promise<OtherHost> {
  const page = await (await fetch(`${siteUrl}/contact/`)).text();
  const script = '<img src="x" onerror="document.title = \'hacked\'">';
  const copy = page.replace(/( data-static="[^"]+">).*?<\/span>/gs, `$1${script}</span>`);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': 'text/html',
    });
    response.end(copy);
  });
  return { host: await listenForTest(server), asked };
}
