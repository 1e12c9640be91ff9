import type { RuleText } from '../../problem/rule-text';
import { quoted } from '../../text/wording';

export const rowField: RuleText<{
  reserved: [field: string];
  noWords: [kind: string];
  limits: [min: number, max: number];
  noTable: [field: string, kind: string];
  noPage: [what: string];
  noDate: [];
  noGroup: [by: string];
  sameGroup: [word: string, other: string, path: string];
}> = {
  id: 'row-field',
  severity: 'error',
  meaning: 'The fields of a collection are such that rows, feeds and groups can be made of them.',
  messages: {
    reserved: {
      part: 'key',
      message: (field) => `Every row has a field "${field}" already.`,
      help: () => 'Give this field another name.',
      example: ['slug'],
    },
    noWords: {
      message: (kind) => `A field of the kind ${kind} needs "of": the words to choose from.`,
      help: () => 'Add it, such as "of": ["company", "storage"].',
      example: ['choice'],
    },
    limits: {
      message: (min, max) => `Nothing has at least ${min} and at most ${max}.`,
      help: () => 'Make "min" smaller, or "max" larger.',
      example: [60, 50],
    },
    noTable: {
      message: (field, kind) => `A table has no cells for "${field}": it is of the kind ${kind}.`,
      help: () => 'Write the rows as a file each, or give the field another kind.',
      example: ['cards', 'card'],
    },
    noPage: {
      message: (what) => `"path" and "page" belong together, and "${what}" is missing.`,
      help: () => 'Add it, or delete the other one: then rows have no pages.',
      example: ['path'],
    },
    noDate: {
      message: () => 'A feed needs pages of rows, and a field of the kind date that every row has.',
      help: () => 'Add them, or delete "feed".',
      example: [],
    },
    noGroup: {
      message: (by) => `Groups are made by a field of the kind words or choice, and "${by}" is none.`,
      help: () => 'Name such a field in "by".',
      example: ['title'],
    },
    sameGroup: {
      message: (word, other, path) =>
        `The pages of ${quoted(other)} and ${quoted(word)} have the same address: ${path}.`,
      help: () => 'Change one of the two words, in its rows, too.',
      example: ['Storage!', 'storage', '/news/topic/storage'],
    },
  },
};
