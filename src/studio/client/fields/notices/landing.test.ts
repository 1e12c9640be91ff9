import { describe, expect, test } from 'vitest';
import { problemAt } from '../../../../../tests/support/problem';
import { planAt } from '../../../../site/schema/plan-at';
import { countWithin, landNotices } from './landing';

const page = {
  title: 'Home',
  blocks: [
    {
      type: 'hero',
      heading: 'A',
      image: { type: 'scene', layout: 'single' },
      actions: [{ label: 'Go' }],
      odd: { x: 1 },
    },
    { type: 'stats' },
  ],
};
const block = page.blocks[0];
const place = { file: 'pages/home.json', pointer: '/blocks/0' };
const plan = planAt(place.file, page, place.pointer);
const problem = (pointer: string, message = 'Wrong.', file = place.file) =>
  problemAt(file, pointer, { message });
const landed = (...problems: ReturnType<typeof problem>[]) =>
  plan ? [...landNotices({ place, plan, value: block }, problems, []).keys()] : [];

describe('a problem is shown at the innermost field that is rendered', () => {
  test.each([
    ['/blocks/0/heading', ['/blocks/0/heading']],
    ['/blocks/0/actions/0/label', ['/blocks/0/actions/0/label']],
    ['/blocks/0/image/devices', ['/blocks/0/image/devices']],
    ['/blocks/0/type', ['/blocks/0']],
    ['/blocks/0/image/type', ['/blocks/0/image']],
    ['/blocks/0/odd/x', ['/blocks/0/odd']],
    ['/blocks/0/none', ['/blocks/0']],
    ['/blocks/0', ['/blocks/0']],
    ['/blocks/1', []],
    ['/title', []],
  ])('%s', (pointer, at) => expect(landed(problem(pointer))).toEqual(at));
});

describe('a problem of a block is said in the form of the block, and counted in the list of blocks', () => {
  const place = { file: 'pages/home.json', pointer: '' };
  const plan = planAt(place.file, page, '');
  test.each([
    ['/title', ['/title']],
    ['/blocks', ['']],
    ['/blocks/0', []],
    ['/blocks/0/heading', []],
  ])('%s', (pointer, at) =>
    expect(plan && [...landNotices({ place, plan, value: page }, [problem(pointer)], []).keys()]).toEqual(at),
  );
});

test('a missing field is said where it would be', () => {
  expect(landed(problem('/blocks/0/actions/0', '"href" is missing from this action.'))).toEqual([
    '/blocks/0/actions/0/href',
  ]);
});

test('a problem of another file is not said here', () => {
  expect(landed(problem('/blocks/0/heading', 'Wrong.', 'pages/b.json'))).toEqual([]);
});

const removed = { op: 'remove', file: place.file, at: '/blocks/0/actions/0' } as const;

test('a folded field counts what is within, warnings apart', () => {
  const warning = { ...problem('/blocks/0/actions/0/href'), severity: 'warning' as const };
  const notices =
    plan &&
    landNotices(
      { place, plan, value: block },
      [problem('/blocks/0/actions/0/label'), problem('/blocks/0/actions'), warning],
      [{ id: '1', ...removed, pointer: removed.at, operation: removed, message: 'Both.' }],
    );
  expect(
    notices &&
      ['/blocks/0/actions', '/blocks/0/actions/0', '/blocks/0/image'].map((at) => countWithin(notices, [at])),
  ).toEqual([
    { problems: 3, warnings: 1 },
    { problems: 2, warnings: 1 },
    { problems: 0, warnings: 0 },
  ]);
});
