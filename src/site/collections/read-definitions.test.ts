import { expect, test } from 'vitest';
import { loadSite } from '../../../tests/support/load-site';
import { newsFiles } from '../../../tests/support/news-site';

const fields = {
  title: { kind: 'line', max: 60 },
  date: { kind: 'date' },
  price: { kind: 'number' },
  tags: { kind: 'words', of: ['company', 'storage'] },
  summary: { kind: 'line', min: 50, max: 155 },
  body: { kind: 'markdown', max: 5000 },
  lead: { kind: 'line', max: 60, optional: true },
  image: { kind: 'image' },
  photo: { kind: 'image', optional: true },
  points: { kind: 'listItem', list: true },
  link: { kind: 'href' },
  icon: { kind: 'icon' },
};
const hero = { type: 'hero', heading: '{title}' };
const split = { type: 'split', heading: 'H', text: 'T', imageSide: 'end' };
const prose = (text: string) => ({ type: 'prose', sections: [{ heading: 'H', text }] });
const field = (name: string) => ({ type: 'field', name });

const holds = {
  fields,
  path: '/news/{slug}',
  page: { title: '{title}', description: '{summary}', blocks: [hero] },
};
const page = (...blocks: object[]) => ({ ...holds, page: { ...holds.page, blocks } });
const pageWith = (more: object) => ({ ...holds, page: { ...holds.page, ...more } });
const item = (more: object) => ({ ...holds, item: { title: '{title}', ...more } });
const group = {
  by: 'tags',
  path: '/topic/{tag}',
  page: { title: '{tag}', description: 'D', blocks: [{ type: 'hero', heading: '{tag}' }] },
};

/** What is wrong with a definition: the place, the rule, the message and how to mend it. */
const mistakesOf = (definition: object) =>
  loadSite(newsFiles({ definition })).findings.flatMap(({ file, pointer, id, severity, message, help }) =>
    severity === 'error'
      ? [[`${file === 'collections/news/collection.json' ? '' : file}${pointer}`, id, message, help]]
      : [],
  );

const braced =
  '{slug}, {title}, {date}, {price}, {tags}, {summary}, {body}, {lead}, {image}, {photo}, {points}, {link}, {icon}';
const known = `Its fields: ${braced}. To show a brace, write {{.`;
const another = (name: string) => `Name another field, or give "${name}" another kind in "fields".`;
const inText =
  'A text takes lines, dates, numbers and words. Long texts stand alone, as paragraphs of their own.';
const smaller = (name: string) => `Give the field "${name}" a smaller "max".`;
const larger = (name: string) => `Give the field "${name}" a larger "min".`;
const missing = (name: string) =>
  `Make the field required, or leave the block out where it is missing: write "if": "${name}" in it.`;

type Mistake = readonly [
  what: string,
  definition: object,
  at: string,
  rule: string,
  message: string,
  help: string | undefined,
];

