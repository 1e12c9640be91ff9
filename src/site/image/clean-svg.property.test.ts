import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileDrawing } from '../../../tests/support/hostile-drawings';
import { timesOf } from '../../../tests/support/variations';
import { cleanSvg } from './clean-svg';
import { inlineSvg, svgFile } from './published-svg';
import { descendants, parseSvg, type SvgElement } from './svg-element';

const runs = { numRuns: timesOf(6000) };

test('a drawing that was cleaned is clean: cleaning it again removes and changes nothing', () => {
  fc.assert(
    fc.property(hostileDrawing, (written) => {
      const { markup = '' } = svgFile(written);
      const again = svgFile(markup);
      expect([...again.removed]).toEqual([]);
      expect(again.markup).toBe(markup);
    }),
    runs,
  );
});

test('what is written is what was cleaned: it is parsed as the same tree', () => {
  const withoutNamespace = (root: SvgElement | undefined) => {
    const { xmlns: _, ...attributes } = root?.attributes ?? {};
    return { ...root, attributes };
  };
  fc.assert(
    fc.property(hostileDrawing, (written) => {
      const { markup = '' } = svgFile(written);
      expect(withoutNamespace(parseSvg(markup).root)).toEqual(withoutNamespace(cleanSvg(written).root));
    }),
    runs,
  );
});

test('a drawing within a page is clean, and names no id but its own', () => {
  fc.assert(
    fc.property(hostileDrawing, (written) => {
      const { markup = '' } = inlineSvg(written, 's1_');
      expect([...cleanSvg(markup).removed]).toEqual([]);
      expect(inlineSvg(markup, '').markup).toBe(markup);
      const { root } = parseSvg(markup);
      const attributes = [...(root ? descendants(root) : [])].map((element) => element.attributes);
      const ids = attributes.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      const named = attributes.flatMap(({ id, href, ...others }) => [
        ...(id === undefined ? [] : [id]),
        ...(href?.startsWith('#') ? [href.slice(1)] : []),
        ...[
          ...Object.values(others)
            .join('\n')
            .matchAll(/url\(["']?#([^")]+)/gi),
        ].map(([, to]) => to),
      ]);
      for (const id of named) expect(id).toMatch(/^s1_/);
    }),
    runs,
  );
});
