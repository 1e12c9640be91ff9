import { expect, test } from 'vitest';
import { type Mark, mark, type Selected } from './markdown-marks';

/** `a [b] c`: what stands between the brackets ‹ › is selected. */
const read = (shown: string): Selected => ({
  text: shown.replace(/[‹›]/g, ''),
  start: shown.indexOf('‹'),
  end: shown.indexOf('›') - 1,
});
const show = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

test.each<[Mark, string, string]>([
  ['strong', 'for ‹every› site', 'for **‹every›** site'],
  ['strong', 'for **‹every›** site', 'for ‹every› site'],
  ['em', 'for **‹every›** site', 'for ***‹every›*** site'],
  ['em', 'for ***‹every›*** site', 'for **‹every›** site'],
  ['em', 'for *‹every›* site', 'for ‹every› site'],
  ['strong', '‹›', '**‹›**'],
  ['list', 'One\n‹two\nthree›', 'One\n\n‹- two\n- three›'],
  ['list', '‹- two\n- three›', '‹two\nthree›'],
  ['numbers', '‹- two\n- three›', '‹1. two\n2. three›'],
  ['list', 'a‹›b', '- ab‹›'],
])('%s: %s becomes %s', (kind, before, after) => expect(show(mark(read(before), kind))).toBe(after));
