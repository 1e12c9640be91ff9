import type { ErrorObject, ValidateFunction } from 'ajv';
import { siteFile } from '../files/site-file';
import type { Kind } from '../schema/definitions';
import { filePlan, kindPlan } from '../schema/field-plan';
import type { FieldPlan } from '../schema/plan-types';
import type { Collection, Page, PageFiles, RowItem, SiteContent } from '../schema/types.gen';

export type Validation<Content = unknown> = { valid: true; content: Content } | Refused;

/** A value that is not what its plan says. */
export interface Refused {
  valid: false;
  value: unknown;
  plan: FieldPlan;
  errors: readonly ErrorObject[];
}

export interface Validators {
  /** Leaves the entries of `pages` open: each is checked as its own kind, so that a mistake has one cause. */
  site(value: unknown): Validation<SiteContent>;
  page(value: unknown): Validation<Page>;
  pageFiles(value: unknown): Validation<PageFiles>;
  collection(value: unknown): Validation<Collection>;
  rowItem(value: unknown): Validation<RowItem>;
  /** What is wrong with a value of a kind. */
  errorsOf(kind: Kind, value: unknown): readonly ErrorObject[];
}

/** The functions that ajv compiles from the schema: one for each kind, and one for site.json. */
export type CompiledSchema = Readonly<Record<Exclude<Kind, TypedKind>, ValidateFunction>> & {
  site: ValidateFunction<SiteContent>;
  page: ValidateFunction<Page>;
  pageFiles: ValidateFunction<PageFiles>;
  collection: ValidateFunction<Collection>;
  rowItem: ValidateFunction<RowItem>;
};
type TypedKind = 'page' | 'pageFiles' | 'collection' | 'rowItem';

export const createValidators = (compiled: CompiledSchema): Validators => ({
  site: validation(compiled.site, filePlan(siteFile)),
  page: validation(compiled.page, kindPlan('page')),
  pageFiles: validation(compiled.pageFiles, kindPlan('pageFiles')),
  collection: validation(compiled.collection, kindPlan('collection')),
  rowItem: validation(compiled.rowItem, kindPlan('rowItem')),
  errorsOf(kind, value) {
    const validate: ValidateFunction = compiled[kind];
    return validate(value) ? [] : (validate.errors ?? []);
  },
});

function validation<Content>(validate: ValidateFunction<Content>, plan: FieldPlan) {
  return (value: unknown): Validation<Content> =>
    validate(value)
      ? { valid: true, content: value }
      : { valid: false, value, plan, errors: validate.errors ?? [] };
}
