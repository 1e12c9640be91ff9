import { expect, test } from 'vitest';
import { countSlips, makeSlips } from '../../support/slips/make-slips';

const minutes = Number(process.env.SOAK_MINUTES ?? 1);
const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000_000);
const most = 20_000;

test(`of the slips in ${minutes} minutes on the shipped content, 97 % have one problem at their place`, {
  timeout: (minutes + 10) * 60_000,
}, () => {
  const end = Date.now() + minutes * 60_000;
  const count = countSlips();
  let made = 0;
  makeSlips('content', seed, (slip, judged) => {
    count.add(slip, judged);
    made += 1;
    return made === most || Date.now() > end;
  });
  console.log(`seed ${seed}, ${made} slips:`, count.counts);
  console.log(count.left.join('\n'));
  expect(count.share()).toBeGreaterThanOrEqual(0.97);
});
