/** A valid page, with fields put before those of its hero and before its blocks. */
export const pageWith = (hero: string, fields = '') =>
  `{ "path": "/hostile", "title": "A page with something in it", "description": "What is in this page is not what anybody would write, but it may come along.", ${fields} "blocks": [{ "type": "hero", ${hero} "heading": "Hostile" }] }`;

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const letters = (count: number) => 'a'.repeat(count);

const tooLarge = '1:1 This file has 20.0 MB; it can have at most 5 MB.';
const tooDeep = (column: number) => `1:${column} This bracket is nested in 100 others, which is too deep.`;
const utf16 = '1:1 This file is saved with the encoding UTF-16.';
const notUtf8 = (column: number) =>
  `1:${column} This character can't be read: the file is not saved as UTF-8, or the character is damaged.`;
const nul = (column: number) => `1:${column} The character \\u0000 is not allowed here.`;
const tooLong = (column: number) => `1:${column} This has more than 20000 items, which is too many.`;
/** As many fields or items as a file has room for. */
const many = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join();
/** Where the fields of the hero begin. */
const start = pageWith('').indexOf('"hero", ') + '"hero", '.length + 1;
const field = (found: string) => `1:${start} "${found}" is not a field of this hero block.`;

/** Input that nobody writes by hand: its name, its bytes and the one message that answers it. */
export const hostilePages: readonly (readonly [
  name: string,
  content: string | Uint8Array,
  message: string,
])[] = [
  ['20 MB of one text', `"${letters(20_000_000)}"`, tooLarge],
  ['20 MB of brackets', '['.repeat(20_000_000), tooLarge],
  ['20 MB of spaces', ' '.repeat(20_000_000), tooLarge],
  ['lists in lists, 10,000 deep', nested(10_000), tooDeep(101)],
  ['objects in objects, 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, tooDeep(501)],
  ['10,000 brackets that nothing closes', '{"a":['.repeat(5_000), tooDeep(301)],
  ['a field 10,000 deep', pageWith(`"image": ${nested(10_000)},`), tooDeep(start + 9 + 97)],
  [
    'a field 10,000 deep that appears twice',
    pageWith(`"a": ${nested(10_000)}, "a": 1,`),
    tooDeep(start + 5 + 97),
  ],
  [
    'a line of 5 MB that ends in a list',
    `{${' '.repeat(2_000_000)}"a":[${'[],'.repeat(900_000)}`,
    tooLong(2_000_006),
  ],
  [
    'closing brackets on lines of their own',
    `{"a":[${'{\n},'.repeat(19_000)}`,
    '19001:2 A "]" is missing after this: "[" on line 1 is not closed.',
  ],
  [
    'closing brackets on one line',
    `{"a":[${'{},'.repeat(19_000)}`,
    '1:57006 A "]" is missing after this: "[" on line 1 is not closed.',
  ],
  ['200,000 keys, each twice', `{${many(200_000, (index) => `"${index}":1,"${index}":1`)}}`, tooLong(1)],
  ['200,000 unknown fields', pageWith(`${many(200_000, (index) => `"a${index}":1`)},`), tooLong(start - 18)],
  [
    '200,000 aliases',
    pageWith('', `"aliases": [${many(200_000, (index) => `"/a${index}"`)}],`),
    tooLong(start - 19),
  ],
  ['5 MB of quotes on lines', '"\n'.repeat(2_400_000), '1:1 This text has no closing quote on its line.'],
  [
    '5 MB of backslashes',
    `{"a":"${'\\'.repeat(4_900_000)}`,
    '1:6 This text has no closing quote on its line.',
  ],
  ['only NUL bytes', '\0'.repeat(1000), nul(1)],
  ['a NUL byte between fields', pageWith('\0'), nul(start)],
  [
    'a NUL byte in a text',
    pageWith('"lead": "a\0b",'),
    `1:${start + 8} This text contains a tab or another control character.`,
  ],
  [
    'an escaped NUL in a text',
    pageWith('"lead": "a\\u0000b",'),
    `1:${start + 8} "lead" can't be "a\\u0000b".`,
  ],
  ['UTF-16', new Uint8Array(Buffer.from(pageWith(''), 'utf16le')), utf16],
  ['UTF-16 with a mark', new Uint8Array(Buffer.from(`\uFEFF${pageWith('')}`, 'utf16le')), utf16],
  ['Latin-1', new Uint8Array(Buffer.from(pageWith('"lead": "caf\u00E9",'), 'latin1')), notUtf8(start + 12)],
  ['a program', Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256), notUtf8(2)],
  ['the key __proto__', pageWith('"__proto__": { "lead": "x" },'), field('__proto__')],
  ['the key constructor', pageWith('"constructor": { "prototype": 1 },'), field('constructor')],
  ['the key toString', pageWith('"toString": 1,'), field('toString')],
  [
    'the layout constructor',
    pageWith('', '"layout": "constructor",'),
    `1:${start - 20} There is no layout "constructor".`,
  ],
  [
    'the logo constructor',
    pageWith('"logo": "constructor",'),
    `1:${start + 8} There is no logo "constructor".`,
  ],
  [
    'a key that appears twice',
    pageWith('"heading": "x",'),
    `1:${start + 16} "heading" appears twice in this object.`,
  ],
  [
    'a key that appears twice, once escaped',
    pageWith('"he\\u0061ding": "x",'),
    `1:${start + 21} "heading" appears twice in this object.`,
  ],
  [
    '__proto__ twice',
    pageWith('"__proto__": 1, "__proto__": 1,'),
    `1:${start + 16} "__proto__" appears twice in this object.`,
  ],
  [
    'half a character in a text',
    pageWith('"lead": "a\\uD800b",'),
    `1:${start + 8} This text contains U+D800, which is not a character.`,
  ],
  [
    'half a character in a link',
    pageWith('"lead": "[x](/\\uD800)",'),
    `1:${start + 8} This text contains U+D800, which is not a character.`,
  ],
  ['half a character as a key', pageWith('"\\uD800": 1,'), field('\\uD800')],
  ['half a character as bytes', Uint8Array.from([0x22, 0xed, 0xa0, 0x80, 0x22]), notUtf8(2)],
  [
    'a sequence that steers a terminal',
    pageWith('"size": "\\u001b[2J",'),
    `1:${start + 8} "size" can't be "\\u001B[2J".`,
  ],
  [
    'a text of 1 MB',
    pageWith(`"lead": "${letters(1_000_000)}",`),
    `1:${start + 8} "lead" must be 1 to 20000 characters long, found 1000000.`,
  ],
  [
    'a link of 1 MB',
    pageWith(`"actions": [{ "label": "x", "href": "${'/a'.repeat(500_000)}" }],`),
    `1:${start + 36} "href" must be 1 to 2000 characters long, found 1000000.`,
  ],
  ['a key of 1 MB', pageWith(`"${letters(1_000_000)}": 1,`), field(`${letters(57)}…`)],
  [
    'a path of 5 MB',
    pageWith('').replace('/hostile', '/a'.repeat(2_400_000)),
    '1:11 "path" must be 1 to 300 characters long, found 4800000.',
  ],
  [
    'a path of 5 MB of slashes',
    pageWith('').replace('/hostile', `x${'/'.repeat(4_800_000)}x`),
    '1:11 "path" must be 1 to 300 characters long, found 4800002.',
  ],
  [
    'an alias of 5 MB of slashes',
    pageWith('', `"aliases": ["x${'/'.repeat(4_800_000)}x"],`),
    `1:${start - 18} Alias 1 must be 1 to 300 characters long, found 4800002.`,
  ],
  [
    'a text that a pattern reads to its end, 99,000 times',
    pageWith(`"lead": "${'!'.repeat(99_000)}\\u0001",`),
    `1:${start + 8} "lead" must be 1 to 20000 characters long, found 99001.`,
  ],
  [
    'a text of the most characters with one that is not allowed',
    pageWith(`"lead": "${'!'.repeat(19_999)}\\u0001",`),
    `1:${start + 8} "lead" can't be "${'!'.repeat(57)}…".`,
  ],
  [
    'a text of folders above, with one character that is not allowed',
    pageWith(`"lead": "${'/..'.repeat(6_666)}!\\u0001",`),
    `1:${start + 8} "lead" can't be "${'/..'.repeat(19)}…": ".." points outside the site.`,
  ],
  ...['[', '*_', '>', '1. ', 'a\\n=\\n', '[](/a) ', '`a ', '- a\\n'].map(
    (characters) =>
      [
        `a text of ${characters} again and again`,
        pageWith(`"lead": "${characters.repeat(2500)}",`),
        `1:${start + 8} This text has more than 1000 line breaks and Markdown characters.`,
      ] as const,
  ),
  [
    'a text of 4,000 braces',
    pageWith(`"lead": "${'{a} '.repeat(4000)}",`),
    `1:${start + 8} {a} is not a token.`,
  ],
  [
    'a number of 1 MB',
    pageWith(`"lead": ${'1'.repeat(1_000_000)},`),
    `1:${start + 8} "lead" must be text in double quotes, found the number Infinity.`,
  ],
];
