import { expect, test } from 'vitest';
import { fixtureSite } from '../../support/fixture-site';
import { countSlips, makeSlips } from '../../support/slips/make-slips';

const slips = 300;

test(`of ${slips} random slips on the fixture site, 97 % have one problem at their place`, () => {
  const count = countSlips();
  let made = 0;
  makeSlips(fixtureSite, 1, (slip, judged) => {
    count.add(slip, judged);
    made += 1;
    return made === slips;
  });
  expect(count.share(), count.left.join('\n')).toBeGreaterThanOrEqual(0.97);
});
