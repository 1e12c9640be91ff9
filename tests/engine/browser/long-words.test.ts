import { expect, test } from 'vitest';
import { openWindow } from '../../support/browser/open-page';

const word = 'Datenschutzgrundverordnung';

test.each(['/', '/contact', '/topics/home-networks', '/courses', '/privacy-policy'])(
  'headings of %s break a word that is wider than a phone',
  async (path) => {
    const page = await openWindow({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
    await page.goto(path);
    const cut = await page.locator(':is(h1, h2, h3):not(.slide *)').evaluateAll((headings, word) => {
      const end = (heading: Element) => {
        heading.textContent = word;
        const text = document.createRange();
        text.selectNodeContents(heading);
        return text.getBoundingClientRect().right;
      };
      return headings.filter((heading) => end(heading) > innerWidth).map(({ outerHTML }) => outerHTML);
    }, word);
    expect(cut).toEqual([]);
  },
);
