import { expect, test } from 'vitest';
import { isSampleText } from './sample-texts';

test.each([
  ['a text of a snippet, wherever it stands', 'One sentence.', 'lead', true],
  ['the word of a required text whose item has no snippet', 'Question', 'question', true],
  ['that word in another field', 'Question', 'heading', false],
  ['a text that a snippet offers as a choice', 'Questions', 'heading', false],
  ['what is no text', 'wifi', 'text', false],
  ['any other text', 'One sentence. And more.', 'lead', false],
])('%s: %s in "%s"', (_, text, key, isSample) => expect(isSampleText(text, key)).toBe(isSample));
