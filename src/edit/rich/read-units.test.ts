import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFully } from '../../site/page/markdown';
import type { RichInline, RichText } from '../../site/page/rich-text';
import { readUnits } from './read-units';
import { type Marks, plainMarks, type Run, tidyRuns } from './runs';
import type { Unit } from './units';

/** What the page shows of a text, as a box would have it. */
function unitsOfPage(rich: RichText, depth = 0): Unit[] | undefined {
  const units: Unit[] = [];
  for (const block of rich)
    if (block.type === 'paragraph')
      units.push({
        kind: { type: 'paragraph' },
        runs: tidyRuns(block.children.flatMap((child) => runsOf(child, plainMarks))),
      });
    else if (block.type !== 'list') return undefined;
    else
      for (const [first, ...rest] of block.items) {
        if (first?.type !== 'paragraph' || rest.some(({ type }) => type === 'paragraph')) return undefined;
        const inner = unitsOfPage(rest, depth + 1);
        if (!inner) return undefined;
        const runs = tidyRuns(first.children.flatMap((child) => runsOf(child, plainMarks)));
        units.push({ kind: { type: 'item', ordered: block.ordered, depth }, runs }, ...inner);
      }
  return units;
}

function runsOf(node: RichInline, marks: Marks): Run[] {
  if (typeof node === 'string') return [{ ...marks, text: node.replace(/ *\n */g, ' ') }];
  if (node.type === 'code') return [{ ...marks, code: true, text: node.text }];
  if (node.type === 'break') return [{ ...marks, text: '\n' }];
  const inner = node.type === 'link' ? { ...marks, href: node.href } : { ...marks, [node.type]: true };
  return node.children.flatMap((child) => runsOf(child, inner));
}

const pieces = [
  'a',
  'b',
  ' ',
  ' ',
  '*',
  '**',
  '***',
  '_',
  '__',
  '`',
  '[',
  ']',
  '(',
  ')',
  '](/c)',
  '\\',
  '\n',
  '\n\n',
  '- ',
  '\n- ',
  '\n  - ',
  '1. ',
  '\n1. ',
  '\n2. ',
  '\n   - ',
  '#',
  '> ',
  '&',
  '<',
  '!',
  '.',
  '"',
  'é',
  '😀',
  '\u00a0',
  '{site.name}',
  '~',
  '=',
  '-',
  '+ ',
  '  \n',
  '\\\n',
  '|',
  '|-',
];
const texts = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(''));

test('a text that the box takes is on the page as in the box', () => {
  let taken = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const units = readUnits(text);
      if (!units || units.length === 0) return;
      taken += 1;
      const { rich, unsupported } = parseFully(text);
      expect([text, unsupported]).toEqual([text, []]);
      expect([text, units.map(({ kind, runs }) => ({ kind, runs: tidyRuns(runs) }))]).toEqual([
        text,
        unitsOfPage(rich),
      ]);
    }),
    { numRuns: Number(process.env.RUNS ?? 5000) },
  );
  expect(taken).toBeGreaterThan(500);
});
