import fc, { type Arbitrary } from 'fast-check';
import { charactersIn } from '../../../src/site/text/wording';
import { placeOf, placesPerKind } from './hostile-text';

/** Texts that a string of the schema takes: free ones where anything can be written, else its examples, bent. */
export function textArbitrary(node: Readonly<Record<string, unknown>>): Arbitrary<string> {
  const { minLength = 0, maxLength = 100, pattern = '' } = node;
  const form = new RegExp(String(pattern), 'u');
  const fits = (text: string) =>
    charactersIn(text) >= Number(minLength) && charactersIn(text) <= Number(maxLength) && form.test(text);
  if (Number(maxLength) >= 400 && fits('<a b="c" d=\'e\'>&f;')) {
    if (!fits('a\nb')) return line;
    return node.extends === 'markdown' ? longText : markdown;
  }
  if (pattern === '') return fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });
  const examples = Array.isArray(node.examples) ? node.examples.map(String) : [];
  const bent = [...new Set(examples.flatMap(bend))].filter(fits);
  // One of an exact length is too rarely among them.
  const matching = Number(minLength) > 3 ? [] : textsOf(form);
  return fc.oneof(
    ...[examples, bent, matching.filter(fits)].flatMap((all) =>
      all.length > 0 ? [fc.constantFrom(...all)] : [],
    ),
  );
}

const knownTexts = new Map<string, readonly string[]>();

/** Texts of a pattern, which is slow to make them: once for all fields that have it. */
function textsOf(pattern: RegExp): readonly string[] {
  const known = knownTexts.get(pattern.source);
  if (known) return known;
  const texts = fc.sample(fc.stringMatching(pattern, { maxLength: 40 }), { seed: 1, numRuns: 200 });
  knownTexts.set(pattern.source, texts);
  return texts;
}

/** Characters that mean something to JSON, HTML, URLs or editors, or that are easily taken for others. */
export const characters = [
  ...'Az09-_./:;,@#?&=%+~*$!|^`\'"<>()[]{} \\',
  ...[
    '\0',
    '\u0001',
    '\t',
    '\n',
    '\r',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u00a0',
    '\u00ad',
    '\u00e9',
    'e\u0301',
  ],
  ...['\u200b', '\u2028', '\u2029', '\u202e', '\ufeff', '\ufffe', '\ud800', '\udc00', '\u{1f4a1}'],
];

/** A text with each character put before, into and behind it, and in the place of one of its own. */
function bend(text: string): string[] {
  const places = [0, 1, text.length >> 1, text.length - 1, text.length];
  return characters.flatMap((character) =>
    places.flatMap((at) => [
      text.slice(0, at) + character + text.slice(at),
      text.slice(0, at) + character + text.slice(at + character.length),
    ]),
  );
}

const words = fc.constantFrom(
  'Networks',
  'that carry',
  'a & b < c > d',
  '"quoted"',
  "l'été",
  '100 %',
  '网络 ネット',
  'שלום עולם',
  'e\u0301\u0327',
  '👩‍👩‍👧',
  'a\u00a0b\u00adc',
  '{site.name}',
  '{site.phone} or {site.email}',
  '{{',
  '\\',
  'x'.repeat(60),
);
/** What stands there is decided later, so that one site can be written with hostile and with plain words. */
const place = (kind: 'line' | 'markdown') =>
  fc.nat(placesPerKind - 1).map((index) => `q${placeOf(kind, index)}q`);

const parts = (part: Arbitrary<string>, between: string) =>
  fc.array(part, { minLength: 1, maxLength: 3 }).map((all) => all.join(between));

const line = parts(fc.oneof(words, place('line')), ' ');

const spoken = fc.oneof(
  words.filter((text) => text !== '\\'),
  place('markdown'),
);
const inline = fc.oneof(
  { arbitrary: spoken, weight: 4 },
  { arbitrary: spoken.map((text) => `**${text}** and *${text}*`), weight: 1 },
  { arbitrary: spoken.map((text) => `[${text}](/)`), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      '`<code> & "more"`',
      '<https://northport.example/?a=1&b=2>',
      '[mail](mailto:{site.email}) [call](tel:{site.phone})',
      '[x](https://northport.example/a%20b?c=d&e=f#g "title")',
      'a  \nb',
      '&copy; &#60; &lt;',
    ),
    weight: 1,
  },
);
const paragraph = parts(inline, ' ');
const markdown = parts(
  fc.oneof(
    { arbitrary: paragraph, weight: 3 },
    { arbitrary: parts(paragraph, '\n- ').map((text) => `- ${text}`), weight: 1 },
    { arbitrary: parts(paragraph, '\n1. ').map((text) => `1. ${text}\n   - ${text.length}`), weight: 1 },
  ),
  '\n\n',
);

const cell = fc.oneof(spoken, fc.constantFrom('', '**5**', '`a|b`', '[x](/)'));
const row = (columns: number) =>
  fc.array(cell, { minLength: columns, maxLength: columns }).map((cells) => `| ${cells.join(' | ')} |`);
const table = fc
  .integer({ min: 1, max: 6 })
  .chain((columns) =>
    fc
      .tuple(fc.constantFrom('---', '--:', ':-:'), fc.array(row(columns), { maxLength: 3 }))
      .map(([rule, rows]) =>
        [`|${' Head |'.repeat(columns)}`, `|${` ${rule} |`.repeat(columns)}`, ...rows].join('\n'),
      ),
  );
const quoted = (text: string) => text.replace(/^/gm, '> ');

/** What only long texts can have is between what all can have. */
const longText = parts(
  fc.oneof(
    { arbitrary: markdown, weight: 3 },
    { arbitrary: paragraph.map((text) => `### ${text.replaceAll('\n', ' ')}`), weight: 1 },
    { arbitrary: paragraph.map(quoted), weight: 1 },
    { arbitrary: paragraph.map((text) => `${quoted(text)}\n>\n> — ${text.length}`), weight: 1 },
    { arbitrary: table, weight: 1 },
    {
      arbitrary: spoken.map(
        (text) => `![${text}](images/in-a-text.png)\n\n![A drawing](images/in-a-text.svg "${text}")`,
      ),
      weight: 1,
    },
    {
      arbitrary: fc.constantFrom('---', '```\n<code> & "more"\n  |\n```', '### Costs\n\n#### Now'),
      weight: 1,
    },
  ),
  '\n\n',
);
