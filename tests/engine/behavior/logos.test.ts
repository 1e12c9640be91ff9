import { expect, test } from 'vitest';
import { withVariations } from '../../support/variations';
import { visit } from './support/visit-site';

test.each(withVariations(['/'], ['/partners/acorn', '/partners']))(
  'on %s a logo takes as much room as its drawing',
  async (path) => {
    const page = await visit(path);
    const odd = await page.call(() =>
      [...document.querySelectorAll<SVGSVGElement>('.static-logo > svg')]
        .filter((drawing) => {
          const { width, height } = drawing.getBoundingClientRect();
          const { width: from, height: to } = drawing.viewBox.baseVal;
          const most = Number.parseFloat(getComputedStyle(drawing).maxInlineSize);
          return Math.abs(width - Math.min(most, (height * from) / to)) > 1;
        })
        .map((drawing) => drawing.parentElement?.textContent),
    );
    expect(odd).toEqual([]);
  },
);
