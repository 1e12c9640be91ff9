import type { ErrorObject } from 'ajv';
import { isRecord } from '../json/is-record';
import { firstMistakes } from '../problem/floods';
import { groupBy } from '../problem/group-by';
import { placeAt } from '../schema/plan-at';
import { explainFields } from './explain-fields';
import { explainValue } from './explain-value';
import type { PlannedValue, SchemaMistake } from './schema-mistake';
import type { Refused } from './validators';

/** One message for each mistake: what was found, what is allowed, how to correct it. `start` leads to the value. */
export function explainSchemaErrors({ errors, ...root }: Refused, start = ''): readonly SchemaMistake[] {
  const byPlace = groupBy(errors, ({ instancePath }) => instancePath);
  const mistakes = [...byPlace].flatMap(([pointer, those]) => {
    const { value, plan } = placeAt(root, pointer);
    if (!plan) throw new Error(`The schema says nothing of ${pointer}.`);
    return explainPlace({ pointer: start + pointer, value, plan }, those);
  });
  return firstMistakes(mistakes, (message, { pointer, part }) => ({ pointer, part, message }));
}

const fieldKeywords: readonly string[] = ['additionalProperties', 'required', 'propertyNames'];

/** Only the first error of a value by rank is explained: a number needs no message about its length. */
const ranks = ['type', 'discriminator', 'enum', 'const', 'maxLength', 'pattern', 'minItems', 'maxItems'];

function explainPlace(place: PlannedValue, errors: readonly ErrorObject[]): SchemaMistake[] {
  // What is wrong with the name of a field is no mistake of the object that has it.
  const isAboutNames = place.plan.is === 'map' && isRecord(place.value);
  const about = isAboutNames ? [] : errors.filter(({ keyword }) => !fieldKeywords.includes(keyword));
  const [first] = about.sort((a, b) => rank(a) - rank(b));
  if (first) return [explainValue(place, first)];
  return explainFields(
    place,
    errors.filter(({ keyword }) => fieldKeywords.includes(keyword)),
  );
}

function rank({ keyword }: ErrorObject): number {
  const found = ranks.indexOf(keyword);
  return found === -1 ? ranks.length : found;
}
