import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import { fetchFor } from './fetch-for';

/** What counts as failed, in milliseconds (docs/product.md, part time limit). */
export const patience = 120_000;

/** A page of the host that names nothing of this site. */
const strangePage = '<!doctype html><title>Not here</title><h1>Not here</h1>';

async function answerHalf(route: Route) {
  const response = await fetchFor(route);
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

/** The parts that a document names have other names in every deploy that changed them, and its build another one. */
async function answerFromAnotherDeploy(route: Route) {
  const response = await fetchFor(route);
  const headers = response.headers();
  if (!headers['content-type']?.startsWith('text/html'))
    return route.fulfill({ headers, body: 'export const other = 1;' });
  const body = (await response.text())
    .replaceAll(/(\/assets\/[\w-]+)-[\w-]{8}\./g, '$1-another0.')
    .replace(/"build":"\w+"/, '"build":"another0"')
    .replace(/<h1([^>]*)>/, '<h1$1>Newer: ');
  return route.fulfill({ response, body });
}

/** Held back until the test lets it go. */
export type Trouble = 'hold' | ((route: Route) => Promise<unknown>);

/** How the request of one file can fail, by its name in the titles of tests. */
const troubles = {
  'is refused': (route: Route) => route.abort('connectionrefused'),
  'is gone': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: strangePage }),
  'fails on the server': (route: Route) => route.fulfill({ status: 500, body: '' }),
  'is cut off': answerHalf,
  'is of another deploy': answerFromAnotherDeploy,
  'takes 30 s': 'hold',
  'does not come': 'hold',
} satisfies Record<string, Trouble>;

export type TroubleName = keyof typeof troubles;
export const troubleNames = Object.keys(troubles) as TroubleName[];

export interface TroubledFile {
  /** Settles when the page has asked for the file. */
  asked: Promise<void>;
  /** Lets the page's clock run until the trouble is over. */
  waitOut(): Promise<void>;
}

/** Lets a file run into trouble; the page's clock must be installed. */
export async function makeTrouble(
  page: Page,
  isFile: (url: URL) => boolean,
  name: TroubleName,
  type?: 'fetch' | 'document',
): Promise<TroubledFile> {
  const trouble: Trouble = troubles[name];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let noteAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    noteAsked = resolve;
  });
  await page.route(isFile, async (route) => {
    if (type && route.request().resourceType() !== type) return route.fallback();
    noteAsked();
    if (trouble !== 'hold') return trouble(route).catch(() => {});
    await released;
    // The page may be gone by now.
    return route.continue().catch(() => {});
  });
  return {
    asked,
    async waitOut() {
      if (trouble !== 'hold') return;
      await page.clock.fastForward(name === 'takes 30 s' ? 30_000 : patience);
      if (name === 'takes 30 s') release();
    },
  };
}

/** Notes the documents that the window asks for. */
export function countDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest())
      documents.push(new URL(request.url()).pathname.replace(/(.)\/$/, '$1'));
  });
  return documents;
}

/** Clicks as a visitor does; a page whose styles are still on their way has no place to point at. */
export const follow = (page: Page, path: string) =>
  page.locator(`:is(main, footer) a[href="${path}"]`).first().dispatchEvent('click');

export const expectHeading = (page: Page, text: string) =>
  expect
    .poll(
      () =>
        page
          .locator('main h1')
          .first()
          .textContent()
          .catch(() => ''),
      { timeout: 20_000 },
    )
    .toContain(text);
