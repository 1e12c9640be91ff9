import { expect, test } from 'vitest';
import { alikeSentences } from './alike-sentences';

test.each([
  [
    'the same request',
    1,
    'Send photos and sizes of your meeting rooms, and we suggest equipment for each.',
    'Send photos and measurements of your rooms, and we suggest equipment for each.',
  ],
  [
    'the same list in another order',
    1,
    'Bullet, dome and turret cameras, and models that pan and tilt',
    'Dome, bullet, turret and pan-tilt cameras',
  ],
  [
    'the same form, another matter',
    0,
    'Send a photo of the cabinet, front and back, with a tape measure in it.',
    'Send a photo taken from the place where the camera would hang.',
  ],
  ['a few common words', 0, 'Shared folders, kept simple', 'Shared folders and laptops'],
])('%s: %i', (_what, count, one, other) => {
  const sentences = [
    { file: 'a.json', sentence: one },
    { file: 'b.json', sentence: other },
  ];
  expect(alikeSentences(sentences)).toHaveLength(count);
});

test('a page may say a thing again', () => {
  const sentence = 'We list each program with its data and its users.';
  expect(
    alikeSentences([
      { file: 'a.json', sentence },
      { file: 'a.json', sentence },
    ]),
  ).toEqual([]);
});
