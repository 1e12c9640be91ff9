import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesOf } from '../../../tests/support/variations';
import type { Kind } from '../schema/definitions';
import type { Rule } from './rule';
import { rules } from './rules';

const cases = rules.flatMap((rule) =>
  Object.keys(rule.suspicious ? (rule.fields ?? {}) : {}).map(
    (kind) => [rule.id, kind as Kind, rule] as const,
  ),
);

const fragments =
  'word|Rack & cable|&amp;|& |<p>|</p>|<b|**|__|*|`|]( |](/|] (|]/|)[/|[|]|(|)|\\|  | |\n|:|：|$|{|}|{site.email}|{{|20|2019|1. Mai 2019|31 December 2023|http://|/path|é|字|😀|\uD83D|\uFFFE|\uFDD0|\u00AD|\u061C|\u200B|\u200E|\u202A|\u2066|\u2060|\uFEFF';
const texts = fc
  .array(fc.oneof(fc.constantFrom(...fragments.split('|')), fc.string({ maxLength: 5, unit: 'binary' })), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

test.each(cases)(
  '%s finds nothing in a %s that it is not shown',
  (_id, kind, { fields, suspicious }: Rule) => {
    expect(suspicious?.flags).toBe('');
    const at = { parent: undefined, key: 'heading' };
    const found: string[] = [];
    const context = {
      content: { tokens: new Map() } as never,
      page: { path: '/' } as never,
      report: (_: unknown, mistake: string) => void found.push(mistake),
    };
    fc.assert(
      fc.property(texts, (text) => {
        if (!suspicious?.test(text)) fields?.[kind]?.(text, context, at);
        expect(found).toEqual([]);
      }),
      { numRuns: timesOf(4_000) },
    );
  },
);
