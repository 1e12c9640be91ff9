import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFully, parseMarkdown, plainParagraphs } from './markdown';
import { resolveRichText } from './rich-text';

describe('Markdown becomes a small tree', () => {
  test.each([
    ['Plain.', [{ type: 'paragraph', children: ['Plain.'] }]],
    [
      'One\n\nTwo',
      [
        { type: 'paragraph', children: ['One'] },
        { type: 'paragraph', children: ['Two'] },
      ],
    ],
    [
      '**a** *b* `c`  \n[d](/e)',
      [
        {
          type: 'paragraph',
          children: [
            { type: 'strong', children: ['a'] },
            ' ',
            { type: 'em', children: ['b'] },
            ' ',
            { type: 'code', text: 'c' },
            { type: 'break' },
            { type: 'link', href: '/e', children: ['d'] },
          ],
        },
      ],
    ],
    [
      '1. a\n2. b',
      [
        {
          type: 'list',
          ordered: true,
          items: [[{ type: 'paragraph', children: ['a'] }], [{ type: 'paragraph', children: ['b'] }]],
        },
      ],
    ],
  ])('%j', (text, rich) => {
    expect(parseMarkdown(text)).toEqual({ rich, unsupported: [] });
  });
});

test.each([
  ['~~a~~', ['delete']],
  ['a ~~**b**~~ c', ['delete']],
  ['about ~5, \\~\\~', []],
  ['`~~a~~`', []],
  ['# ~~a~~', ['heading', 'delete']],
  ['~~a `b` c~~', ['delete']],
  ['a ~~ b ~~c', []],
  ['<https://a.net/~~b> <https://a.net/~~c>', []],
  ['[~~a~~](/b)', ['delete']],
  ['\\~~900~~', []],
  ['- [ ] a\n- [X] b', ['checkbox']],
  ['- \\[ ] a\n- [o] b', []],
  ['- a\n-\n- c', ['emptyItem']],
  ['[a](/b "c")', ['linkTitle']],
  ['[a](/b)', []],
])('%j has the unsupported elements %j', (text, elements) => {
  expect(parseMarkdown(text).unsupported).toEqual(elements.map((element) => ['element', element]));
});

/** Letters are rare among them, so that special characters meet. */
const characters = fc.constantFrom(...' \n\t#>+-=~|*_`[]()<>!\\&;:.1a2bé/{}"\'\u00A0'.split(''));
const texts = fc.oneof(
  fc.string({ unit: characters, minLength: 1, maxLength: 30 }),
  fc
    .array(
      fc.constantFrom('word', '24/7', '1.', '- ', '\n\n', '\n', ' ', '&', '#', 'a-b', '{site.name}', '='),
    )
    .map((parts) => parts.join('')),
);

test('a plain text is read without the parser exactly as by the parser', () => {
  let plain = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const quick = plainParagraphs(text);
      if (!quick) return;
      plain++;
      expect({ rich: quick, unsupported: [] }).toEqual(parseFully(text));
    }),
    { numRuns: 5000 },
  );
  expect(plain).toBeGreaterThan(200);
});

test('no text makes the parser throw, and no HTML comes through', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(JSON.stringify(parseMarkdown(text).rich)).not.toContain('"html"');
    }),
  );
});

test('a token is replaced after parsing, so its value can not become Markdown', () => {
  const tokens = new Map([
    ['site.name', '**N** <b> [x](/y)'],
    ['site.phone', '+62 361'],
  ]);
  const { rich } = parseMarkdown('*{site.name}* [call](tel:{site.phone}) [form](/contact)');
  expect(resolveRichText(rich, tokens, '/sub')).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'em', children: ['**N** <b> [x](/y)'] },
        ' ',
        { type: 'link', href: 'tel:+62361', children: ['call'] },
        ' ',
        { type: 'link', href: '/sub/contact', children: ['form'] },
      ],
    },
  ]);
});
