import type { Kind } from './definitions';

/** What the schema says of any value. */
export interface PlanBase {
  kind: Kind | undefined;
  /** The kind that this one extends: whatever looks at values of that kind looks at these, too. */
  base: Kind | undefined;
  /** Of the kind, or of the field that describes its value itself, such as `language`. */
  name: string;
  /** Of the field, or else of its kind. */
  description: string | undefined;
  fieldDescription: string | undefined;
  /** The same as that of the field, if it has no kind. */
  kindDescription: string | undefined;
  examples: readonly unknown[];
  /** The body of the first snippet, with its placeholders. */
  snippet: unknown;
}

export interface Choice {
  value: string;
  description: string | undefined;
}

export interface PlannedField {
  key: string;
  /** What people call it, if that is not its key in words. */
  label?: string | undefined;
  required: boolean;
  plan: FieldPlan;
}

interface Forms {
  text: {
    minLength: number;
    maxLength: number | undefined;
    pattern: string | undefined;
    patternMessage: string | undefined;
  };
  choice: {
    choices: readonly Choice[];
    /** The plan of the texts that it also takes. */
    others?: PlanOf<'text'> | undefined;
  };
  number: { whole: boolean; minimum: number | undefined; maximum: number | undefined };
  switch: object;
  constant: { value: unknown };
  list: {
    items: FieldPlan;
    minItems: number;
    maxItems: number;
    uniqueItems: boolean;
    /** The key of the list of rows beside it whose cells its items are the columns of. */
    columnsOf: string | undefined;
  };
  object: {
    title: string | undefined;
    /** What people may also call it. */
    otherWords: readonly string[];
    /** What it is not, and comes close to. */
    closeWords: readonly string[];
    fields: readonly PlannedField[];
  };
  /** An object with keys of the editor's choice; `names` is the plan of a key. */
  map: { values: FieldPlan; names: FieldPlan };
  /** Objects that are told apart by their `type`. */
  union: { variants: ReadonlyMap<string, FieldPlan> };
  /** Values that are told apart by their JSON type. */
  either: { options: readonly FieldPlan[] };
}

/** What the schema says of one value, and by need of the values in it: a definition may refer to itself. */
export type FieldPlan = { [Is in keyof Forms]: PlanBase & { is: Is } & Forms[Is] }[keyof Forms];
export type PlanOf<Is extends keyof Forms> = Extract<FieldPlan, { is: Is }>;

/** Keywords that say nothing of a value's form: people, code editors, plans and the generated types read them. */
export const editorKeywords = [
  'tsType',
  'patternErrorMessage',
  'enumDescriptions',
  'defaultSnippets',
  'suggestSortText',
  'errorMessage',
  'markdownDescription',
  'otherWords',
  'closeWords',
  'columnsOf',
  'extends',
];

/** All keywords of the schema: those that plans read, and those that say nothing of a value. A test finds any other. */
export const planKeywords: ReadonlySet<string> = new Set([
  ...editorKeywords,
  ...`$ref $defs $schema $comment $id title description examples type const enum minLength maxLength pattern minimum
    maximum items minItems maxItems uniqueItems properties required additionalProperties propertyNames oneOf
    discriminator`.split(/\s+/),
]);
