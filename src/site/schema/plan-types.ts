import type { Kind } from './schema-plan';

/** What the schema says of any value. */
export interface Said {
  kind: Kind | undefined;
  description: string | undefined;
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
  choice: { choices: readonly Choice[] };
  number: { whole: boolean; minimum: number | undefined; maximum: number | undefined };
  switch: object;
  constant: { value: unknown };
  list: { items: FieldPlan; minItems: number; maxItems: number; uniqueItems: boolean };
  object: { fields: readonly PlannedField[] };
  /** An object with keys of the editor's choice; `names` is the plan of a key. */
  map: { values: FieldPlan; names: FieldPlan };
  /** Objects that are told apart by their `type`. */
  union: { variants: ReadonlyMap<string, FieldPlan> };
  /** Values that are told apart by their JSON type. */
  either: { options: readonly FieldPlan[] };
}

/** What the schema says of one value, and by need of the values in it: a definition may refer to itself. */
export type FieldPlan = { [Is in keyof Forms]: Said & { is: Is } & Forms[Is] }[keyof Forms];
export type PlanOf<Is extends keyof Forms> = Extract<FieldPlan, { is: Is }>;

/** The keywords that a plan knows, and those that say nothing of a form; a test finds any other one. */
export const planKeywords: ReadonlySet<string> = new Set(
  `$ref $defs $schema $comment $id title description markdownDescription examples defaultSnippets type const enum
  enumDescriptions minLength maxLength pattern patternErrorMessage minimum maximum items minItems maxItems uniqueItems
  properties required additionalProperties propertyNames oneOf discriminator tsType errorMessage
  suggestSortText`.split(/\s+/),
);
