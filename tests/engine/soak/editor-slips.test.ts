import { expect, test } from 'vitest';
import { countSlips, makeSlips } from '../../support/slips/make-slips';
import { firstSeed, soakMinutes, soakTime } from '../../support/soak';

const most = 20_000;

test(
  `of the slips in ${soakMinutes} minutes on the shipped content, 97 % have one problem at their place`,
  soakTime,
  () => {
    const end = Date.now() + soakMinutes * 60_000;
    const count = countSlips();
    let made = 0;
    makeSlips('content', firstSeed, (slip, judged) => {
      count.add(slip, judged);
      made += 1;
      return made === most || Date.now() > end;
    });
    console.log(`seed ${firstSeed}, ${made} slips:`, count.counts);
    console.log(count.left.join('\n'));
    expect(count.share()).toBeGreaterThanOrEqual(0.97);
  },
);
