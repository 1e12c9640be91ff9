import type { FieldPlace } from '../../../edit/workspace';
import { isRecord } from '../../../site/json/is-record';

/** What a request gives, as it came. */
export type Arguments = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function placeOf(value: unknown): FieldPlace {
  const { file, pointer } = isRecord(value) ? value : {};
  return { file: textOf(file), pointer: textOf(pointer) };
}
