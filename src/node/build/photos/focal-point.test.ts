import { expect, test } from 'vitest';
import { focusOf, focusStyles } from './focal-point';

test('each step of a focal point has a rule, except the middle', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    const [, x, y] = /^ data-x="(\d+)" data-y="(\d+)"$/.exec(focusOf({ x: percent, y: 100 - percent })) ?? [];
    expect(Math.abs(Number(x) - percent)).toBeLessThan(3);
    for (const [axis, at] of [
      ['x', x],
      ['y', y],
    ])
      if (at !== '50') expect(focusStyles).toContain(`[data-${axis}="${at}"]{--at-${axis}:${at}%}`);
  }
  expect(focusStyles).not.toContain('"50"');
  expect(focusStyles.split('{')).toHaveLength(focusStyles.split('}').length);
});
