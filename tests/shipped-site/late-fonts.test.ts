import { expect, test } from 'vitest';
import { hasStandIns, pagesThatShift, shiftsOfLateFonts } from '../support/browser/shifts';
import { routes } from './route-table';

// Reached by the sizes in fonts.css: an edited text may wrap elsewhere in its stand-in and ask for others.
test.each([390, 1440])('at %i pixels nothing shifts when the fonts come late', async (width) => {
  if (await hasStandIns('/privacy-policy'))
    expect(await pagesThatShift(routes, (path) => shiftsOfLateFonts(path, width))).toEqual([]);
  else console.warn('Late fonts: install Arial or Liberation Sans (Debian: fonts-liberation) to test them.');
});
