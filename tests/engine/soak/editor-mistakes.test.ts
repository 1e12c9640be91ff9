import { expect, test } from 'vitest';
import { countMistakes, makeMistakes } from '../../support/mistakes/make-mistakes';
import { firstSeed, soakMinutes, soakTime } from '../../support/soak';

const most = 20_000;

test(
  `of the mistakes in ${soakMinutes} minutes on the shipped content, 97 % have one problem at their place`,
  soakTime,
  () => {
    const end = Date.now() + soakMinutes * 60_000;
    const count = countMistakes();
    let made = 0;
    makeMistakes('content', firstSeed, (mistake, judged) => {
      count.add(mistake, judged);
      made += 1;
      return made === most || Date.now() > end;
    });
    console.log(`seed ${firstSeed}, ${made} mistakes:`, count.counts);
    console.log(count.left.join('\n'));
    expect(count.share()).toBeGreaterThanOrEqual(0.97);
  },
);
