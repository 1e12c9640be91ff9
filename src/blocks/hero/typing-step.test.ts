import { describe, expect, it } from 'vitest';
import { firstStep, nextStep, stepDelay, typedText } from './typing-step';

function typed(words: readonly string[], steps: number) {
  let step = firstStep(words);
  const shown: [string, number][] = [];
  for (let count = 0; count < steps; count += 1) {
    shown.push([typedText(words, step), stepDelay(words, step)]);
    step = nextStep(words, step);
  }
  return shown;
}

describe('typing', () => {
  it('deletes a word after 500 ms, 30 ms a letter, types the next one, 150 ms a letter, and starts again', () => {
    expect(typed(['Up', 'Now'], 11)).toEqual([
      ['Up', 500],
      ['U', 30],
      ['', 150],
      ['N', 150],
      ['No', 150],
      ['Now', 500],
      ['No', 30],
      ['N', 30],
      ['', 150],
      ['U', 150],
      ['Up', 500],
    ]);
  });

  it('types a single word again', () => {
    expect(typed(['A'], 3).map(([text]) => text)).toEqual(['A', '', 'A']);
  });

  it('never shows half a character', () => {
    expect(typed(['🛰️x'], 3).map(([text]) => text)).not.toContain('\ud83d');
  });
});
