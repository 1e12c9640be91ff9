import { expect, test } from 'vitest';
import { memoryFiles } from '../site/files/memory-files';
import { anchorTransaction } from './apply-transaction';
import { isConflict } from './conflict';
import type { Operation, ValueOperation } from './operation';
import { editText } from './text/edit-text';

const file = 'pages/a.json';
const hero = { type: 'hero', heading: 'One', words: ['x', 'y', 'z'] };
const stats = { type: 'stats', heading: 'Two', tone: 'dark' };
const cards = { type: 'cards', id: 'c', cards: [{ title: 'A' }, { title: 'B' }] };
const base = { path: '/a', title: 'T', blocks: [hero, stats, cards] };

const textOf = (value: unknown) => JSON.stringify(value, null, 2);
const isOnValue = (operation: Operation): operation is ValueOperation => 'at' in operation;

type Step = Pick<ValueOperation, 'op' | 'at'> & { to?: string; value?: unknown };

/** The page after an operation that was made for the base, applied to what the base has become. */
function rebased(now: unknown, step: Step): unknown {
  const operation = { file, ...step } as ValueOperation;
  const { operations } = anchorTransaction(memoryFiles({ [file]: textOf(base) }), {
    name: 'Test',
    operations: [operation],
  });
  // As it is when it comes from a file.
  const stored: Operation[] = JSON.parse(JSON.stringify(operations));
  const result = editText(file, textOf(now), stored.filter(isOnValue));
  return isConflict(result) ? result.message : JSON.parse(result.text);
}

const reordered = { ...base, blocks: [cards, stats, hero] };
const grown = { ...base, blocks: [{ type: 'stats', heading: 'New', tone: 'light' }, ...base.blocks] };

test.each<[string, unknown, Step, unknown]>([
  [
    'the field of a block that was moved',
    reordered,
    { op: 'set', at: '/blocks/0/heading', value: 'New' },
    { ...base, blocks: [cards, stats, { ...hero, heading: 'New' }] },
  ],
  [
    'the field of a block whose heading was changed',
    { ...base, blocks: [hero, { ...stats, heading: 'Other' }, cards] },
    { op: 'set', at: '/blocks/1/tone', value: 'light' },
    { ...base, blocks: [hero, { type: 'stats', heading: 'Other', tone: 'light' }, cards] },
  ],
  [
    'the field of a block behind one that was added',
    grown,
    { op: 'set', at: '/blocks/1/tone', value: 'blue' },
    { ...base, blocks: [grown.blocks[0], hero, { ...stats, tone: 'blue' }, cards] },
  ],
  [
    'the field of a block that was moved and changed, and has an id',
    { ...base, blocks: [{ ...cards, tone: 'dark' }, hero] },
    { op: 'set', at: '/blocks/2/cards/1/title', value: 'C' },
    { ...base, blocks: [{ ...cards, tone: 'dark', cards: [{ title: 'A' }, { title: 'C' }] }, hero] },
  ],
  [
    'a block that was moved is removed',
    reordered,
    { op: 'remove', at: '/blocks/2' },
    { ...base, blocks: [stats, hero] },
  ],
  [
    'an item between two that were moved together',
    grown,
    { op: 'insert', at: '/blocks/1', value: { type: 'faq' } },
    { ...base, blocks: [grown.blocks[0], hero, { type: 'faq' }, stats, cards] },
  ],
  [
    'an item at the place of another new one',
    { ...base, blocks: [hero, { type: 'map' }, stats, cards] },
    { op: 'insert', at: '/blocks/1', value: { type: 'faq' } },
    { ...base, blocks: [hero, { type: 'faq' }, { type: 'map' }, stats, cards] },
  ],
  [
    'a move behind a block',
    grown,
    { op: 'move', at: '/blocks/0', to: '/blocks/1' },
    { ...base, blocks: [grown.blocks[0], stats, hero, cards] },
  ],
  [
    'a word in a list that was sorted',
    { ...base, blocks: [{ ...hero, words: ['z', 'y', 'x'] }, stats, cards] },
    { op: 'set', at: '/blocks/0/words/0', value: 'w' },
    { ...base, blocks: [{ ...hero, words: ['z', 'y', 'w'] }, stats, cards] },
  ],
  [
    'a value that is already so',
    { ...base, title: 'New' },
    { op: 'set', at: '/title', value: 'New' },
    { ...base, title: 'New' },
  ],
  [
    'a new field that is already there',
    { ...base, name: 'N' },
    { op: 'set', at: '/name', value: 'M' },
    'pages/a.json /name: This exists already, as "N". It was to become "M".',
  ],
  [
    'a value that was changed',
    { ...base, title: 'Theirs' },
    { op: 'set', at: '/title', value: 'Mine' },
    'pages/a.json /title: This is "Theirs" now, not "T". It was to become "Mine".',
  ],
  [
    'a block that was changed is not removed',
    { ...base, blocks: [hero, { ...stats, tone: 'blue' }, cards] },
    { op: 'remove', at: '/blocks/1' },
    'pages/a.json /blocks/1: This is {"type":"stats","heading":"Two","tone":"blue"} now, not {"type":"stats","heading":"Two","tone":"dark"}. It was to be removed.',
  ],
  [
    'the last word of a list, which was removed before the list was sorted',
    { ...base, blocks: [{ ...hero, words: ['y', 'x'] }, stats, cards] },
    { op: 'move', at: '/blocks/0/words/2', to: '/blocks/0/words/0' },
    'pages/a.json /blocks/0/words/2: This does not exist, or it can’t be told which one is meant. It was to be moved to /blocks/0/words/0.',
  ],
  [
    'a field of a block that was removed',
    { ...base, blocks: [hero, cards] },
    { op: 'set', at: '/blocks/1/tone', value: 'light' },
    'pages/a.json /blocks/1/tone: This does not exist, or it can’t be told which one is meant. It was to become "light".',
  ],
])('%s', (_, now, step, expected) => {
  expect(rebased(now, step)).toEqual(expected);
});

test('what two items have in common identifies neither', () => {
  const twins = (second: object) => textOf({ path: '/a', cards: [{ title: 'A', text: '1' }, second] });
  const operation: Operation = { op: 'set', file, at: '/cards/1/title', value: 'B' };
  const before = memoryFiles({ [file]: twins({ title: 'A', text: '2' }) });
  const { operations } = anchorTransaction(before, { name: 'Test', operations: [operation] });
  expect(editText(file, twins({ text: '2' }), operations.filter(isOnValue))).toMatchObject({
    reason: 'missing',
  });
});
