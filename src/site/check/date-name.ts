import { sureValue } from '../problem/finding';
import { didYouMean, type Guess, guess } from '../text/nearest';
import { isDate } from '../time/read-date';
import type { Rule } from './rule';

export const dateName: Rule<{ unknown: [name: string, known: readonly string[], meant: Guess | undefined] }> =
  {
    id: 'date-name',
    severity: 'error',
    meaning: 'The name of a date is one of "dates" in site.json.',
    messages: {
      unknown: {
        message: (name, _, meant) => `"dates" in site.json has no "${name}".${didYouMean(meant?.text)}`,
        help: (name, known) =>
          `${known.length > 0 ? `Known: ${known.join(', ')}. ` : ''}Write a date, or add it there, such as "${name}": "2026-12-01T09:00".`,
        fix: (_name, _known, meant) => sureValue(meant),
        example: ['openning', ['opening'], { text: 'opening', isSure: true }],
      },
    },
    fields: {
      dateOrName(text: string, { content: { site }, report }, at) {
        if (!site || isDate(text)) return;
        const known = Object.keys(site.site.dates ?? {});
        if (!known.includes(text)) report(at, 'unknown', text, known, guess(text, known, 2));
      },
    },
  };
