import { expect, test } from 'vitest';
import { changesOf } from '../../support/zone-changes';

test('the clock of every zone is read to the second around each change', { timeout: 600_000 }, () => {
  const zones = Intl.supportedValuesOf('timeZone').map(changesOf);
  expect(zones.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(zones.filter(({ count }) => count > 0).length).toBeGreaterThan(100);
});
