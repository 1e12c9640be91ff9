import { expect, test } from 'vitest';
import { changedFiles } from '../../../tests/support/changed-files';
import { memoryFiles } from '../../site/files/memory-files';
import { mayName, readContentPages } from './content-pages';
import { leftTexts, mayHaveWords } from './find-text';
import { type ReplaceOptions, replaceText } from './replace-text';

const text = (value: unknown) => JSON.stringify(value);

const site = {
  'site.json': text({
    site: { name: 'Port', email: 'port@port.example' },
    header: { links: [{ label: 'Port', href: '/port' }] },
    logos: { port: { name: 'Port', file: 'images/port.svg' } },
    pages: ['pages/*.json'],
  }),
  'pages/port.json': text({
    path: '/port',
    title: 'The port and {site.port}',
    aliases: ['/old/Port'],
    layout: 'port',
    blocks: [
      {
        type: 'hero',
        id: 'port',
        heading: 'Port, PORT',
        lead: 'A **port** at [Port](/port "port"), `port` <https://port.example>',
      },
      { type: 'port', heading: 'Port' },
    ],
  }),
  'pages/b.json': text({ path: '/b', blocks: [{ type: 'hero', heading: 'Import' }] }),
};

function replacedIn(before: Record<string, string>, old: string, by: string, options: ReplaceOptions = {}) {
  const content = readContentPages(memoryFiles(before), mayHaveWords(old, options.isCase ?? false));
  const { operations, places, left, split } = replaceText(content, old, by, options);
  return {
    after: changedFiles(before, { name: '', operations }),
    places: places.map(({ pointer, text, span }) => `${pointer} ${text.slice(span.start, span.end)}`),
    left: left.map(({ pointer }) => pointer),
    split: split.map(({ pointer }) => pointer),
  };
}

test('words are replaced where visitors read them, and nowhere else', () => {
  const { after, places } = replacedIn(site, 'Port', 'Haven', {
    within: new Set(['site.json', 'pages/port.json']),
  });
  expect(after).toEqual({
    ...site,
    'site.json': site['site.json']
      .replace('"name":"Port"', '"name":"Haven"')
      .replace('"label":"Port"', '"label":"Haven"')
      .replace('"name":"Port"', '"name":"Haven"'),
    'pages/port.json': site['pages/port.json']
      .replace('The port and', 'The Haven and')
      .replace('Port, PORT', 'Haven, Haven')
      .replace(
        '**port** at [Port](/port \\"port\\"), `port`',
        '**Haven** at [Haven](/port \\"port\\"), `Haven`',
      ),
  });
  expect(places).toEqual([
    '/site/name Port',
    '/header/links/0/label Port',
    '/logos/port/name Port',
    '/title port',
    '/blocks/0/heading Port',
    '/blocks/0/heading PORT',
    '/blocks/0/lead port',
    '/blocks/0/lead Port',
    '/blocks/0/lead port',
  ]);
});

test('with --case only the same letters are replaced', () => {
  expect(replacedIn(site, 'port', 'haven', { isCase: true }).places).toEqual([
    '/blocks/0/heading port',
    '/title port',
    '/blocks/0/lead port',
    '/blocks/0/lead port',
  ]);
});

/** A site with one text in Markdown. */
const withLead = (lead: string) => ({
  'site.json': '{"pages":["pages/a.json"]}',
  'pages/a.json': text({ path: '/a', blocks: [{ type: 'hero', lead }] }),
});

/** What becomes of a text in Markdown. */
function markdown(lead: string, old: string, by: string) {
  const { after, left } = replacedIn(withLead(lead), old, by);
  return left.length > 0 ? left : JSON.parse(String(after['pages/a.json'])).blocks[0].lead;
}

test.each([
  ['new markup is escaped', 'A b', 'b', '*c*', 'A \\*c\\*'],
  ['a link is escaped', 'A b', 'b', '[c](/d)', 'A \\[c\\](/d\\)'],
  ['a harmless character is not', 'A b', 'b', 'c_d & e', 'A c_d & e'],
  ['an escape is one character', 'snake\\_case', 'snake_case', 'kebab', 'kebab'],
  ['an entity, too', 'AT&amp;T', 'at&t', 'Telco', 'Telco'],
  ['a heading is none', 'b c', 'b', '# x', '\\# x c'],
  ['a token stays', 'Write to {site.email}, email', 'email', 'mail', 'Write to {site.email}, mail'],
  ['words in two parts are not found', '**Net**work', 'network', 'x', '**Net**work'],
  ['code can’t hold every word', '`a` b', 'a', 'x`y', ['/blocks/0/lead']],
  ['letters beyond ASCII', 'ÄRGER 😀', 'ärger 😀', '😁', '😁'],
  ['characters of patterns', 'a.b a-b', 'a.b', 'c', 'c a-b'],
])('%s', (_, lead, old, by, expected) => {
  expect(markdown(lead, old, by)).toEqual(expected);
});

