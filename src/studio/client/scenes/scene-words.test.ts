import { expect, test } from 'vitest';
import { arrangementWords, sceneWords } from './scene-words';

test.each([
  [
    { layout: 'pair', devices: ['open-rack', 'switch'], jackets: ['blue'] },
    'Pair with Open rack and Switch in Blue.',
  ],
  [{ layout: 'single', devices: ['laptop'] }, 'Single with Laptop.'],
  [
    { layout: 'floor', devices: ['laptop', 'server', 'slabs'], jackets: ['blue', 'teal'] },
    'Floor with Laptop, Server, and Slabs in Blue and Teal.',
  ],
])('the scene %j is described as %j', (scene, words) => expect(sceneWords(scene)).toBe(words));

test('an arrangement is described by its number', () =>
  expect(arrangementWords('3')).toBe('Arrangement 3 of 8.'));
