import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesOf } from '../../../tests/support/variations';
import { parseFully } from '../../site/page/markdown';
import type { RichBlock, RichInline, RichText } from '../../site/page/rich-text';
import { readUnits } from './read-units';
import { type Marks, plainMarks, type Run, sliceRuns, textOfRuns, tidyRuns } from './runs';
import type { Unit } from './units';

/** What the page shows of a text, as a box would have it. */
function unitsOfPage(rich: RichText, depth = 0): Unit[] | undefined {
  const units = rich.map((block) => unitsOfBlock(block, depth));
  return units.includes(undefined) ? undefined : units.flatMap((some) => some ?? []);
}

function unitsOfBlock(block: RichBlock, depth: number): Unit[] | undefined {
  switch (block.type) {
    case 'rule':
      return [{ kind: { type: 'rule' }, runs: [] }];
    case 'paragraph':
      return [{ kind: { type: 'paragraph' }, runs: wordsOf(block.children) }];
    case 'heading':
      return [{ kind: { type: 'heading', depth: block.depth === 3 ? 3 : 4 }, runs: wordsOf(block.children) }];
    case 'quote': {
      const inner = [
        ...(unitsOfPage(block.children) ?? []).map(({ runs }) => runs),
        ...(block.source ? [wordsOf(block.source)] : []),
      ];
      return inner.map((runs, index) => ({ kind: { type: 'quote', first: index === 0 }, runs }));
    }
    case 'picture': {
      const { src, alt, caption = '' } = block;
      return [{ kind: { type: 'picture', src, alt, caption }, runs: [] }];
    }
    case 'table':
      return [block.head, ...block.rows].flatMap((cells, row) =>
        cells.map(({ align = '', children }, column): Unit => {
          const begins = column > 0 ? 'cell' : row > 0 ? 'row' : 'table';
          return { kind: { type: 'cell', begins, rule: align }, runs: wordsOf(children) };
        }),
      );
    case 'list':
      return unitsOfItems(block.items, block.ordered, depth);
    default:
      return undefined;
  }
}

function unitsOfItems(items: readonly RichText[], ordered: boolean, depth: number): Unit[] | undefined {
  const units: Unit[] = [];
  for (const [first, ...rest] of items) {
    if (first?.type !== 'paragraph' || rest.some(({ type }) => type === 'paragraph')) return undefined;
    const inner = unitsOfPage(rest, depth + 1);
    if (!inner) return undefined;
    units.push({ kind: { type: 'item', ordered, depth }, runs: wordsOf(first.children) }, ...inner);
  }
  return units;
}

const wordsOf = (children: readonly RichInline[]): Run[] =>
  tidyRuns(children.flatMap((child) => runsOf(child, plainMarks)));

/** The page has the side of a cell, and says nothing of the only column. */
const sided = ({ kind, runs }: Unit, index: number, all: readonly Unit[]): Unit => {
  if (kind.type === 'picture') return { kind: { ...kind, alt: kind.alt.trim() }, runs };
  if (kind.type !== 'cell') return { kind, runs };
  const next = all[index + 1]?.kind;
  const isOnly = kind.begins !== 'cell' && !(next?.type === 'cell' && next.begins === 'cell');
  const side = kind.rule.endsWith(':') ? (kind.rule.startsWith(':') ? 'center' : 'end') : '';
  return { kind: { ...kind, rule: isOnly ? '' : side }, runs };
};

/** The page leaves out the dash before a source. */
const withoutDash = ({ kind, runs }: Unit): Unit => {
  const start = kind.type === 'quote' && !kind.first ? /^(?:(?:—|–|--) ?)*/.exec(textOfRuns(runs)) : null;
  return { kind, runs: tidyRuns(sliceRuns(runs, start?.[0].length ?? 0)) };
};

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
  '\n> ',
  '\n>\n> ',
  '\n> — ',
  '\n\n> ',
  '\n\n### ',
  '\n#### ',
  '\n\n---\n',
  '***\n',
  '&',
  '<',
  '!',
  '.',
  '"',
  'é',
  '😀',
  '\u00a0',
  '\u3000',
  '{site.name}',
  '~',
  '=',
  '-',
  '+ ',
  '  \n',
  '\\\n',
  '|',
  '|-',
  ' | ',
  '| a |\n|-|\n| ',
  '\n\n| a | b |\n| --- | --: |\n| ',
  ' |\n',
  '\n\n![a',
  '](images/a.png)',
  '](images/a.png "c")',
];
const texts = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(''));

const numRuns = timesOf(5000);

test('a text that the box takes is on the page as in the box', () => {
  let taken = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const units = readUnits(text);
      if (!units || units.length === 0) return;
      taken += 1;
      const { rich, unsupportedInLong } = parseFully(text);
      expect([text, unsupportedInLong.filter(([name]) => name !== 'skipped')]).toEqual([text, []]);
      expect([text, units.map(sided).map(withoutDash)]).toEqual([text, unitsOfPage(rich)?.map(withoutDash)]);
    }),
    { numRuns },
  );
  expect(taken).toBeGreaterThan(numRuns / 10);
});
