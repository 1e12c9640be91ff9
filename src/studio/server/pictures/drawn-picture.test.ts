import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtures } from '../../../../tests/support/fixtures';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { openContent } from '../../../node/base/content/open-content';
import { drawnDrawing, drawnPicture, drawnScene } from './drawn-picture';

test('a picture that is deleted while it is asked for is not there', async () => {
  const folder = temporaryFolder();
  cpSync(join(fixtures, 'valid/many-files'), folder, { recursive: true });
  const files = openContent(folder);
  const src = 'images/office.png';
  const url = new URL(`http://localhost/_edit/thumbnail/${src}`);
  expect(await drawnPicture({ folder, files }, url)).toMatchObject({ name: expect.any(String) });
  rmSync(join(folder, src));
  expect(await drawnPicture({ folder, files }, url)).toBeUndefined();
});

const drawn = (query: string) => drawnScene(new URLSearchParams(query));
const pair = 'layout=pair&devices=rack,switch&use=card&seed=/a';

test('a scene is drawn for its use, with cables of its colors or none', () => {
  expect(drawn(pair)).toMatch(/^<svg xmlns="[^"]*" viewBox="0 0 420 315"/);
  expect(drawn(`${pair}&jackets=coral`)).not.toBe(drawn(pair));
  expect(drawn(`${pair}&jackets=`)).not.toBe(drawn(`${pair}&jackets=coral`));
});

test('each surface has colors of its own', () => {
  const surfaces = ['light', 'dark', 'blue'].map((name) => drawn(`${pair}&surface=${name}`));
  expect(new Set(surfaces).size).toBe(3);
  expect(surfaces[0]).toBe(drawn(pair));
});

test.each([
  'layout=spiral&devices=rack&use=card',
  'layout=constructor&devices=rack&use=card',
  'layout=pair&devices=&use=card',
  'layout=pair&devices=rocket&use=card',
  `layout=pair&devices=${Array(8).fill('rack')}&use=card`,
  'layout=pair&devices=rack&use=icon',
  'layout=pair&devices=rack&use=card&surface=toString',
  '',
])('no scene is drawn for %j', (query) => expect(drawn(query)).toBe(undefined));

test('a drawing is drawn in the colors of the brand, on each surface', () => {
  const of = (query: string) => drawnDrawing(new URLSearchParams(query), { color: '#3f7a68' });
  const grid = 'kind=grid&form=fan&use=card&seed=/a';
  const surfaces = ['light', 'dark', 'blue'].map((name) => of(`${grid}&surface=${name}`));
  expect(new Set(surfaces).size).toBe(3);
  expect(surfaces[0]).toBe(of(grid));
  expect(of(grid)).not.toContain('var(');
  const other = drawnDrawing(new URLSearchParams(grid), { color: '#7a3f68' });
  expect(other).not.toBe(of(grid));
  expect(other?.replace(/#[\da-f]+/g, '')).toBe(of(grid)?.replace(/#[\da-f]+/g, ''));
  expect(of('kind=spiral&use=card')).toBeUndefined();
  expect(of('kind=grid&use=icon')).toBeUndefined();
});
