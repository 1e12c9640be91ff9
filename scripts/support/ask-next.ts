import { UsageError } from '../../src/node/base/content/content-error';
import { isRecord } from '../../src/site/json/is-record';
import { outputFiles } from '../../src/site/page/output-paths';

/** In milliseconds. */
const longest = 10_000;

/** When something comes or goes on a published site by its date; undefined if nothing does. Throws a UsageError. */
export async function askNext(url: string): Promise<number | undefined> {
  const address = addressOf(url);
  const built = await askJson(address);
  const next = isRecord(built) && 'next' in built ? Date.parse(String(built.next)) : undefined;
  if (!isRecord(built) || Number.isNaN(next))
    throw new UsageError(`${address} is not what a build writes. Is it the address of the site?`);
  return next;
}

function addressOf(url: string): string {
  const site = URL.canParse(url) ? new URL(url) : undefined;
  if (site?.protocol !== 'https:' && site?.protocol !== 'http:')
    throw new UsageError(`--url takes the address of a site, such as https://acme.example, not ${url}.`);
  return `${site.origin}${site.pathname.replace(/\/$/, '')}/${outputFiles.built}`;
}

/** Undefined for what is no JSON, such as the page that a host shows at every address. */
async function askJson(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(longest) });
    if (!answer.ok) throw new Error(`The answer was ${answer.status}`);
    return await answer.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw new UsageError(`${address} can't be read. ${reasonOf(error)}.`, { cause: error });
  }
}

/** That of the system, which `fetch` hides; of the first address if the host has several. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const [first = cause] = cause instanceof AggregateError ? cause.errors : [];
  return first instanceof Error ? first.message : String(first);
}
