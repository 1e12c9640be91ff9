import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import schema from '../../site.schema.json';
import type { Page, PageFiles, SiteContent } from './types.gen';

/** Keywords that only people, code editors and the generated types read. */
export const annotations = [
  'tsType',
  'x-widget',
  'patternErrorMessage',
  'enumDescriptions',
  'defaultSnippets',
  'suggestSortText',
  'errorMessage',
  'markdownDescription',
];

const ajv = new Ajv({
  strict: true,
  strictRequired: true,
  allErrors: true,
  verbose: true,
  discriminator: true,
});
ajv.addVocabulary(annotations);

/** site.json with its entries left open: each is checked by its own kind, so that a mistake has one cause. */
const { pages } = schema.properties;
const openSchema = {
  ...schema,
  $id: `${schema.$id}/without-pages`,
  properties: { ...schema.properties, pages: { ...pages, items: {} } },
};

ajv.addSchema(schema);

export type Validation<Content = unknown> =
  | { valid: true; content: Content; errors: readonly [] }
  | { valid: false; errors: readonly ErrorObject[] };

export const validateSite = validation(ajv.compile<SiteContent>(openSchema));
export const validatePage = validation(definition<Page>('page'));
export const validatePageFiles = validation(definition<PageFiles>('pageFiles'));

function definition<Content>(name: string): ValidateFunction<Content> {
  const found = ajv.getSchema<Content>(`${schema.$id}#/$defs/${name}`);
  if (!found) throw new Error(`The schema doesn't define ${name}`);
  return found;
}

function validation<Content>(validate: ValidateFunction<Content>): (value: unknown) => Validation<Content> {
  return (value) =>
    validate(value)
      ? { valid: true, content: value, errors: [] }
      : { valid: false, errors: validate.errors ?? [] };
}
