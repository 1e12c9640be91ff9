import { type JsonPath, pointerOf } from '../../site/json/json-path';
import { isConflict } from '../conflict';
import type { SetValue } from '../operation';
import { editText } from './edit-text';

/** Replaces texts of a JSON file, and keeps it laid out as the formatter does. */
export function rewriteTexts(
  file: string,
  text: string,
  replacement: (value: string, at: string) => string,
): string {
  const operations: SetValue[] = [];
  const collect = (value: unknown, path: JsonPath): void => {
    if (typeof value === 'string') {
      const at = pointerOf(path);
      const instead = replacement(value, at);
      if (instead !== value) operations.push({ file, op: 'set', at, value: instead });
    } else if (Array.isArray(value))
      for (const [key, item] of value.entries()) collect(item, { parent: path, key });
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) collect(item, { parent: path, key });
  };
  collect(JSON.parse(text), undefined);
  const edited = editText(file, text, operations);
  if (isConflict(edited)) throw new Error(edited.message);
  return edited.text;
}
