import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { cookiesType, sceneType } from '../../app/server/assets';
import * as registry from '../../blocks/registry';
import { partTypes, styleSheets } from './style-sheets';

const folders = globSync('src/blocks/*/*.css').map((path) => path.split('/').at(-2));

test('every type of block has the style sheets of its folder, and scenes and the question about cookies have theirs', () => {
  const types = partTypes('.');
  expect([...types.values()].flat().sort()).toEqual(
    [...Object.keys(registry), sceneType, cookiesType].sort(),
  );
  expect(folders.filter((folder) => folder && !types.has(folder))).toEqual([]);
  expect(types.get('carousel')).toEqual(['carousel', 'related']);
});

test('the order of the cascade layers comes first', () => {
  expect(styleSheets('.')[0]).toBe('/src/app/styles/layers.css');
});
