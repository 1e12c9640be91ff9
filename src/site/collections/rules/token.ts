import type { RuleText } from '../../problem/rule-text';
import { didYouMean, type Guess } from '../../text/nearest';
import { counted, listed } from '../../text/wording';
import type { Unit } from '../template-part';

/** What a text, a list or a number may be: `have 500 characters`, `be any number`. */
const amount = (count: number, unit: Unit): string => {
  const number = Number.isFinite(count) ? `${count}` : 'any number';
  if (unit === undefined) return `be ${number}`;
  return Number.isFinite(count) ? `have ${counted(count, unit)}` : `have any number of ${unit}`;
};

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

export const token: RuleText<{
  unknown: [found: string, collection: string, known: readonly string[], meant: Guess | undefined];
}> = {
  id: 'token',
  severity: 'error',
  meaning: 'A template of a collection names only fields of its rows.',
  messages: {
    unknown: {
      message: (found, collection, _known, meant) =>
        `{${found}} is not a field of ${collection}.${meant ? didYouMean(`{${meant.text}}`).replaceAll('"', '') : ''}`,
      help: (_found, _collection, known) => `Its fields: ${braced(known)}. To show a brace, write {{.`,
      fix: (found, _collection, _known, meant) =>
        meant?.isSure ? { part: found, to: meant.text } : undefined,
      example: ['imge', 'News', ['slug', 'title', 'image'], { text: 'image', isSure: true }],
    },
  },
};

export const tokenKind: RuleText<{
  whole: [field: string, kind: string, wanted: string];
  inText: [field: string, kind: string];
}> = {
  id: 'token-kind',
  severity: 'error',
  meaning: 'A field that a template names is of a kind that its place takes, whatever a row says.',
  messages: {
    whole: {
      message: (field, kind, wanted) => `{${field}} is of the kind ${kind}, and this place takes ${wanted}.`,
      help: (field) => `Name another field, or give "${field}" another kind in "fields".`,
      example: ['price', 'number', 'image'],
    },
    inText: {
      message: (field, kind) => `{${field}} can't be part of this text: it is of the kind ${kind}.`,
      help: () =>
        'A text takes lines, dates, numbers and words. Long texts stand alone, as paragraphs of their own.',
      example: ['image', 'image'],
    },
  },
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

export const tokenOptional: RuleText<{
  missing: [field: string];
  condition: [field: string, optional: readonly string[]];
  first: [];
  few: [least: number];
}> = {
  id: 'token-optional',
  severity: 'error',
  meaning: 'A template is complete also where a row does not have a field that is optional.',
  messages: {
    missing: {
      message: (field) => `{${field}} may be missing, and this place is required.`,
      help: (field) =>
        `Make the field required, or leave the block out where it is missing: write "if": "${field}" in it.`,
      example: ['image'],
    },
    condition: {
      message: (field) => `"if" names a field that a row may be without, and "${field}" is none.`,
      help: (_, optional) =>
        optional.length > 0
          ? `Optional fields: ${listed(optional, 'or')}.`
          : 'Delete "if", or write "optional": true in the field.',
      example: ['title', ['image']],
    },
    first: {
      message: () => 'The first block of a page is always there.',
      help: () => 'Delete "if" here, or put another block above this one.',
      example: [],
    },
    few: {
      message: (least) =>
        `Without what "if" leaves out, too few are left: this list needs ${counted(least, 'items')}.`,
      help: () => 'Delete "if" in one of them, or add one that is always there.',
      example: [1],
    },
  },
};
