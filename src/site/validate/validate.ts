import { Ajv, type ValidateFunction } from 'ajv';
import schema from '../../../site.schema.json';
import type { Page, PageFiles, SiteContent } from '../schema/types.gen';
import { editorKeywords } from './quick-check';
import {
  isPage,
  isPageFiles,
  isSite,
  openSchema,
  type Validation,
  type Validators,
} from './validate-quickly';

/** Valid content is recognized quickly; what is wrong with the other, ajv tells. */
export const fullValidators: Validators = {
  site: validation(isSite, () => ajv().compile<SiteContent>(openSchema)),
  page: validation(isPage, () => definition<Page>('page')),
  pageFiles: validation(isPageFiles, () => definition<PageFiles>('pageFiles')),
};

function validation<Content>(
  isValid: (value: unknown) => value is Content,
  compile: () => ValidateFunction<Content>,
): (value: unknown) => Validation<Content> {
  let full: ValidateFunction<Content> | undefined;
  return (value) => {
    if (isValid(value)) return { valid: true, content: value, errors: [] };
    full ??= compile();
    return full(value)
      ? { valid: true, content: value, errors: [] }
      : { valid: false, errors: full.errors ?? [] };
  };
}

let instance: Ajv | undefined;

/** Compiling takes a third of a second, so it waits for the first mistake. A test has the schema checked strictly. */
function ajv(): Ajv {
  if (instance) return instance;
  instance = new Ajv({
    strict: false,
    validateSchema: false,
    meta: false,
    allErrors: true,
    verbose: true,
    discriminator: true,
    inlineRefs: false,
    code: { optimize: false, regExp: patternOf },
  });
  instance.addVocabulary(editorKeywords);
  instance.addSchema(schema);
  return instance;
}

/** No text that fits a field is that long, and a pattern may need room on the stack for every sign. */
const longestText = 100_000;

function patternOf(source: string, flags: string) {
  const pattern = new RegExp(source, flags);
  return {
    test: (text: string) => text.length <= longestText && pattern.test(text),
    // By which ajv tells patterns apart.
    toString: () => String(pattern),
  };
}
// What ajv would write into validators that are kept as files.
patternOf.code = 'new RegExp';

function definition<Content>(name: string): ValidateFunction<Content> {
  const found = ajv().getSchema<Content>(`${schema.$id}#/$defs/${name}`);
  if (!found) throw new Error(`The schema doesn't define ${name}`);
  return found;
}
