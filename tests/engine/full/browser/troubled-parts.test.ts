import { expect, test } from 'vitest';
import { holdPart } from '../../../support/browser/hold-part';
import { isSameDocument, mark } from '../../../support/browser/navigate';
import { openWindow } from '../../../support/browser/open-page';
import { settled } from '../../../support/browser/settled';
import { expectHeading, follow, patience, troubleNames } from '../../../support/browser/trouble';
import { nameOf, parts, visitTroubled } from '../../../support/browser/troubled-parts';
import { withVariations } from '../../../support/variations';

/**
 * A part of three with one trouble each, turned so that they are the harder ones; `npm test -- --full` meets them all.
 * list-topics.test.ts meets a filter whose script does not come.
 */
const cases = parts
  .filter((part) => !part.startsWith('filter-list'))
  .flatMap((part, index) => {
    const trouble = troubleNames[(index + 3) % troubleNames.length] ?? 'is refused';
    return index % 3 === 0 ? [[nameOf(part), trouble, part] as const] : [];
  });

test.each(cases)(
  'where %s %s the page can be read, its links lead on and it can be written to',
  async (_name, trouble, part) => {
    await visitTroubled(part, trouble);
  },
);

test.each(withVariations(['start'], ['dom', 'router-library']))(
  'the part %s that comes after 120 s is not used any more',
  async (part) => {
    const page = await openWindow();
    const release = await holdPart(page, part);
    await page.clock.install();
    const asked = page.waitForRequest((request) => request.url().includes(`/${part}-`));
    await page.goto('/contact');
    await asked;
    await page.clock.fastForward(patience);
    const came = page.waitForResponse((response) => response.url().includes(`/${part}-`));
    release();
    await came;
    await page.clock.fastForward(1_000);
    await settled(page);
    expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
    await mark(page);
    await follow(page, '/privacy-policy');
    await expectHeading(page, 'Privacy');
    expect(await isSameDocument(page)).toBe(false);
  },
);
