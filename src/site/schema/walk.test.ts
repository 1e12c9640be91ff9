import { expect, test } from 'vitest';
import { pointerOf } from '../json/json-path';
import { compileTransform } from '../resolve/transform';
import { compileWalk } from './walk';

const page = {
  path: '/x',
  title: 'T',
  description: 'D',
  blocks: [
    { type: 'hero', heading: 'H', actions: [{ label: 'L', href: '/y' }] },
    { type: 'logos', heading: 'P', layout: 'grid', logos: ['a', 'b'] },
  ],
};

test('every value of a kind is visited, with the way to it', () => {
  const found: string[] = [];
  const walk = compileWalk<string[]>('page', {
    line: (text: string, list, at) => list.push(`${pointerOf(at)} ${text}`),
    logoId: (id: string, list, at) => list.push(`${pointerOf(at)} ${id}`),
    action: (_, list, at) => list.push(pointerOf(at)),
  });
  walk(page, found);
  expect(found).toEqual([
    '/title T',
    '/description D',
    '/blocks/0/heading H',
    '/blocks/0/actions/0',
    '/blocks/0/actions/0/label L',
    '/blocks/1/heading P',
    '/blocks/1/logos/0 a',
    '/blocks/1/logos/1 b',
  ]);
});

test('a kind that extends another is visited as both, with its name', () => {
  const found: string[] = [];
  const sections = [{ text: 'S' }];
  const blocks = [
    { type: 'hero', heading: 'H', lead: 'L' },
    { type: 'prose', sections },
  ];
  compileWalk<string[]>('page', {
    markdown: (text: string, list, _, extending) => list.push(`markdown ${text} ${extending}`),
    longText: (text: string, list) => list.push(`longText ${text}`),
  })({ ...page, blocks }, found);
  expect(found).toEqual(['markdown L undefined', 'markdown S longText', 'longText S']);
  const shout = compileTransform<unknown, undefined>('page', { markdown: (text: string) => `${text}!` });
  expect(shout({ blocks }, undefined)).toEqual({
    blocks: [
      { type: 'hero', heading: 'H', lead: 'L!' },
      { type: 'prose', sections: [{ text: 'S!' }] },
    ],
  });
});

test('site.json is walked without its pages', () => {
  const found: string[] = [];
  const site = { header: { links: [{ label: 'A', href: '/' }] }, logos: { x: { name: 'X' } }, pages: [page] };
  compileWalk<string[]>('site', { line: (text: string, list) => list.push(text) })(site, found);
  expect(found).toEqual(['A', 'X']);
});

test('a transformed copy keeps everything else, and the content stays as it is', () => {
  const before = structuredClone(page);
  const shout = compileTransform<typeof page, string>('page', {
    line: (text: string, ending) => text + ending,
  });
  expect(shout(page, '!')).toEqual({
    ...page,
    title: 'T!',
    description: 'D!',
    blocks: [
      { type: 'hero', heading: 'H!', actions: [{ label: 'L!', href: '/y' }] },
      { type: 'logos', heading: 'P!', layout: 'grid', logos: ['a', 'b'] },
    ],
  });
  expect(page).toEqual(before);
});