test.each([
  ['bold', 'Call **us** now', ['/blocks/0/lead']],
  ['a link', 'Call [us](/contact) now', ['/blocks/0/lead']],
  ['code', '`call` us', ['/blocks/0/lead']],
  ['bold around all of them', '**Call us** now', []],
  ['two paragraphs', 'Call\n\nus', []],
  ['a token', 'Call **{site.name}** us', []],
])('texts with markup within the words stay, and are named: %s', (_, lead, split) => {
  const before = withLead(lead);
  const { after, ...found } = replacedIn(before, 'call us', 'Write to us');
  expect(found.split).toEqual(split);
  if (split.length > 0) expect(after).toEqual(before);
});

test('a text can have the words both with markup within them and without', () => {
  const before = withLead('Call us, or **call** us.');
  const { after, split } = replacedIn(before, 'call us', 'write');
  expect(after['pages/a.json']).toBe(before['pages/a.json'].replace('Call us', 'write'));
  expect(split).toEqual(['/blocks/0/lead']);
});

test('the new words get the capitals of those that they replace', () => {
  const before = withLead('**Firewall** Protection: FIREWALL, a fire\\_wall.');
  expect(replacedIn(before, 'firewall', '1*fire wall*', { keepsCapitals: true }).after['pages/a.json']).toBe(
    before['pages/a.json']
      .replace('Firewall', String.raw`1\\*fire wall\\*`)
      .replace('FIREWALL', String.raw`1\\*FIRE WALL\\*`),
  );
});

test('single places stay, also those of a text that changes elsewhere', () => {
  const before = withLead('One *port*, a port, the port.');
  const { after, places } = replacedIn(before, 'port', 'haven', {
    isWanted: ({ pointer }, { start }) => pointer === '/blocks/0/lead' && start !== 14,
  });
  expect(after['pages/a.json']).toBe(
    before['pages/a.json'].replace('*port*', '*haven*').replace('the port', 'the haven'),
  );
  expect(places.length).toBe(2);
  expect(replacedIn(before, 'port', 'haven', { isWanted: () => false })).toMatchObject({
    after: before,
    places: [],
    left: [],
  });
});

test('words with characters that JSON escapes are found', () => {
  const before = {
    'site.json': '{"pages":["a.json"]}',
    'a.json': '{"path":"/a","title":"A \\"b\\" \\u0063"}',
  };
  expect(replacedIn(before, '"b"', 'x').after['a.json']).toBe('{"path":"/a","title":"A x \\u0063"}');
  expect(replacedIn(before, 'c', 'x').after['a.json']).toBe('{"path":"/a","title":"A \\"b\\" x"}');
});

test('only files that may name a page are read for it', () => {
  const read = (path: string) =>
    readContentPages(memoryFiles(site), mayName(path)).pages.map((page) => page.path);
  expect(read('/b')).toEqual(['/b']);
  expect(read('/port')).toEqual(['/port']);
});

test('of many texts that stay, ten are named', () => {
  const left = Array.from({ length: 12 }, (_, index) => ({ file: 'a.json', pointer: `/${index}` }));
  const said = leftTexts(left, 'Stays', ({ pointer }) => pointer);
  expect([said[0], said.length, said.at(-1)]).toEqual(['Stays: /0', 11, '2 texts more stay as they are.']);
});

test('words of long texts are replaced in headings, pictures, tables and code', () => {
  const long = (word: string) =>
    `### ${word}\n\n![A ${word}](images/port.png "The ${word}")\n\n| ${word} | b |\n|---|---|\n| [x](/port) | ${word} |\n\n> ${word}\n\n\`\`\`\n  ${word}\n\`\`\``;
  const pageOf = (word: string) =>
    text({ path: '/c', blocks: [{ type: 'prose', sections: [{ text: long(word) }] }] });
  const before = { 'site.json': text({ pages: ['pages/*.json'] }), 'pages/c.json': pageOf('Port') };
  const { after, places } = replacedIn(before, 'Port', 'Haven', { isCase: true });
  expect(after).toMatchObject({ 'pages/c.json': pageOf('Haven') });
  expect(places).toHaveLength(7);
  expect(replacedIn(before, 'A Port', 'A|B').after).toMatchObject({
    'pages/c.json': pageOf('Port').replace('![A Port]', '![A|B]'),
  });
  // Cells need a backslash before it, which code would show.
  expect(replacedIn(before, 'Port', 'A|B', { isCase: true }).left).toEqual(['/blocks/0/sections/0/text']);
});
