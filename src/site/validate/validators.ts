import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Page, PageFiles, SiteContent } from '../schema/types.gen';

export type Validation<Content = unknown> =
  | { valid: true; content: Content }
  | { valid: false; errors: readonly ErrorObject[] };

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
  site: validation(site),
  page: validation(page),
  pageFiles: validation(pageFiles),
});

function validation<Content>(validate: ValidateFunction<Content>) {
  return (value: unknown): Validation<Content> =>
    validate(value) ? { valid: true, content: value } : { valid: false, errors: validate.errors ?? [] };
}
