import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureSite } from '../../../tests/support/fixture-site';
import { renderPage } from '../../app/server/server';
import { loadValidContent } from '../../node/base/content/load-content';
import { textHtml } from '../../node/build/draw/drawings';
import { pointerOf } from '../json/json-path';
import type { SitePage } from '../page/site-page';
import { compileWalk } from '../schema/walk';
import { en } from '../words/en';
import { fillIn } from '../words/words';
import { markOf, marksIn } from './probe-marks';
import { probeView } from './probe-page';
import { resolvePage } from './resolve-page';

const { site } = loadValidContent(fixtureSite);

function probe(page: SitePage) {
  const resolved = resolvePage(site, page);
  const { content, view } = resolved;
  const place = { file: page.file, pointer: page.pointer };
  const probed = probeView(resolved, place);
  const words = en;
  const real = renderPage({
    view,
    words,
    statics(id) {
      const part = resolved.statics.get(id);
      return part?.kind === 'text' || part?.kind === 'fields' || part?.kind === 'face'
        ? textHtml(part, id)
        : '';
    },
  });
  const html = renderPage({
    view: probed.view,
    statics(id) {
      const part = probed.texts.get(id);
      return part ? textHtml(part, id) : '';
    },
    words,
  });
  return { content, place, ...probed, real, html, parts: resolved.statics };
}

const tagsOf = (html: string) => [...html.matchAll(/<(\/?[a-z0-9]+)/g)].map(([, tag]) => tag);
/** Text nodes, as a browser makes them. */
const textsOf = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean);

const pages = site.pages.map((page) => [page.facts.path, page] as const);

describe.each(pages)('the probed page %s', (_, page) => {
  const { real, html, fields, statics, texts, content, place, view, parts } = probe(page);
  const { definitions } = view;

  test('has the tree of the real one', () => {
    expect(tagsOf(html)).toEqual(tagsOf(real));
  });

  test('has as many texts as the real one', () => {
    expect(textsOf(html)).toHaveLength(textsOf(real).length);
  });

  test('shows every text of every block', () => {
    const shown = new Set(marksIn(html).map((number) => fields[number]?.pointer));
    const pointers: string[] = [];
    const collect = compileWalk<null>('page', {
      line: (_, __, at) => pointers.push(pointerOf(at)),
      markdown: (_, __, at) => pointers.push(pointerOf(at)),
      suffix: (_, __, at) => pointers.push(pointerOf(at)),
    });
    collect({ blocks: content.blocks }, null);
    const drawn = pointers.filter((pointer) => !pointer.endsWith('/alt'));
    expect(drawn.length).toBeGreaterThan(0);
    for (const pointer of drawn) expect(shown).toContain(place.pointer + pointer);
  });

  const ids = [...html.matchAll(/data-static="([^"]+)"/g)].map(([, id = '']) => id);

  test('shows every picture of every block', () => {
    const pictures: string[] = [];
    compileWalk<null>('page', { image: (_, __, at) => pictures.push(place.pointer + pointerOf(at)) })(
      { blocks: content.blocks },
      null,
    );
    const shown = ids.map((id) => statics[id]?.pointer);
    expect(pictures.filter((pointer) => !shown.includes(pointer))).toEqual([]);
  });

  test('names the field of every drawing', () => {
    // The links around a list are of no field.
    const links = [...parts].flatMap(([id, { kind }]) => (/^list/.test(kind) ? [`${id}`] : []));
    const drawn = ids.filter((id) => !texts.has(id) && id !== definitions && !links.includes(id));
    for (const id of drawn)
      expect(statics[id]?.pointer).toMatch(/\/(image|src|icon|logo|logos\/\d+|pages(\/\d+)?)$/);
  });
});

test('what no field shows are words of the interface and numbers', () => {
  const texts = pages.flatMap(([, page]) => textsOf(probe(page).html));
  const words = Object.values(en).flatMap((word) => [
    ...['youtube-nocookie.com', 'vimeo.com'].map((host) => fillIn(word, { position: 1, count: 4, host })),
    // Around the address, which is a field.
    ...word.split(/%\w+%/).map((part) => part.trim()),
  ]);
  const unmarked = texts.filter((text) => marksIn(text).length === 0 && !words.includes(text));
  expect([...new Set(unmarked)].filter((text) => !/^(:|[£.,\d]+|Slide 1 of \d)$/.test(text))).toEqual([]);
});

test('a place is that of the file', () => {
  const [page] = site.pages;
  const resolved = page && resolvePage(site, page);
  const { fields = [] } = resolved ? probeView(resolved, { file: 'site.json', pointer: '/pages/0' }) : {};
  expect(fields).toContainEqual({ file: 'site.json', pointer: '/pages/0/blocks/0/heading' });
});

test('marks are read back, beside others and in an address', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 6143 + 256 * 6144 }));
  fc.assert(
    fc.property(numbers, fc.boolean(), (all, isAddress) => {
      const text = all.map(markOf).join('');
      expect(marksIn(isAddress ? `https://a/?q=${encodeURIComponent(text)}%` : text)).toEqual(all);
    }),
  );
  expect(markOf(6143)).toHaveLength(1);
  expect(markOf(6144)).toHaveLength(2);
});
