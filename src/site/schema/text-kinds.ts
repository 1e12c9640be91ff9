import schema from '../../../site.schema.json';
import { isRecord } from '../json/is-record';

/** The names of texts with a pattern: of their definition, or of their field. Ajv's errors hold copies of the schema. */
const names = new Map<string, string>();

function collect(node: unknown, name: string) {
  if (Array.isArray(node)) for (const item of node) collect(item, name);
  else if (isRecord(node)) {
    const key = keyOf(node);
    if (key !== undefined) names.set(key, name);
    for (const [child, value] of Object.entries(node)) collect(value, child);
  }
}

function keyOf({ pattern, patternErrorMessage }: Record<string, unknown>): string | undefined {
  return typeof pattern === 'string' ? `${pattern} ${patternErrorMessage}` : undefined;
}

/** `href`, `language`: what a text is for whose schema this is. */
export function textKind(node: Record<string, unknown>): string {
  if (names.size === 0) collect(schema, '');
  return names.get(keyOf(node) ?? '') ?? '';
}
