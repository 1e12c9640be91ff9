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
  try {
    const { origin, pathname } = new URL(url);
    return `${origin}${pathname.replace(/\/$/, '')}/${outputFiles.built}`;
  } catch (error) {
    throw new UsageError(`--url takes the address of a site, such as https://acme.example, not ${url}.`, {
      cause: error,
    });
  }
}

async function askJson(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(longest) });
    if (!answer.ok) throw new Error(`The answer was ${answer.status}`);
    return await answer.json();
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new UsageError(
      `${address} can't be read. ${reason instanceof Error ? reason.message : String(reason)}.`,
      { cause: error },
    );
  }
}
