import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Drawing } from '../../site/schema/types.gen';
import type { Use } from '../kit/scene';
import { uses } from '../stage/frame';
import { boxOf, drawDrawing } from './draw-drawing';
import type { DrawingDescription, Form, Kind, Thing } from './drawing';

const drawings: readonly DrawingDescription[] = [
  { kind: 'waves' },
  { kind: 'waves', form: 'flat' },
  { kind: 'hills' },
  { kind: 'hills', form: 'open' },
  { kind: 'leaves', things: ['berries'] },
  { kind: 'leaves', form: 'hanging' },
  { kind: 'grid' },
  { kind: 'city', form: 'line', things: ['water'] },
  { kind: 'city', form: 'flat', things: ['water'] },
  { kind: 'stars' },
  { kind: 'stars', form: 'line' },
  { kind: 'table' },
  { kind: 'table', things: ['cup', 'glass', 'cake', 'buns', 'leaf', 'spoon', 'beans', 'book'] },
  { kind: 'grain', form: 'upright' },
  { kind: 'grain', form: 'lying' },
  { kind: 'inlay' },
];
const named = drawings.map((drawing) => [Object.values(drawing).join(' '), drawing] as const);

const weigh = (svg: string, quality = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** As documents are sent; the best quality is tried where a quick one is not enough. */
const most = 2.5 * 1024;
/** SEEDS=200 weighs as many as the design asks for. */
const seeds = Array.from({ length: Number(process.env.SEEDS ?? 20) }, (_, index) => `/page-${index}`);
const isHeavy = (svg: string): boolean => weigh(svg, 5) > most && weigh(svg) > most;

/** How many numbers a command of a path takes. */
const numbers: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 };

/** Commands that do not have as many numbers as they need. Flags stand before a number without a space. */
function incomplete(data: string): string[] {
  return (data.match(/[a-z][^a-z]*/gi) ?? []).filter((command) => {
    const letter = (command[0] ?? '').toLowerCase();
    const values = letter === 'a' ? command.replace(/ 0 01/g, ' 0 0 1 ') : command;
    const count = values.match(/-?(?:\d*\.\d+|\d+)/g)?.length ?? 0;
    const each = numbers[letter] ?? Number.NaN;
    return each === 0 ? count > 0 : count === 0 || count % each !== 0;
  });
}

const draw = (drawing: DrawingDescription, use: Use, seed: string) => drawDrawing(drawing, use, seed, 's1');

describe('the types of drawings', () => {
  it('are those of the schema', () => {
    expectTypeOf<Kind>().toEqualTypeOf<Drawing['kind']>();
    expectTypeOf<Form>().toEqualTypeOf<NonNullable<Drawing['form']>>();
    expectTypeOf<Thing>().toEqualTypeOf<NonNullable<Drawing['things']>[number]>();
  });
});

describe.each(named)('a drawing of %s', (_, drawing) => {
  it('is the same bytes for the same seed, and another drawing for others', () => {
    const pictures = ['/a', '/b', '/c', '/d'].map((seed) => draw(drawing, 'hero', seed));
    expect(draw({ ...drawing, seed: '/a' }, 'hero', '/b')).toBe(pictures[0]);
    expect(new Set(pictures).size).toBeGreaterThan(1);
  });

  it('is an SVG for the box of each use that a strict content security policy allows', () => {
    for (const use of uses) {
      const svg = draw(drawing, use, '/a');
      expect(svg).toMatch(
        /^<svg class="picture drawing[^"]*" viewBox="[^"]*" preserveAspectRatio="xMidYM(id|ax) slice" aria-hidden="true">/,
      );
      const isStreet = drawing.kind === 'city' && use === 'home';
      expect(svg).toContain(`viewBox="0 0 ${isStreet ? '1440 300' : boxOf(use).join(' ')}"`);
      expect(svg).not.toMatch(/style|NaN|undefined|Infinity|<script|href|<\/(span|div)>/);
      expect(svg).not.toMatch(/ ([\w-]+)="[^"]*"[^>]* \1=/);
      const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data);
      expect(paths.flatMap(incomplete)).toEqual([]);
      expect(svg.match(/<(g|svg)\b/g)?.length).toBe(svg.match(/<\/(g|svg)>/g)?.length);
    }
  });

  it('has ids of its own', () => {
    const ids = (id: string): string[] =>
      drawDrawing(drawing, 'hero', '/a', id).match(/(?<=id=")[^"]*/g) ?? [];
    expect(ids('s1').filter((id) => ids('s2').includes(id))).toEqual([]);
  });

  it('has the colors of the brand alone, but for coffee, what is on a table, shadows and light', () => {
    const isCoffee = drawing.kind === 'table' || drawing.things?.includes('berries');
    const literal = draw(drawing, 'hero', '/a').match(/#[\da-f]+/g) ?? [];
    expect(literal.filter((hex) => !isCoffee && hex !== '#fff')).toEqual([]);
  });

  it.each(uses.filter((use) => use !== 'share'))(
    'as a %s weighs 2.5 KB at most',
    { timeout: 60_000 },
    (use) => {
      const heavy = seeds.map((seed) => draw(drawing, use, seed)).filter(isHeavy);
      expect(heavy.map((svg) => weigh(svg))).toEqual([]);
    },
  );
});
