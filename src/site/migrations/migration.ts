/**
 * One step of a migration. `at` is a block or another definition of the schema, and a field of it: `hero.claim`,
 * `statItem.suffix`, `page.kind`. A field of a list means that of each item. Names are those before this step.
 */
export type Step = { at: string } & (
  | /** Another name for a field; for a block or a definition, if `at` names no field. */ { rename: string }
  /** Where the field is afterwards, within the same definition: `image.alt`. */
  | { move: string }
  /** `list`: the value becomes the only item of a list. Another word: it becomes this field of an object. */
  | { wrap: string }
  /** The opposite. A list of several items, or an object with other fields, stays for a person to change. */
  | { unwrap: string }
  /** Other values for these texts, numbers and switches. */
  | { map: Readonly<Record<string, unknown>> }
  /** The value of a field that every such object has from now on. */
  | { default: unknown }
  /** The field goes. In words: where what it said is to be written now. */
  | { remove: string }
);

/** What content of the version before needs to be content of this one. */
export interface Migration {
  /** Ends a sentence that begins with "because". */
  why: string;
  steps: readonly Step[];
}

/** A change of one file's values: with the file, it is an operation on its text. */
export type Change =
  | { op: 'set'; at: string; value: unknown }
  | { op: 'remove'; at: string }
  | { op: 'move'; at: string; to: string };
