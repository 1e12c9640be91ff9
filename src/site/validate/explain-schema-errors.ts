import type { ErrorObject } from 'ajv';
import { firstMistakes } from '../problem/first-mistakes';
import { groupBy } from '../problem/group-by';
import { explainFields } from './explain-fields';
import { explainValue } from './explain-value';
import type { SchemaMistake } from './schema-mistake';

/** One message for each mistake: what was found, what is allowed, how to correct it. */
export function explainSchemaErrors(errors: readonly ErrorObject[]): readonly SchemaMistake[] {
  const byPlace = groupBy(errors, ({ instancePath }) => instancePath);
  return firstMistakes([...byPlace.values()].flatMap(explainPlace), (message, { pointer, part }) => ({
    pointer,
    part,
    message,
  }));
}

const fieldKeywords: readonly string[] = ['additionalProperties', 'required', 'propertyNames'];

/** Only the first error of a value by rank is explained: a number needs no message about its length. */
const ranks = ['type', 'discriminator', 'enum', 'const', 'maxLength', 'pattern', 'minItems', 'maxItems'];

function explainPlace(errors: readonly ErrorObject[]): SchemaMistake[] {
  const names = errors.flatMap(({ keyword, params }) =>
    keyword === 'propertyNames' ? params.propertyName : [],
  );
  // What is wrong with the name of a field is no mistake of the object that has it.
  const about = errors.filter(
    ({ keyword, propertyName, data }) =>
      !fieldKeywords.includes(keyword) && !propertyName && !names.includes(data),
  );
  const [first] = about.sort((a, b) => rank(a) - rank(b));
  if (first) return [explainValue(first)];
  return explainFields(errors.filter(({ keyword }) => fieldKeywords.includes(keyword)));
}

function rank({ keyword }: ErrorObject): number {
  const found = ranks.indexOf(keyword);
  return found === -1 ? ranks.length : found;
}
