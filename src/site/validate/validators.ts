import type { ErrorObject, ValidateFunction } from 'ajv';
import { siteFile } from '../files/site-file';
import { filePlan, kindPlan } from '../schema/field-plan';
import type { FieldPlan } from '../schema/plan-types';
import type { Page, PageFiles, SiteContent } from '../schema/types.gen';

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
}

/** The functions that ajv compiles from the schema. */
export interface CompiledSchema {
  site: ValidateFunction<SiteContent>;
  page: ValidateFunction<Page>;
  pageFiles: ValidateFunction<PageFiles>;
}

export const createValidators = ({ site, page, pageFiles }: CompiledSchema): Validators => ({
  site: validation(site, filePlan(siteFile)),
  page: validation(page, kindPlan('page')),
  pageFiles: validation(pageFiles, kindPlan('pageFiles')),
});

function validation<Content>(validate: ValidateFunction<Content>, plan: FieldPlan) {
  return (value: unknown): Validation<Content> =>
    validate(value)
      ? { valid: true, content: value }
      : { valid: false, value, plan, errors: validate.errors ?? [] };
}
