import { expect, test } from 'vitest';
import { counterClass } from '../../../../src/blocks/stats/counter-class';
import { shownNumber } from '../../../../src/blocks/stats/shown-number';
import { openWindow } from '../../../support/browser/open-page';
import { setFontSize } from '../../../support/browser/set-font-size';

const figures = (
  [
    [9999, '+', 'en'],
    [12_500, '+', 'en'],
    [2, 'M€', 'de'],
    [1200, 'WWW', 'en'],
    [9800, '万円', 'ja'],
    [999_999_999, 'WWW', 'en-IN'],
  ] as const
).map(([value, suffix, locale]) => ({
  className: counterClass(value, suffix, locale),
  number: shownNumber(value, locale),
  suffix,
}));

const sizes = [320, 390, 768, 1440].flatMap((width) => [16, 32].map((size) => [width, size] as const));

test.each(sizes)(
  'a figure stays in its cell in any font, at %i pixels with texts of %i pixels',
  async (width, size) => {
    // Without a script, which would complain of the texts that a test changes.
    const page = await openWindow({ javaScriptEnabled: false, viewport: { width, height: 740 } });
    await setFontSize(page, size);
    await page.goto('/');
    const outside = await page.evaluate(async (figures) => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const sources = rules.map((rule) => /url\("([^"]+woff2)"\)/.exec(rule.cssText)?.[1]);
      // Its digits are as wide as the font is high, its widest letters nearly twice as wide.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `@font-face { font-family: Wide; src: url(${sources.find(Boolean)}); size-adjust: 172% }`,
      );
      document.adoptedStyleSheets.push(sheet);
      await document.fonts.load('600 20px Wide');
      const found: string[] = [];
      for (const font of ['Headings', 'Wide', 'DejaVu Sans', 'monospace'])
        for (const { className, number, suffix } of figures)
          for (const [at, cell] of document.querySelectorAll<HTMLElement>('.stat').entries()) {
            const counter = cell.querySelector('.counter');
            const value = counter?.querySelector('.counter-value');
            if (!counter || !value) continue;
            cell.style.setProperty('--display', font);
            counter.className = className;
            value.textContent = number;
            value.setAttribute('data-end', number);
            counter.querySelector('.counter-suffix')?.remove();
            const after = counter.appendChild(document.createElement('span'));
            after.className = 'counter-suffix';
            after.textContent = suffix;
            const room = counter.getBoundingClientRect();
            const { right, left } = after.getBoundingClientRect();
            if (right > room.right + 0.5 || left < room.left || cell.scrollWidth > cell.clientWidth)
              found.push(`${font} ${number}${suffix} in cell ${at}: ${right - room.right}`);
          }
      return found;
    }, figures);
    expect(outside).toEqual([]);
  },
);
