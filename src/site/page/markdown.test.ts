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
    expect(parseMarkdown(text)).toEqual({ rich, unsupported: [], unsupportedInLong: [] });
  });
});

const paragraph = (...children: string[]) => ({ type: 'paragraph', children });
const cell = (...children: string[]) => ({ children });

describe('a long text has more', () => {
  test.each<[string, unknown[]]>([
    [
      '### a *b*\n\n#### c',
      [
        { type: 'heading', depth: 3, children: ['a ', { type: 'em', children: ['b'] }] },
        { type: 'heading', depth: 4, children: ['c'] },
      ],
    ],
    ['![a](images/b.jpg)', [{ type: 'picture', src: 'images/b.jpg', alt: 'a' }]],
    [
      '![a *b*](images/b.jpg "c")\n![](images/d.svg)',
      [
        { type: 'picture', src: 'images/b.jpg', alt: 'a b', caption: 'c' },
        { type: 'picture', src: 'images/d.svg', alt: '' },
      ],
    ],
    ['> a\n> b', [{ type: 'quote', children: [paragraph('a\nb')] }]],
    ['> a\n>\n> — b', [{ type: 'quote', children: [paragraph('a')], source: ['b'] }]],
    ['> a – c\n> -- b', [{ type: 'quote', children: [paragraph('a – c')], source: ['b'] }]],
    // A line that ends with a break is not the last one.
    ['> a\n> —  \n> — b', [{ type: 'quote', children: [paragraph('a\n—')], source: ['b'] }]],
    ['> — a', [{ type: 'quote', children: [paragraph('— a')] }]],
    ['> — a\n> b', [{ type: 'quote', children: [paragraph('— a\nb')] }]],
    [
      '> a\n> — *b\n> c*',
      [
        {
          type: 'quote',
          children: [{ type: 'paragraph', children: ['a\n— ', { type: 'em', children: ['b\nc'] }] }],
        },
      ],
    ],
    [
      '> a\n> — [b](/c), d',
      [
        {
          type: 'quote',
          children: [paragraph('a')],
          source: [{ type: 'link', href: '/c', children: ['b'] }, ', d'],
        },
      ],
    ],
    ['---', [{ type: 'rule' }]],
    ['```js\na\n\n b\n```', [{ type: 'codeBlock', text: 'a\n\n b' }]],
    [
      '| a | b |\n|---|--:|\n| c \\| d | `e|f` |\n| g |\n| | h |',
      [
        {
          type: 'table',
          head: [cell('a'), { ...cell('b'), align: 'end' }],
          rows: [
            [cell('c | d'), { children: [{ type: 'code', text: 'e|f' }], align: 'end' }],
            [cell('g')],
            [cell(), { ...cell('h'), align: 'end' }],
          ],
        },
      ],
    ],
    [
      'a|b\n:-:|-\n**c**|d',
      [
        {
          type: 'table',
          head: [{ ...cell('a'), align: 'center' }, cell('b')],
          rows: [[{ children: [{ type: 'strong', children: ['c'] }], align: 'center' }, cell('d')]],
        },
      ],
    ],
    [
      '|\u00a0a|\n|-|\n| b&nbsp; |\n|\t\u3000|',
      [
        {
          type: 'table',
          head: [cell('\u00a0a')],
          rows: [[cell('b\u00a0')], [cell('\u3000')]],
        },
      ],
    ],
    [
      '- > | a |\n  > |---|\n  > | b |',
      [
        {
          type: 'list',
          ordered: false,
          items: [[{ type: 'quote', children: [{ type: 'table', head: [cell('a')], rows: [[cell('b')]] }] }]],
        },
      ],
    ],
  ])('%j', (text, rich) => {
    expect(parseMarkdown(text)).toMatchObject({ rich, unsupportedInLong: [] });
    expect(parseMarkdown(text).unsupported).not.toEqual([]);
  });

  test.each<[string, unknown[][]]>([
    ['# a', [['headingDepth']]],
    ['##### a', [['headingDepth']]],
    ['# a\n\n### b', [['headingDepth']]],
    ['a\n---', [['headingBelow']]],
    ['#### a\n\n### b', [['skipped']]],
    ['### a\n\n#### b', []],
    ['- ### a', [['nested', 'heading']]],
    ['> ![a](images/b.jpg)', [['nested', 'image']]],
    ['a ![b](images/c.jpg)', [['pictureInText']]],
    ['[![b](images/c.jpg)](/d)', [['pictureInText']]],
    ['![a](https://b.net/c.jpg)', [['pictureFile', 'https://b.net/c.jpg']]],
    ['![a](../site.json)', [['pictureFile', '../site.json']]],
    [
      '![a][b]\n\n[b]: images/c.jpg',
      [
        ['element', 'image'],
        ['element', 'definition'],
      ],
    ],
    ['    a', [['indented']]],
    ['~~~\na\n~~~', []],
    ['<b>a</b>', [['html', '<b>']]],
    ['> <b>a</b>', [['html', '<b>']]],
    ['| <i>a</i> |\n|---|', [['html', '<i>']]],
    ['~~a~~', [['element', 'delete']]],
    ['| ~~a~~ |\n|---|', [['element', 'delete']]],
    ['a\n| b |\n|---|', [['noTable']]],
    ['| a | b |\n|---|', [['noTable']]],
    ['| | |\n|---|---|\n| a | b |', [['tableHead']]],
    ['| a | b |\n|---|---|\n| c | d | e |\n| f |', [['tableRow', 1, 3, 2]]],
    ['- [ ] a', [['element', 'checkbox']]],
    ['2. a', [['listStart', 2]]],
  ])('and %j has the mistakes %j', (text, mistakes) => {
    expect(parseMarkdown(text).unsupportedInLong).toEqual(mistakes);
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
      expect({ rich: quick, unsupported: [], unsupportedInLong: [] }).toEqual(parseFully(text));
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
  expect(resolveRichText(rich, tokens, '/sub', (href) => href)).toEqual([
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
