import schema from '../../../site.schema.json';
import { nounOf } from '../text/words';

const nouns = new Map<unknown, string>(
  Object.entries(schema.$defs).map(([name, definition]) => [definition, `this ${nounOf(name)}`]),
);

/** How messages call what a part of the schema describes. */
export function nounOfSchema(part: unknown): string {
  return nouns.get(part) ?? 'site.json';
}
