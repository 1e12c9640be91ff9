import type { RuleText } from '../../problem/rule-text';
import { counted } from '../../text/wording';
import type { Unit } from '../template-part';

/** What a text, a list or a number may be: `have 500 characters`, `be any number`. */
const amount = (count: number, unit: Unit): string => {
  const number = Number.isFinite(count) ? `${count}` : 'any number';
  if (unit === undefined) return `be ${number}`;
  return Number.isFinite(count) ? `have ${counted(count, unit)}` : `have any number of ${unit}`;
};

export const tokenLimit: RuleText<{
  long: [field: string, most: number, limit: number, unit: Unit];
  short: [field: string, least: number, limit: number, unit: Unit];
}> = {
  id: 'token-limit',
  severity: 'error',
  meaning: 'What a template makes of the longest and of the shortest row fits its place.',
  messages: {
    long: {
      message: (field, most, limit, unit) =>
        `With {${field}}, this may ${amount(most, unit)}, and its place takes ${limit}.`,
      help: (field) => `Give the field "${field}" a smaller "max".`,
      example: ['summary', 500, 400, 'characters'],
    },
    short: {
      message: (field, least, limit, unit) =>
        `With {${field}}, this may ${amount(least, unit)}, and its place needs ${limit}.`,
      help: (field) => `Give the field "${field}" a larger "min".`,
      example: ['cards', 0, 1, 'items'],
    },
  },
};
