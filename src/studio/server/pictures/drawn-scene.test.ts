import { expect, test } from 'vitest';
import { drawnScene } from './drawn-scene';

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
