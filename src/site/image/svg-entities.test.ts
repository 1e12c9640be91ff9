import { expect, test } from 'vitest';
import { expandEntities } from './svg-entities';

const expand = (declarations: string, text: string) => {
  const lost = new Set<string>();
  const written = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [${declarations}]>${text}`;
  return [expandEntities(written, lost).replace('<?xml version="1.0"?>', ''), ...lost];
};

test.each([
  ['', '&amp;&nbsp;&a;', ['&amp;&nbsp;&a;']],
  ['<!ENTITY a "fill:red">', '<g style="&a;"/>', ['<g style="fill:red"/>']],
  ['<!ENTITY a \'<path/>\'>\n<!ENTITY b "&a;&a;">', '<g>&b;</g>', ['<g><path/><path/></g>']],
  [
    `<!ENTITY a 'M0 0" fill="red'><!ENTITY b "it's">`,
    '<g d="&a;" id=\'&b;\'/>',
    ['<g d="M0 0&quot; fill=&quot;red" id=\'it&#39;s\'/>'],
  ],
  ['<!-- ]> --><!ENTITY a "]>"><!ENTITY a "2">', '&a;', [']>']],
  ['<!ENTITY amp "&#38;#38;">', '&amp;', ['&amp;']],
  ['<!ENTITY a SYSTEM "file:///etc/passwd">', '<g>&a;</g>', ['<g></g>', '&a;']],
  ['<!ENTITY a "&b;"><!ENTITY b "&a;">', '<g>&a;</g>', ['<g></g>', '&a;']],
])('%s in %s', (declarations, text, expected) => {
  expect(expand(declarations, text)).toEqual(expected);
});

test('texts that multiply each other are left out, and named', () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
  );
  const [text = '', ...lost] = expand(`<!ENTITY a0 "0123456789">${levels.join('')}`, '&a12;');
  expect(text.length).toBeLessThan(1_000_000);
  expect(lost.length).toBeGreaterThan(0);
});

test('a document without an end of its declarations stays what it is: no drawing', () => {
  expect(expandEntities(`<!DOCTYPE svg [${'<!--'.repeat(100_000)}`, new Set())).toBe('');
  expect(expandEntities(`<!DOCTYPE svg ${'<!DOCTYPE svg'.repeat(50_000)}`, new Set())).toContain('DOCTYPE');
});
