import { expect, test } from 'vitest';
import { pagesThatShift, shiftsOfVisit } from '../../support/browser/shifts';
import { oneOfEvery } from '../../support/variations';
import { kinds } from '../support/content';

test.each([390, 1440])('at %i pixels nothing shifts from load to the end of any page', async (width) => {
  const paths = oneOfEvery(3, kinds, 1).map(([, path]) => path);
  expect(await pagesThatShift(paths, (path) => shiftsOfVisit(path, width))).toEqual([]);
});
