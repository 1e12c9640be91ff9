import { expect, test } from 'vitest';
import { pointerOf } from '../json/json-path';
import type { Kind } from './definitions';
import { sampleFinders } from './sample-texts';

const finders = sampleFinders();

test.each<[string, Kind, object, readonly string[]]>([
  [
    'a text of a snippet, in its field',
    'card',
    { title: 'Title', text: 'One sentence.' },
    ['/title', '/text'],
  ],
  ['the same text in another field of it', 'card', { title: 'One sentence.', text: 'Title' }, []],
  ['a text that the snippet of another kind has there', 'statItem', { label: 'Heading' }, []],
  [
    'each text that a snippet has in items',
    'hubPoint',
    { title: 'Second point', text: 'Text.' },
    ['/title', '/text'],
  ],
  ['a text of a block in the snippet of a page', 'heroBlock', { heading: 'Heading' }, ['/heading']],
  ['that text in another block', 'proseBlock', { sections: [{ heading: 'Heading', text: 'A' }] }, []],
  [
    'the word of a required text whose item has no snippet',
    'faqItem',
    { question: 'Question' },
    ['/question'],
  ],
  ['that word in another field', 'faqItem', { question: 'Answer' }, []],
  ['a text that a snippet offers as a choice', 'faqBlock', { heading: 'Questions' }, []],
  ['what is no text', 'card', { icon: 'wifi', title: ['Title'].length }, []],
  ['any other text', 'card', { text: 'One sentence. And more.' }, []],
])('%s: in a %s %j', (_, kind, value, expected) => {
  const found: string[] = [];
  finders.get(kind)?.(value, undefined, (_text, at) => found.push(pointerOf(at)));
  expect(found).toEqual(expected);
});
