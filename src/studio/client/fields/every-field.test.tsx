import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import schema from '../../../../site.schema.json';
import { fakeEditor, renderInStudio } from '../../../../tests/support/fake-editor';
import { schemaArbitraries } from '../../../../tests/support/generated/schema-arbitrary';
import { isRecord } from '../../../site/json/is-record';
import { escapeKey } from '../../../site/json/json-path';
import { memberPlan, planAt } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { controls } from '../shell/controls';
import { Fields } from './fields';
import { isHidden } from './hidden-fields';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

const { of, eachOf, siteFile } = schemaArbitraries(true);
const one = <Value,>(arbitrary: fc.Arbitrary<Value>): Value | undefined =>
  fc.sample(arbitrary, { numRuns: 1, seed: 7 })[0];

const formAt = (file: string, root: unknown, pointer: string): string =>
  renderInStudio(fakeEditor({ [file]: root }), <Fields place={{ file, pointer }} controls={controls} />);

/** The pointers of all fields with a control in the form of a place. */
function controlsAt(file: string, root: unknown, pointer: string): Set<string> {
  const markup = formAt(file, root, pointer);
  const found = new Set<string>();
  const visit = (node: Parsed, around: readonly string[]) => {
    if (!('attrs' in node)) return;
    const attribute = (name: string) => node.attrs.find((attr) => attr.name === name)?.value;
    const own = attribute('data-pointer');
    const fields = own === undefined ? around : [...around, own];
    if (attribute('data-focus') !== undefined) for (const field of fields) found.add(field);
    for (const child of node.childNodes) visit(child, fields);
  };
  for (const node of parseFragment(markup).childNodes) visit(node, []);
  return found;
}

/** The fields below a value that have no control in the form of the object, the list or the map that they are in. */
function fieldsWithout(
  file: string,
  root: unknown,
  pointer: string,
  plan: FieldPlan,
  value: unknown,
): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const controls = controlsAt(file, root, pointer);
  return Object.entries(value).flatMap(([key, member]) => {
    const inner = memberPlan(plan, value, key);
    if (!inner || inner.is === 'constant' || isHidden(plan, key)) return [];
    const at = `${pointer}/${escapeKey(key)}`;
    return [...(controls.has(at) ? [] : [at]), ...fieldsWithout(file, root, at, inner, member)];
  });
}

function missing(file: string, root: unknown, pointer: string, value: unknown): string[] {
  const plan = planAt(file, root, pointer);
  expect(plan).toBeDefined();
  return plan ? fieldsWithout(file, root, pointer, plan, value) : [];
}

describe('every field of the schema has a control, and is described in the words of the form', () => {
  const blocks = one(eachOf('block')) ?? [];
  const fields = one(of('page'));
  const page = isRecord(fields) ? { ...fields, blocks } : {};

  test('all blocks are looked at', () => expect(blocks).toHaveLength(schema.$defs.block.oneOf.length));

  test('of a page', () => expect(missing('pages/a.json', page, '', page)).toEqual([]));

  test.each(blocks.map((block, index) => [isRecord(block) ? block.type : '', index, block]))(
    'of the block %s',
    (_, index, block) => {
      expect(missing('pages/a.json', page, `/blocks/${index}`, block)).toEqual([]);
      expect(formAt('pages/a.json', page, `/blocks/${index}`)).not.toMatch(/\bTrue\b/);
    },
  );

  test.each((one(eachOf('image')) ?? []).map((image) => [isRecord(image) ? image.type : '', image]))(
    'of the picture %s',
    (_, image) => {
      const root = { blocks: [{ type: 'hero', heading: 'A', image }] };
      expect(missing('pages/a.json', root, '/blocks/0/image', image)).toEqual([]);
      expect(formAt('pages/a.json', root, '/blocks/0/image')).not.toMatch(/\bTrue\b/);
    },
  );

  test('of site.json', () => {
    const site = one(siteFile);
    expect(missing('site.json', site, '', site)).toEqual([]);
  });
});

describe('a field that is missing can be added', () => {
  const hero = { type: 'hero' };
  const root = { blocks: [hero] };
  const properties = Object.keys(schema.$defs.heroBlock.properties).filter((key) => key !== 'type');
  const controls = controlsAt('pages/a.json', root, '/blocks/0');
  test.each(properties)('%s', (key) => expect(controls).toContain(`/blocks/0/${key}`));
});
