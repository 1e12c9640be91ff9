import { isTable } from '../csv/content-value';
import { definedIn, definitionFile, isOfCollection } from '../files/collection-files';
import { isRecord } from '../json/is-record';
import { memberOf } from '../json/value-at';
import { filePlan } from '../schema/field-plan';
import { fieldsOf, placeAt } from '../schema/plan-at';
import type { FieldPlan } from '../schema/plan-types';
import type { Collection, RowField } from '../schema/types.gen';
import { planBase, rowPlan } from './fields';

/** The file that defines the collection of a row. */
export const definitionOf = (file: string): string => definitionFile(file.split('/')[1] ?? '');

export const isRowFile = (file: string): boolean => isOfCollection(file) && definedIn(file) === undefined;

/** The fields of a definition that may have mistakes. */
export function definedFields(definition: unknown): Collection['fields'] {
  const fields = memberOf(definition, 'fields');
  const isField = (field: unknown): field is RowField =>
    isRecord(field) && typeof field.kind === 'string' && (field.of === undefined || Array.isArray(field.of));
  return Object.fromEntries(
    Object.entries(isRecord(fields) ? fields : {}).flatMap(([key, field]) =>
      isField(field) ? [[key, field]] : [],
    ),
  );
}

/** The plan of a content file. `contentOf` gives the content of the definition of a row. */
export function contentPlan(file: string, contentOf: (file: string) => unknown): FieldPlan | undefined {
  if (!isRowFile(file)) return filePlan(file);
  const definition = contentOf(definitionOf(file));
  if (definition === undefined) return undefined;
  const plan = rowPlan(definedFields(definition));
  return isTable(file) ? tablePlan(plan) : plan;
}

/** The plan of a place in a content file whose parsed content is given. */
export const contentPlanAt = (
  file: string,
  contentOf: (file: string) => unknown,
  pointer: string,
): FieldPlan | undefined =>
  placeAt({ value: contentOf(file), plan: contentPlan(file, contentOf) }, pointer).plan;

/** A cell is a text, whatever it means. */
function tablePlan(row: FieldPlan): FieldPlan {
  const fields = fieldsOf(row).map((field) => ({ ...field, plan: cellPlan(field.plan) }));
  return {
    ...planBase(row.name),
    is: 'list',
    items: row.is === 'object' ? { ...row, fields } : row,
    minItems: 0,
    maxItems: Number.POSITIVE_INFINITY,
    uniqueItems: false,
    columnsOf: undefined,
  };
}

/** True for a field whose values can be written in a cell. */
export const hasCell = (plan: FieldPlan): boolean =>
  plan.is === 'text' ||
  plan.is === 'choice' ||
  plan.is === 'number' ||
  plan.is === 'switch' ||
  (plan.is === 'list' && (plan.items.is === 'text' || plan.items.is === 'choice'));

function cellPlan(plan: FieldPlan): FieldPlan {
  if (plan.is === 'text' || plan.is === 'choice') return plan;
  const { name, description, fieldDescription } = plan;
  const base = { ...planBase(name, description), fieldDescription };
  if (plan.is === 'switch')
    return {
      ...base,
      is: 'choice',
      choices: ['true', 'false'].map((value) => ({ value, description: undefined })),
    };
  return {
    ...base,
    is: 'text',
    minLength: 0,
    maxLength: undefined,
    pattern: undefined,
    patternMessage: undefined,
  };
}