const mistakes: readonly Mistake[] = [
  [
    'an unknown field',
    page({ ...hero, heading: 'A {tilte}' }),
    '/page/blocks/0/heading',
    'token',
    '{tilte} is not a field of News. Did you mean {title}?',
    known,
  ],
  [
    'one that is like none',
    page({ ...hero, lead: '{somebody}' }),
    '/page/blocks/0/lead',
    'token',
    '{somebody} is not a field of News.',
    known,
  ],
  [
    'an unknown whole value',
    page(hero, { ...split, image: field('imge') }),
    '/page/blocks/1/image/name',
    'token',
    '"imge" is not a field of News. Did you mean "image"?',
    'Its fields: slug, title, date, price, tags, summary, body, lead, image, photo, points, link, icon.',
  ],
  [
    'an unknown field of an item',
    item({ text: '{sumary}' }),
    '/item/text',
    'token',
    '{sumary} is not a field of News. Did you mean {summary}?',
    known,
  ],
  [
    'a field in a group, which has only its word',
    { ...holds, groups: { ...group, page: { ...group.page, title: '{title}' } } },
    '/groups/page/title',
    'token',
    '{title} is not a field of News.',
    'Its fields: {slug}, {tag}. To show a brace, write {{.',
  ],
  [
    'fields in a block that is none',
    page(hero, { heading: '{slug}', image: field('price'), text: '{somebody}' }),
    '/page/blocks/1',
    'schema',
    '"type" is missing from this block.',
    expect.stringMatching(/^Known types: hero, /),
  ],
  [
    'a number for a picture',
    page(hero, { ...split, image: field('price') }),
    '/page/blocks/1/image/name',
    'token-kind',
    '{price} is of the kind number, and this place takes image.',
    another('price'),
  ],
  [
    'a picture for a line',
    page({ ...hero, heading: field('image') }),
    '/page/blocks/0/heading/name',
    'token-kind',
    '{image} is of the kind image, and this place takes line.',
    another('image'),
  ],
  [
    'a picture that may be missing for a line that is required',
    page({ ...hero, heading: field('photo') }),
    '/page/blocks/0/heading/name',
    'token-kind',
    '{photo} is of the kind image, and this place takes line.',
    another('photo'),
  ],
  [
    'a picture that may be missing in a text that is required',
    page({ ...hero, heading: 'See {photo}' }),
    '/page/blocks/0/heading',
    'token-kind',
    "{photo} can't be part of this text: it is of the kind image.",
    inText,
  ],
  [
    'a line for an address',
    page({ ...hero, actions: [{ label: 'Read', href: '{title}' }] }),
    '/page/blocks/0/actions/0/href',
    'token-kind',
    '{title} is of the kind line, and this place takes href.',
    another('title'),
  ],
  [
    'a line for a date',
    pageWith({ from: '{title}' }),
    '/page/from',
    'token-kind',
    '{title} is of the kind line, and this place takes dateOrName.',
    another('title'),
  ],
  [
    'a picture in a text',
    page({ ...hero, heading: 'See {image}' }),
    '/page/blocks/0/heading',
    'token-kind',
    "{image} can't be part of this text: it is of the kind image.",
    inText,
  ],
  [
    'a long text in a line',
    page({ ...hero, heading: 'See {body}' }),
    '/page/blocks/0/heading',
    'token-kind',
    "{body} can't be part of this text: it is of the kind markdown.",
    inText,
  ],
  [
    'a long text within a paragraph',
    page(hero, prose('See {body}')),
    '/page/blocks/1/sections/0/text',
    'token-kind',
    "{body} can't be part of this text: it is of the kind markdown.",
    inText,
  ],
  [
    'a long text alone, and once more within a paragraph',
    page(hero, prose('{body}\n\nSee {body}')),
    '/page/blocks/1/sections/0/text',
    'token-kind',
    "{body} can't be part of this text: it is of the kind markdown.",
    inText,
  ],
  [
    'a text that may be too long',
    page({ ...hero, heading: '{title} '.repeat(7).trim() }),
    '/page/blocks/0/heading',
    'token-limit',
    'With {title}, this may have 426 characters, and its place takes 400.',
    smaller('title'),
  ],
  [
    'a value that may be too long',
    { ...page({ ...hero, heading: '{text}' }), fields: { ...fields, text: { kind: 'line', max: 500 } } },
    '/page/blocks/0/heading',
    'token-limit',
    'With {text}, this may have 500 characters, and its place takes 400.',
    smaller('text'),
  ],
  [
    'a list that may be too long',
    {
      ...page(hero, { ...split, image: field('image'), list: field('points') }),
      fields: { ...fields, points: { ...fields.points, min: 1 } },
    },
    '/page/blocks/1/list/name',
    'token-limit',
    'With {points}, this may have 60 items, and its place takes 8.',
    smaller('points'),
  ],
  [
    'a list that may be empty',
    {
      ...page(hero, { ...split, image: field('image'), list: field('points') }),
      fields: { ...fields, points: { ...fields.points, max: 6 } },
    },
    '/page/blocks/1/list/name',
    'token-limit',
    'With {points}, this may have 0 items, and its place needs 1.',
    larger('points'),
  ],
  [
    'what may be missing in a required place',
    page({ ...hero, heading: '{lead}' }),
    '/page/blocks/0/heading',
    'token-optional',
    '{lead} may be missing, and this place is required.',
    missing('lead'),
  ],
  [
    'a text of it in a required place',
    page({ ...hero, heading: 'About {lead}' }),
    '/page/blocks/0/heading',
    'token-optional',
    '{lead} may be missing, and this place is required.',
    missing('lead'),
  ],
  [
    'a picture of it in a required place',
    page(hero, { ...split, image: field('photo') }),
    '/page/blocks/1/image',
    'token-optional',
    '{photo} may be missing, and this place is required.',
    missing('photo'),
  ],
  [
    'an item of a list that may be missing',
    {
      ...page(hero, { ...split, image: field('image'), list: [{ text: 'A' }, field('point')] }),
      fields: { ...fields, point: { kind: 'listItem', optional: true } },
    },
    '/page/blocks/1/list/1',
    'token-optional',
    '{point} may be missing, and this place is required.',
    missing('point'),
  ],
  [
    'a condition that no row misses',
    page(hero, { ...split, if: 'image', image: field('image') }),
    '/page/blocks/1/if',
    'token-optional',
    '"if" names a field that a row may be without, and "image" is none.',
    'Optional fields: lead or photo.',
  ],
  [
    'a condition without optional fields',
    {
      fields: { title: fields.title, summary: fields.summary },
      path: '/news/{slug}',
      page: {
        ...holds.page,
        blocks: [hero, { type: 'cta', if: 'title', heading: 'H', actions: [{ label: 'A', href: '/' }] }],
      },
    },
    '/page/blocks/1/if',
    'token-optional',
    '"if" names a field that a row may be without, and "title" is none.',
    'Delete "if", or write "optional": true in the field.',
  ],
  [
    'a first block with a condition',
    page({ ...hero, if: 'lead', heading: '{lead}' }, prose('T')),
    '/page/blocks/0/if',
    'token-optional',
    'The first block of a page is always there.',
    'Delete "if" here, or put another block above this one.',
  ],
  [
    'too few items that are always there',
    page(hero, {
      ...split,
      image: field('image'),
      list: [
        { if: 'lead', text: '{lead}' },
        { if: 'photo', text: 'P' },
      ],
    }),
    '/page/blocks/1/list',
    'token-optional',
    'Without what "if" leaves out, too few are left: this list needs 1 item.',
    'Delete "if" in one of them, or add one that is always there.',
  ],
  [
    'a name that every row has',
    { ...holds, fields: { ...fields, draft: { kind: 'line' } } },
    '/fields/draft',
    'row-field',
    'Every row has a field "draft" already.',
    'Give this field another name.',
  ],
  [
    'a choice without words',
    { ...holds, fields: { ...fields, brand: { kind: 'choice' } } },
    '/fields/brand',
    'row-field',
    'A field of the kind choice needs "of": the words to choose from.',
    'Add it, such as "of": ["company", "storage"].',
  ],
  [
    'a page without a path',
    { fields, page: holds.page },
    '/page',
    'row-field',
    '"path" and "page" belong together, and "path" is missing.',
    'Add it, or delete the other one: then rows have no pages.',
  ],
  [
    'a path without a page',
    { fields, path: '/news/{slug}' },
    '/path',
    'row-field',
    '"path" and "page" belong together, and "page" is missing.',
    'Add it, or delete the other one: then rows have no pages.',
  ],
  [
    'a feed without dates',
    { ...holds, fields: { ...fields, date: { kind: 'line' } }, feed: { path: '/news/feed.xml' } },
    '/feed',
    'row-field',
    'A feed needs pages of rows, and a field of the kind date that every row has.',
    'Add them, or delete "feed".',
  ],
  [
    'limits that nothing fits',
    { ...holds, fields: { ...fields, text: { kind: 'line', min: 60, max: 50 } } },
    '/fields/text/min',
    'row-field',
    'Nothing has at least 60 and at most 50.',
    'Make "min" smaller, or "max" larger.',
  ],
  [
    'groups by a text',
    { ...holds, groups: { ...group, by: 'title' } },
    '/groups/by',
    'row-field',
    'Groups are made by a field of the kind words or choice, and "title" is none.',
    'Name such a field in "by".',
  ],
  [
    'a value of the template that the schema refuses',
    page({ ...hero, as: 'wide' }),
    '/page/blocks/0/as',
    'schema',
    '"as" can\'t be "wide".',
    'Allowed: split, centered, photo, plain.',
  ],
  [
    'a block that the template does not complete',
    page(hero, { ...split, image: undefined }),
    '/page/blocks/1',
    'schema',
    '"image" is missing from this split block.',
    undefined,
  ],
  [
    'a field of no block',
    page({ ...hero, text: '{title}' }),
    '/page/blocks/0/text',
    'schema',
    '"text" is not a field of this hero block. Did you mean "lead"?',
    'Its fields: type, id, as, heading, words, size, tagline, lead, logo, image, box, actions, claim, pins, tone, backdrop.',
  ],
];

test.each(mistakes)('%s', (_, definition, ...mistake) => {
  expect(mistakesOf(definition)).toEqual([mistake]);
});

test('what holds has no mistake', () => {
  expect(mistakesOf({ ...holds, groups: group })).toEqual([]);
});
