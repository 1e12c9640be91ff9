import type { Random } from '../kit/random';

/** The names in a drawing. They repeat site.schema.json, as those of a scene do. */
export const kinds = [
  'waves',
  'hills',
  'leaves',
  'grid',
  'city',
  'stars',
  'table',
  'grain',
  'inlay',
] as const;
export type Kind = (typeof kinds)[number];

export const forms = [
  'line',
  'flat',
  'closed',
  'open',
  'rising',
  'hanging',
  'truss',
  'shell',
  'fan',
  'tower',
  'waffle',
  'upright',
  'lying',
] as const;
export type Form = (typeof forms)[number];

export const things = [
  'berries',
  'water',
  'cup',
  'glass',
  'cake',
  'buns',
  'leaf',
  'spoon',
  'beans',
  'book',
] as const;
export type Thing = (typeof things)[number];

export interface DrawingDescription {
  kind: Kind;
  form?: Form;
  things?: readonly Thing[];
  seed?: string;
}

/** What a drawing is drawn on: its box, from the left of what is drawn to the right, without the side of the text. */
export interface Sheet {
  width: number;
  height: number;
  /** Where the text ends that stands on the drawing. */
  left: number;
  random: Random;
  form: Form | undefined;
  things: readonly Thing[];
  /** Before the ids in the drawing, so that those of two do not collide. */
  id: string;
}

export type DrawKind = (sheet: Sheet) => string;
