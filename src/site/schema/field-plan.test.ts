import { describe, expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { isRecord } from '../json/is-record';
import { filePlan, planField } from './field-plan';
import { planAt } from './plan-at';
import { type FieldPlan, planKeywords } from './plan-types';

const plain = ({
  kind,
  name: _,
  description,
  fieldDescription: _field,
  kindDescription: _kind,
  examples,
  snippet: _snippet,
  ...plan
}: FieldPlan) => ({
  ...(kind && { kind }),
  ...(description !== undefined && { description }),
  ...(examples.length > 0 && { examples }),
  ...plan,
});

test('a text has its kind, bounds, examples and the description of its field', () => {
  expect(plain(planField({ $ref: '#/$defs/suffix', description: 'After the figure.' }))).toEqual({
    is: 'text',
    kind: 'suffix',
    description: 'After the figure.',
    examples: ['+'],
    minLength: 1,
    maxLength: 3,
    pattern: schema.$defs.suffix.pattern,
    patternMessage: schema.$defs.suffix.patternErrorMessage,
  });
});

test('a field and its kind are described apart, and a text in a field has a name', () => {
  const { settings, statItem } = schema.$defs;
  const [suffix, language] = [statItem.properties.suffix, settings.properties.language];
  expect(planField({ ...suffix, description: 'After it.' })).toMatchObject({
    name: 'suffix',
    fieldDescription: 'After it.',
    kindDescription: undefined,
  });
  expect(planAt('site.json', {}, '/site/language')).toMatchObject({
    kind: undefined,
    name: 'language',
    fieldDescription: language.description,
    kindDescription: language.description,
  });
  expect(planField({ $ref: '#/$defs/card' })).toMatchObject({ fieldDescription: undefined });
});

test('a reference to nothing is refused', () => {
  expect(() => planField({ $ref: '#/$defs/nothing' })).toThrow(
    "The schema refers to #/$defs/nothing, which it doesn't define",
  );
});

test('a choice has the descriptions of its values', () => {
  const { icons } = schema.$defs.layoutSlot.properties;
  expect(plain(planField(icons))).toEqual({
    is: 'choice',
    description: 'The icon color a card grid must have.',
    choices: [
      { value: 'blue', description: 'The main color.' },
      { value: 'teal', description: 'Teal.' },
    ],
  });
});

test('a number has its bounds', () => {
  expect(planField({ type: 'integer', minimum: 1, maximum: 60 })).toMatchObject({
    is: 'number',
    whole: true,
    minimum: 1,
    maximum: 60,
  });
});

const page = {
  path: '/',
  aliases: ['/home'],
  blocks: [
    { type: 'hero', heading: 'A', image: { type: 'scene', layout: 'single', devices: ['switch'] } },
    { type: 'stats', heading: 'B', items: [{ value: 1, label: 'C' }] },
    { type: 'nothing', heading: 'D' },
  ],
};
const site = {
  pages: ['pages/*.json', page],
  logos: { cisco: { name: 'Cisco' } },
  layouts: { a: [{ type: 'hero' }] },
};

describe('a place has the plan of the variant that is there', () => {
  const found = (file: string, root: unknown, pointer: string) => {
    const plan = planAt(file, root, pointer);
    return plan && [plan.kind, plan.is].join(' ');
  };
  test.each([
    ['', 'page object'],
    ['/title', 'line text'],
    ['/aliases', ' list'],
    ['/aliases/0', 'aliasPath text'],
    ['/aliases/9', 'aliasPath text'],
    ['/blocks/0', 'block union'],
    ['/blocks/0/heading', 'line text'],
    ['/blocks/0/lead', 'markdown text'],
    ['/blocks/0/image', 'image union'],
    ['/blocks/0/image/devices/0', 'device choice'],
    ['/blocks/0/image/src', undefined],
    ['/blocks/1/items/0/value', ' number'],
    ['/blocks/2/heading', undefined],
    ['/nothing', undefined],
  ])('%s in a page: %s', (pointer, plan) => expect(found('pages/home.json', page, pointer)).toBe(plan));

  test.each([
    ['', ' object'],
    ['/site/email', 'email text'],
    ['/logos/cisco', 'logo object'],
    ['/layouts/a/0/count', ' number'],
    ['/pages/0', ' either'],
    ['/pages/1/blocks/1/heading', 'line text'],
  ])('%s in site.json: %s', (pointer, plan) => expect(found('site.json', site, pointer)).toBe(plan));
});

test('a definition that refers to itself has a plan', () => {
  const node: Record<string, unknown> = { type: 'object', properties: {} };
  node.properties = { children: { type: 'array', items: node } };
  const plan = planField(node);
  const [children] = plan.is === 'object' ? plan.fields : [];
  expect(children?.plan).toMatchObject({ is: 'list', items: { is: 'object' } });
});

test('the schema has no keyword that a plan does not know', () => {
  const unknown = new Set<string>();
  const visit = (node: unknown): void => {
    if (!isRecord(node)) return;
    for (const key of Object.keys(node)) if (!planKeywords.has(key)) unknown.add(key);
    for (const [key, child] of Object.entries(node)) {
      if (['properties', '$defs'].includes(key) && isRecord(child)) Object.values(child).map(visit);
      else if (['items', 'additionalProperties', 'propertyNames'].includes(key)) visit(child);
      else if (key === 'oneOf' && Array.isArray(child)) child.map(visit);
    }
  };
  visit(schema);
  expect([...unknown]).toEqual([]);
});

test('a file of pages is a page, site.json is the site', () => {
  expect(filePlan('pages/a.json').kind).toBe('page');
  expect(filePlan('site.json')).toMatchObject({ is: 'object', description: schema.description });
});
