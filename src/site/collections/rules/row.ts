import type { RuleText } from '../../problem/rule-text';
import { quoted } from '../../text/wording';

export const rowSlug: RuleText<{
  twice: [slug: string, other: string];
  name: [file: string];
  missing: [];
}> = {
  id: 'row-slug',
  severity: 'error',
  meaning: 'Each row of a collection has a slug of its own: the end of its address.',
  messages: {
    twice: {
      message: (slug, other) => `The slug ${quoted(slug)} is that of ${other}, too.`,
      help: () => 'Change one of the two.',
      example: ['fiber-48', 'line 12'],
    },
    name: {
      message: (file) => `The name of ${file} can't be the end of an address.`,
      help: () =>
        'Name the file with lowercase letters, digits and hyphens, such as new-warehouse.json, or write a "slug" in it.',
      example: ['collections/news/New warehouse.json'],
    },
    missing: {
      message: () => 'This row has no slug, which is the end of its address.',
      help: () => 'Fill the column "slug": lowercase letters, digits and hyphens, such as fiber-48.',
      example: [],
    },
  },
};

export const rowKind: RuleText<{
  number: [text: string, meant: string | undefined, hasMore: boolean];
  truth: [text: string];
}> = {
  id: 'row-kind',
  severity: 'error',
  meaning: 'A cell of a table has the form of its field.',
  messages: {
    number: {
      message: (text) => `${quoted(text)} is not a number.`,
      help: (_text, meant, hasMore) =>
        meant === undefined
          ? 'Write digits, with a point before decimals.'
          : `Write ${meant}${hasMore ? ': what it is counted in is a field of its own' : ''}.`,
      fix: (_text, meant) => (meant === undefined ? undefined : { value: meant }),
      example: ['12,90 €', '12.90', true],
    },
    truth: {
      message: (text) => `${quoted(text)} is neither true nor false.`,
      help: () => 'Write true, or leave the cell empty.',
      example: ['yes'],
    },
  },
};

export const rowField: RuleText<{
  reserved: [field: string];
  noWords: [kind: string];
  limits: [min: number, max: number];
  noTable: [field: string, kind: string];
  noPage: [what: string];
  noDate: [];
  noGroup: [by: string];
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
  },
};
