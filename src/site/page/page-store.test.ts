import { setImmediate as nextTask } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type CheckedPage, cacheSome } from './page-store';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const checkedPage = (length: number): CheckedPage => ({
  file: 'pages/a.json',
  pointer: '',
  length,
  content: { path: '/a', title: 'A', description: 'A page.', blocks: [{ type: 'hero', heading: 'A' }] },
  facts: {
    path: '/a',
    title: 'A',
    description: 'A page.',
    anchors: [],
    headings: [],
    links: [],
    files: [],
    images: [],
    sources: [],
    endpoints: [],
    frames: [],
    characters: '',
  },
  findings: [],
});

function hold(length: number) {
  const checked = checkedPage(length);
  const page = cacheSome((file) => ({ ...checkedPage(length).content, title: `${file}, read again` }))(
    checked,
  );
  return { page, content: new WeakRef(checked.content) };
}

test.each([
  ['a small site stays', 1, 'A', true],
  ['a site larger than memory allows does not stay', 100_000_000, 'pages/a.json, read again', false],
])('the content of %s in memory with its page', async (_, length, title, stays) => {
  const { page, content } = hold(length);
  // Until the end of its task, the content of a WeakRef stays.
  await nextTask();
  collectGarbage();
  expect(content.deref() !== undefined).toBe(stays);
  expect(page.loadContent().title).toBe(title);
});
