import { expect } from 'vitest';
import { elementsOf } from '../html';
import { everyField } from './every-field';
import { fixSite } from './fix-site';
import { fillPlaces, plainWords, type Words } from './hostile-text';
import { judge } from './soundness';

const parts = everyField();

/** A site that has every field, with these words in every text. */
export const judgeEveryField = (words: Words) => judge(fixSite(fillPlaces(parts, words)));

const plain = judgeEveryField(plainWords);

/** The documents have the elements that they have with plain words. */
export function expectSameElements(words: Words) {
  const { documents = new Map(), problems, complaints } = judgeEveryField(words);
  expect(complaints).toEqual([]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  for (const [path, { skeleton }] of documents)
    expect(skeleton, path).toBe(plain.documents?.get(path)?.skeleton);
  return documents;
}

/** The text is shown as it is written: as a text, as an attribute, and in what only machines read. */
export function expectShown(trick: string): void {
  const shown = `q${trick.replaceAll('{{', '{')}q`;
  let described = 0;
  for (const [path, { html }] of expectSameElements(() => trick)) {
    if (path === '/404') continue;
    const elements = elementsOf(html);
    expect(elements.find(({ name }) => name === 'h1')?.text).toContain(shown);
    described += elements.filter(({ attributes }) => attributes.alt === shown).length;
    const textOf = (type: string) => elements.find(({ attributes }) => attributes.type === type)?.text ?? '';
    for (const type of ['application/json', 'application/ld+json']) {
      expect(JSON.stringify(JSON.parse(textOf(type)))).toContain(JSON.stringify(shown).slice(1, -1));
      expect(textOf(type)).not.toContain('<');
    }
    expect(textOf('application/ld+json')).not.toMatch(/[\u2028\u2029]/);
  }
  // Which pictures of which page are decorative follows from the schema.
  expect(described).toBeGreaterThan(0);
}
