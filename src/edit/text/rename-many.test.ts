import { expect, test } from 'vitest';
import { edited, page, type Step } from '../../../tests/support/edits/edited-page';

const move = (at: string, to: string): Step => ({ op: 'move', at, to });
const hero = '/blocks/0';

/** The first block, with its keys in their order. */
const blockAfter = (...steps: Step[]) => JSON.stringify(JSON.parse(edited(page, ...steps)).blocks[0]);

const { type, ...rest } = JSON.parse(page).blocks[0];
const { heading, ...others } = rest;

test.each<[what: string, steps: Step[], block: unknown]>([
  [
    'two fields of an object',
    [move(`${hero}/heading`, `${hero}/h`), move(`${hero}/type`, `${hero}/t`)],
    { t: type, h: heading, ...others },
  ],
  [
    'a field, and back',
    [move(`${hero}/heading`, `${hero}/h`), move(`${hero}/h`, `${hero}/heading`)],
    { type, heading, ...others },
  ],
  [
    'a field, and then its value',
    [move(`${hero}/heading`, `${hero}/h`), { op: 'set', at: `${hero}/h`, value: 'Two' }],
    { type, h: 'Two', ...others },
  ],
  [
    'a field after its value',
    [{ op: 'set', at: `${hero}/heading`, value: 'Two' }, move(`${hero}/heading`, `${hero}/h`)],
    { type, h: 'Two', ...others },
  ],
  [
    'one field to the name that another had',
    [move(`${hero}/heading`, `${hero}/h`), move(`${hero}/type`, `${hero}/heading`)],
    { heading: type, h: heading, ...others },
  ],
  [
    'a list, and then what is in it',
    [move('/blocks', '/parts'), move('/parts/0/heading', '/parts/0/h'), move('/parts', '/blocks')],
    { type, h: heading, ...others },
  ],
])('renames %s', (_, steps, block) => {
  expect(blockAfter(...steps)).toBe(JSON.stringify(block));
});

test('a field that gets the name which another had is a new one', () => {
  const block = JSON.parse(
    blockAfter(move(`${hero}/heading`, `${hero}/h`), { op: 'set', at: `${hero}/heading`, value: 'New' }),
  );
  expect(block).toMatchObject({ h: heading, heading: 'New' });
});
