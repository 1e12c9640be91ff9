import { expect, test, vi } from 'vitest';
import { createEditedContent } from '../../../../tests/support/edits/edited-content';
import type { ValueOperation } from '../../../edit/operation';
import { valueAt } from '../../../site/json/value-at';

const file = 'pages/home.json';
const heading = '/blocks/0/heading';
const block = { type: 'cta', heading: 'Theirs', actions: [{ label: 'Home', href: '/' }] };

/** Content in which a change was saved this moment, with the text that another program has read before. */
function savedJustNow(operation: ValueOperation) {
  const content = createEditedContent();
  const read = content.texts()[file] ?? '';
  content.session.apply({ name: 'Edit', operations: [operation] });
  content.save();
  const yours = () => content.session.conflicts().map(({ yours }) => yours);
  const write = (edit: (page: { title: string; blocks: object[] }) => void, text = read) => {
    const page = JSON.parse(text);
    edit(page);
    content.write(file, JSON.stringify(page, undefined, 2));
  };
  return { content, write, yours, saved: content.texts()[file] ?? '' };
}

const set = { op: 'set', file, at: heading, value: 'Ours' } as const;
const insert = { op: 'insert', file, at: '/blocks/1', value: block } as const;

test.each([
  [
    'the same field',
    set,
    'Ours',
    (page: { blocks: object[] }) => Object.assign(page.blocks[0] ?? {}, { heading: 'Theirs' }),
  ],
  ['another field', set, 'Ours', (page: object) => Object.assign(page, { title: 'Theirs' })],
  [
    'another field beside a new block',
    insert,
    block,
    (page: object) => Object.assign(page, { title: 'Theirs' }),
  ],
  [
    'nothing, after a field was added',
    { op: 'insert', file, at: '/noindex', value: true } as const,
    true,
    () => {},
  ],
])('A program that changes %s in what it read before a save leaves a conflict', (_, ours, kept, edit) => {
  const { write, yours } = savedJustNow(ours);
  write(edit);
  expect(yours()).toEqual([kept]);
});

test('A block that was removed, and comes back with a text that was read before, leaves a conflict', () => {
  const { write, content } = savedJustNow({ op: 'remove', file, at: '/blocks/1' });
  write((page) => Object.assign(page, { title: 'Theirs' }));
  expect(content.session.conflicts()).toMatchObject([{ pointer: '/blocks/1', operation: { op: 'remove' } }]);
});

test('The choice “yours” makes it again', () => {
  const { content, write } = savedJustNow(set);
  write((page) => Object.assign(page, { title: 'Theirs' }));
  const [conflict] = content.session.conflicts();
  content.session.settle(conflict?.id ?? '', 'yours');
  content.save();
  const page = JSON.parse(content.texts()[file] ?? '');
  expect([page.title, valueAt(page, heading)]).toEqual(['Theirs', 'Ours']);
  expect(content.session.conflicts()).toEqual([]);
});

test.each([
  ['has the new field', set],
  ['has the new block', insert],
])('A program whose text %s has seen it: there is no conflict', (_, ours) => {
  const { write, yours, saved } = savedJustNow(ours);
  write((page) => page.blocks.unshift({ ...block, heading: 'Before' }), saved);
  expect(yours()).toEqual([]);
});

test('A program that puts back the whole text of before has meant it', () => {
  const { content, yours } = savedJustNow(set);
  const before = createEditedContent().texts()[file];
  content.write(file, before);
  expect(yours()).toEqual([]);
});

test('After the whole text of before was put back, what was typed last stays to be decided about', () => {
  const { content, write, yours } = savedJustNow(set);
  content.session.apply({
    name: 'Edit',
    operations: [{ op: 'set', file, at: heading, value: 'Ours again' }],
  });
  content.write(file, createEditedContent().texts()[file]);
  expect(yours()).toEqual(['Ours again']);
  write((page) => Object.assign(page.blocks[0] ?? {}, { heading: 'Theirs' }));
  expect(yours()).toEqual(['Ours again']);
});

test('A program that writes later has seen it', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { write, yours } = savedJustNow(set);
  vi.setSystemTime(Date.now() + 1001);
  write((page) => Object.assign(page, { title: 'Theirs' }));
  vi.useRealTimers();
  expect(yours()).toEqual([]);
});

test('What a later change has replaced is nothing to decide about', () => {
  const { content, write, yours } = savedJustNow(set);
  content.session.apply({
    name: 'Edit',
    operations: [{ op: 'set', file, at: heading, value: 'Ours again' }],
  });
  content.save();
  write((page) => Object.assign(page, { title: 'Theirs' }));
  expect(yours()).toEqual(['Ours again']);
});
