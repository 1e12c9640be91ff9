import type { ErrorObject } from 'ajv';
import schema from '../../../site.schema.json';
import type { Page, PageFiles, SiteContent } from '../schema/types.gen';
import { createQuickCheck } from './quick-check';

/** site.json with its entries left open: each is checked by its own kind, so that a mistake has one cause. */
const { pages } = schema.properties;
export const openSchema = {
  ...schema,
  $id: `${schema.$id}/without-pages`,
  properties: { ...schema.properties, pages: { ...pages, items: {} } },
};

export type Validation<Content = unknown> =
  | { valid: true; content: Content; errors: readonly [] }
  | { valid: false; errors: readonly ErrorObject[] };

export interface Validators {
  site(value: unknown): Validation<SiteContent>;
  page(value: unknown): Validation<Page>;
  pageFiles(value: unknown): Validation<PageFiles>;
}

/** Says that only the full validators can tell what is wrong. */
export class Uncertain extends Error {
  override name = 'Uncertain';
}

export const isSite = createQuickCheck<SiteContent>(openSchema);
export const isPage = createQuickCheck<Page>(schema.$defs.page);
export const isPageFiles = createQuickCheck<PageFiles>(schema.$defs.pageFiles);

/** For content that is probably valid: the first doubt is thrown. */
export const quickValidators: Validators = {
  site: certain(isSite),
  page: certain(isPage),
  pageFiles: certain(isPageFiles),
};

function certain<Content>(isValid: (value: unknown) => value is Content) {
  return (value: unknown): Validation<Content> => {
    if (!isValid(value)) throw new Uncertain();
    return { valid: true, content: value, errors: [] };
  };
}
