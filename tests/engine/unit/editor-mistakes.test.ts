import { expect, test } from 'vitest';
import { fixtureSite } from '../../support/fixture-site';
import { countMistakes, makeMistakes } from '../../support/mistakes/make-mistakes';
import { timesOf } from '../../support/variations';

const mistakes = timesOf(800);

test(`of ${mistakes} random mistakes on the fixture site, 97 % have one problem at their place`, () => {
  const count = countMistakes();
  let made = 0;
  makeMistakes(fixtureSite, 1, (mistake, judged) => {
    count.add(mistake, judged);
    made += 1;
    return made === mistakes;
  });
  expect(count.share(), count.left.join('\n')).toBeGreaterThanOrEqual(0.97);
});
