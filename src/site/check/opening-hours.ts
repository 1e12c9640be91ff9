import type { JsonPath } from '../json/json-path';
import { parseSpan } from '../page/opening-hours';
import type { DayHours, HoursException } from '../schema/types.gen';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  backwards: [span: string];
  overlap: [span: string, other: string];
  range: [from: string, to: string];
}

export const openingHours: Rule<Mistakes> = {
  id: 'opening-hours',
  severity: 'error',
  meaning: 'Opening hours end after they begin, and those of one day do not overlap.',
  messages: {
    backwards: {
      message: (span) => `"${span}" ends before it begins.`,
      help: (span) => {
        const [opens, closes] = span.split('-');
        return `Write the earlier time first. If it is open over midnight, write "${opens}-24:00" here, and "00:00-${closes}" on the next day.`;
      },
      example: ['18:00-02:00'],
    },
    overlap: {
      message: (span, other) => `"${span}" overlaps with "${other}".`,
      help: (_, other) => `Begin at ${other.slice(6)} or later, or write both as one.`,
      example: ['11:00-18:00', '08:00-12:00'],
    },
    range: {
      message: (from, to) => `These days end on ${to}, before they begin on ${from}.`,
      help: () => 'Write the first day in "from", and the last in "to".',
      example: ['2026-12-26', '2026-12-24'],
    },
  },
  fields: {
    dayHours: checkHours,
    hoursException(exception: HoursException, context, at) {
      checkHours(exception, context, at);
      const { from, to = from } = exception;
      if (to < from) context.report({ parent: at, key: 'to' }, 'range', from, to);
    },
  },
};

function checkHours({ hours }: Pick<DayHours, 'hours'>, { report }: FieldContext<Mistakes>, at: JsonPath) {
  const spans = (hours ?? []).map((text, key) => ({ text, key, ...parseSpan(text) }));
  const place = (key: number): JsonPath => ({ parent: { parent: at, key: 'hours' }, key });
  for (const { text, key, opens, closes } of spans)
    if (closes <= opens) report(place(key), 'backwards', text);
    else {
      const other = spans.find((each) => each.key < key && each.opens < closes && opens < each.closes);
      if (other) report(place(key), 'overlap', text, other.text);
    }
}
