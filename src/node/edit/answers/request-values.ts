import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';

/** What a request gives, as it came. */
export type Arguments = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function placeOf(value: unknown): Place {
  const { file, pointer } = isRecord(value) ? value : {};
  return { file: textOf(file), pointer: textOf(pointer) };
}
