import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icon } from '../../../src/node/build/draw/icons';
import type { Page, SiteContent } from '../../../src/site/schema/types.gen';
import { cardIcons } from '../../support/generated-pages';
import { withoutOwnData } from './compare-markup';
import type { SharedParts } from './peer';

/** Cuts what peers only copy out of a page that this project has built. */
export function sharedParts(content: string, document: string): SharedParts {
  // Generated and checked before.
  const read = (file: string) => JSON.parse(readFileSync(join(content, file), 'utf8'));
  const { site }: SiteContent = read('site.json');
  const { title }: Page = read('pages/home.json');
  const html = withoutOwnData(readFileSync(document, 'utf8'));
  const head = /<title>.*?<meta property="og:url"[^>]*>/s.exec(html);
  const main = /<main .*<\/main>/s.exec(html);
  const step = /<svg class="icon" .*?<\/svg>/.exec(main?.[0] ?? '');
  const arrow = /<svg class="icon arrow" .*?<\/svg>/.exec(main?.[0] ?? '');
  if (!head || !main || !step || !arrow)
    throw new Error(`${document} has no head, main part or icons as peers write them.`);
  return {
    url: site.url,
    home: title,
    icons: Object.fromEntries(cardIcons.map((name) => [name, icon(name)])),
    controls: { step: step[0], arrow: arrow[0] },
    frame: {
      start: html.slice(0, head.index),
      middle: html.slice(head.index + head[0].length, main.index),
      end: html.slice(main.index + main[0].length),
    },
  };
}
