import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import { listenForTest } from '../listen-for-test';
import { hydrated, openWindowWithFonts } from './open-page';

/** In milliseconds: long enough for a busy machine to paint what has come. */
const betweenPieces = 60;

/** Every end of an element of the first section, but for those inside of a drawing. */
function piecesOf(html: string): string[] {
  const start = html.indexOf('<section');
  const end = html.indexOf('</section>', start);
  const elements = html.slice(start, end).match(/.*?(?:<svg.*?<\/svg>|<\/\w+>)/gs) ?? [];
  const cut = start + elements.join('').length;
  return [html.slice(0, start), ...elements, html.slice(cut)];
}

/** Opens a page whose document comes slowly: the first section element by element. */
export async function openInPieces(path: string, width: number): Promise<Page> {
  const site = inject('siteUrl');
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(site + url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (url !== path) return response.end(Buffer.from(await answer.arrayBuffer()));
    for (const piece of piecesOf(await answer.text())) {
      response.write(piece);
      await setTimeout(betweenPieces);
    }
    response.end();
  });
  const page = await openWindowWithFonts({
    baseURL: `http://${await listenForTest(server)}`,
    viewport: { width, height: 900 },
  });
  await page.goto(path);
  await hydrated(page);
  return page;
}
