import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, onTestFinished, test } from 'vitest';
import { makeTemporaryFolder } from '../../../../tests/support/temporary-site';
import {
  boxType,
  cookiesType,
  listsType,
  looksType,
  phoneFocusType,
  rightToLeftType,
  sceneType,
  tonesType,
} from '../../../app/server/assets';
import * as registry from '../../../blocks/registry';
import { boxRatios } from '../../../site/image/box-ratios';
import { kindPlan } from '../../../site/schema/field-plan';
import { fieldsOf, settledPlan } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { partTypes, styleSheets } from './style-sheets';

const folders = globSync('src/blocks/*/*.css').map((path) => path.split('/').at(-2));

test('every type of block has the style sheets of its folder, and so have scenes, focal points on phones, boxes, links around lists, looks, grounds, sites from right to left and the question about cookies', () => {
  const types = partTypes('.');
  expect([...types.values()].flat().sort()).toEqual(
    [
      ...Object.keys(registry),
      sceneType,
      boxType,
      cookiesType,
      listsType,
      phoneFocusType,
      looksType,
      rightToLeftType,
      tonesType,
    ].sort(),
  );
  expect(folders.filter((folder) => folder && !types.has(folder))).toEqual([]);
  expect(types.get('carousel')).toEqual(['carousel', 'related']);
});

test('pages with one of a site’s own blocks have the style sheets of components', () => {
  expect(partTypes('.').get('components')).toEqual([]);
  const root = makeTemporaryFolder();
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('src/blocks/registry.ts', join(root, 'src/blocks/registry.ts'));
  cpSync('tests/fixtures/own-block', join(root, 'src/own/blocks'), { recursive: true });
  expect(partTypes(root).get('components')).toEqual(['priceList']);
});

/** Fields that blocks get when they are resolved, by their types. */
const ofViews = new Map([
  ['prose', ['rich']],
  ['video', ['face']],
  ['map', ['face']],
]);

/** Those of its lists' items behind the list's name. Lists of cards have cards or rows: fields of any will do. */
const fieldsOfBlock = (type: string): string[] => [
  ...fieldsOf(settledPlan(kindPlan('block'), { type })).flatMap(({ key, plan }) => [
    key,
    ...(plan.is === 'list' ? itemPlans(plan.items) : []).map((field) => `${key}.${field}`),
  ]),
  ...(ofViews.get(type) ?? []),
];

const itemPlans = (plan: FieldPlan): string[] =>
  plan.is === 'either' ? plan.options.flatMap(itemPlans) : fieldsOf(plan).map(({ key }) => key);

test('a style sheet of a field is after that of its block, and its blocks have that field', () => {
  const sheets = styleSheets('.').filter((path) => path.startsWith('/src/blocks/'));
  const ofFields = sheets.filter((path) => path.split('.').length > 2);
  expect(ofFields).not.toEqual([]);
  for (const sheet of ofFields) {
    const [path = '', field = '', inList] = sheet.replace(/\.css$/, '').split('.');
    expect(sheets.indexOf(sheet)).toBeGreaterThan(sheets.indexOf(`${path}.css`));
    for (const type of partTypes('.').get(path.split('/').at(-2) ?? '') ?? [])
      expect(fieldsOfBlock(type)).toContain(inList === undefined ? field : `${field}.${inList}`);
  }
});

test('each box of pictures has a rule with its ratio', () => {
  const css = readFileSync('src/app/styles/box/box.css', 'utf8');
  const rules = css.matchAll(/data-box="(\w+)"\]\) \{\s+--box: (\d+) \/ (\d+)/g);
  const found = [...rules].map(([, box, width, height]) => [box, Number(width) / Number(height)]);
  expect(found).toEqual(Object.entries(boxRatios));
});

test('the order of the cascade layers comes first', () => {
  expect(styleSheets('.')[0]).toBe('/src/app/styles/layers.css');
});
