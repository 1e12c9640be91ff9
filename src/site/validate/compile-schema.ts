import { _, Ajv, type KeywordCxt, stringify } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import schema from '../../../site.schema.json';
import { guardedPattern } from './guarded-pattern';

/** Of 2,000 names none is compared: the page of a large site has many. */
const oneOfNames = {
  keyword: 'enum',
  schemaType: 'array',
  code(context: KeywordCxt) {
    const { gen, data, schema } = context;
    const names = gen.scopeValue('obj', { ref: new Set(schema), code: _`new Set(${stringify(schema)})` });
    context.fail(_`!${names}.has(${data})`);
  },
} as const;

/**
 * Compiles the schema to the code of a CommonJS module that exports a `CompiledSchema`. It takes a third of a second,
 * so the code is kept.
 */
export function compileSchema(): string {
  // A test checks the schema strictly.
  const ajv = new Ajv({
    strict: false,
    validateSchema: false,
    meta: false,
    allErrors: true,
    discriminator: true,
    inlineRefs: false,
    code: { source: true, regExp: guardedPattern },
  });
  ajv.removeKeyword('enum').addKeyword(oneOfNames);
  ajv.addSchema(schema);
  const { pages } = schema.properties;
  ajv.addSchema({
    ...schema,
    $id: 'site',
    properties: { ...schema.properties, pages: { ...pages, items: {} } },
  });
  return standaloneCode(ajv, {
    ...Object.fromEntries(Object.keys(schema.$defs).map((kind) => [kind, `${schema.$id}#/$defs/${kind}`])),
    site: 'site',
  });
}
