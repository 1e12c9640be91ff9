import { expect, test } from 'vitest';
import { pagesThatShift, shiftsOfLateFonts } from '../../support/browser/shifts';
import { oneOfEvery, withVariations } from '../../support/variations';
import { kinds } from '../support/content';

test.each(withVariations([390], [1440]))(
  'at %i pixels nothing shifts when the fonts come late',
  async (width) => {
    const paths = oneOfEvery(3, kinds).map(([, path]) => path);
    expect(await pagesThatShift(paths, (path) => shiftsOfLateFonts(path, width))).toEqual([]);
  },
);
