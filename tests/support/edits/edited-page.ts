import { expect } from 'vitest';
import { isConflict } from '../../../src/edit/conflict';
import type { ValueOperation } from '../../../src/edit/operation';
import { editText } from '../../../src/edit/text/edit-text';
import { applyEdits } from '../../../src/edit/text/pieces';

/** An operation on the page. */
export type Step = ValueOperation extends infer Each
  ? Each extends { file: string }
    ? Omit<Each, 'file'>
    : never
  : never;

export const page = `{
  "path": "/a",
  "title": "A",
  "blocks": [
    {
      "type": "hero",
      "heading": "One",
      "words": ["x", "y"]
    },
    {
      "type": "faq",
      "items": [
        {
          "question": "Q",
          "answer": "A"
        }
      ]
    }
  ]
}
`;

/** The text after one operation; the inverse is checked with it. */
export function edited(text: string, ...steps: Step[]): string {
  const result = editText(
    'pages/a.json',
    text,
    steps.map((step) => ({ ...step, file: 'pages/a.json' })),
  );
  if (isConflict(result)) return result.message;
  expect(applyEdits(text, result.edits)).toBe(result.text);
  expect(applyEdits(result.text, result.inverse)).toBe(text);
  return result.text;
}
