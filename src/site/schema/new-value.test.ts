import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { planField } from './field-plan';
import { newValue } from './new-value';
import { editorKeywords } from './plan-types';

const ajv = new Ajv({ discriminator: true });
ajv.addVocabulary(editorKeywords);
ajv.addSchema(schema);

const around = { pages: ['/', '/about', '/news'], logos: ['acorn', 'birch'], word: 'Title', taken: [] };
const newOf = (kind: string, more = {}) =>
  newValue(planField({ $ref: `#/$defs/${kind}` }), { ...around, ...more });

test.each(Object.keys(schema.$defs))('a new %s is valid from its first moment', (kind) => {
  const value = newOf(kind);
  const validate = ajv.getSchema(`${schema.$id}#/$defs/${kind}`);
  expect(validate?.(value), JSON.stringify(value)).toBe(true);
});

test('a new object is the snippet of the schema, with links to pages of the site', () => {
  expect(newOf('pin')).toEqual({ label: 'Cloud', href: '/', place: 'cloud', jacket: 'sky' });
  expect(newOf('logosBlock')).toEqual({
    type: 'logos',
    heading: 'Heading',
    layout: 'marquee',
    logos: ['acorn'],
  });
  // A picture that fits one company would be on the pages of others.
  expect(newOf('videoBlock')).toEqual({ type: 'video', heading: 'Heading', video: 'M7lc1UVf-VE' });
});

test('without a snippet, a new object has its required fields', () => {
  expect(newOf('link')).toEqual({ label: 'Label', href: '/' });
  expect(newOf('statItem')).toEqual({ value: 0, label: 'Label' });
  expect(newOf('logoRow')).toEqual({ label: 'Label', logos: ['acorn'] });
});

test('a new item differs from the others', () => {
  expect(newOf('jacket', { taken: ['blue', 'teal'] })).toBe('sky');
  expect(newOf('logoId', { taken: ['acorn'] })).toBe('birch');
  expect(newOf('pagePath', { taken: ['/', '/about'] })).toBe('/news');
});

test('a new item has the optional parts that the others have', () => {
  const scene = { type: 'scene', layout: 'single', devices: ['switch'], jackets: ['blue'] };
  const keysBeside = (...taken: unknown[]) => Object.keys(Object(newOf('card', { taken })));
  expect(keysBeside()).toEqual(['icon', 'title', 'text']);
  expect(keysBeside({ icon: 'wifi', title: 'A' })).toEqual(['icon', 'title']);
  expect(newOf('card', { taken: [{ title: 'A', text: 'B', image: scene, href: '/' }] })).toMatchObject({
    title: 'Title',
    text: 'One sentence.',
    image: scene,
  });
  expect(keysBeside({ title: 'A', image: scene }, { title: 'B', text: 'C' })).toEqual(['title', 'text']);
});

test('a new field of a form has a name that no other has', () => {
  const taken = [{ name: 'name' }, { name: 'name-2' }];
  expect(newOf('formField', { taken })).toMatchObject({ type: 'text', name: 'name-3' });
  expect(newOf('formField')).toMatchObject({ name: 'name' });
});

test('a new row has as many cells as the longest one', () => {
  const row = planField({ type: 'array', items: { $ref: '#/$defs/line' }, minItems: 1, maxItems: 9 });
  expect(newValue(row, around)).toEqual(['Title']);
  expect(newValue(row, { ...around, taken: [['Heading'], ['Saw', '6.00', '–']] })).toEqual([
    'Title',
    'Title',
    'Title',
  ]);
});
