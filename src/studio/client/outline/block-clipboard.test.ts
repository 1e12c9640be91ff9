import { expect, test } from 'vitest';
import { blocksInText, textOfBlocks, withFreeIds } from './block-clipboard';

const types = ['hero', 'faq'];
const faq = { type: 'faq', heading: 'Questions' };
const hero = { type: 'hero', heading: 'Harbor' };

test.each([
  [textOfBlocks([faq]), [faq]],
  [textOfBlocks([faq, hero]), [faq, hero]],
  ['  { "type": "faq", "heading": "Questions" },\n', [faq]],
  ['{ "type": "faq", "heading": "Questions" },\n{ "type": "hero", "heading": "Harbor" },', [faq, hero]],
  ['{ "type": "other" }', undefined],
  ['[]', undefined],
  ['', undefined],
  ['some words', undefined],
  ['"faq"', undefined],
])('%j holds %j', (text, blocks) => expect(blocksInText(text, types)).toEqual(blocks));

test('a copy leaves out ids that the page has', () => {
  const block = { ...faq, id: 'faq', items: [{ id: 'first' }, { id: 'second' }] };
  const page = { blocks: [{ ...hero, id: 'faq' }, { items: [{ id: 'second' }] }] };
  expect(withFreeIds(block, page)).toEqual({ ...faq, items: [{ id: 'first' }, {}] });
});
