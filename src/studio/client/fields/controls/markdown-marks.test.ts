import { expect, test } from 'vitest';
import { type MarkdownMark, mark, type Selected } from './markdown-marks';

/** `a [b] c`: what stands between the brackets ‹ › is selected. */
const read = (shown: string): Selected => ({
  text: shown.replace(/[‹›]/g, ''),
  start: shown.indexOf('‹'),
  end: shown.indexOf('›') - 1,
});
const show = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

test.each<[MarkdownMark, string, string, boolean]>([
  ['strong', 'for ‹every› site', 'for **‹every›** site', true],
  ['strong', 'for **‹every›** site', 'for ‹every› site', false],
  ['em', 'for **‹every›** site', 'for ***‹every›*** site', true],
  ['em', 'for ***‹every›*** site', 'for **‹every›** site', false],
  ['em', 'for *‹every›* site', 'for ‹every› site', false],
  ['strong', '‹›', '**‹›**', true],
  ['strong', 'for ‹ every\u2028page ›site', 'for  **‹every\u2028page›** site', true],
  ['strong', 'for ‹every ›site', 'for **‹every›** site', true],
  ['strong', 'for ‹**every**› site', 'for ‹every› site', false],
  ['em', 'for ‹**every**› site', 'for *‹**every**›* site', true],
  ['em', 'for ‹*every*› site', 'for ‹every› site', false],
  ['em', 'for ‹***every***› site', 'for ‹**every**› site', false],
  ['strong', 'for ‹***every***› site', 'for ‹*every*› site', false],
  ['strong', '‹One\n\ntwo›', '‹**One**\n\n**two**›', true],
  ['strong', '‹**One**\n\n**two**›', '‹One\n\ntwo›', false],
  ['strong', '‹**One**\ntwo›', '‹**One**\n**two**›', true],
  ['strong', 'in ‹2024. Then› we', 'in **‹2024. Then›** we', true],
  ['strong', 'red ‹- or blue›', 'red **‹- or blue›**', true],
  ['strong', '‹- ›', '- **‹›**', true],
  ['strong', '‹**One** two›', '**‹One two›**', true],
  ['em', '‹*a* and *b*›', '*‹a and b›*', true],
  ['em', '‹2 * 3 * 4›', '*‹2 * 3 * 4›*', true],
  ['em', '‹- One\n- two›', '- ‹*One*\n- *two*›', true],
  ['list', 'One\n‹two\nthree›', 'One\n\n‹- two\n- three›', true],
  ['list', '‹- two\n- three›', '‹two\nthree›', false],
  ['numbers', '‹- two\n- three›', '‹1. two\n2. three›', true],
  ['list', '‹•\ttwo\n•\tthree›', '‹- two\n- three›', true],
  ['list', 'a‹›b', '- ab‹›', true],
])('%s: %s becomes %s', (kind, before, after, isAdded) => {
  const marked = mark(read(before), kind);
  expect([show(marked), marked.isAdded]).toEqual([after, isAdded]);
});
