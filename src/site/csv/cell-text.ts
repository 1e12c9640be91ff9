import { isRecord } from '../json/is-record';

/** A value as the cell of a table has it; undefined for one that no cell can have. */
export function cellText(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? value.join(', ') : undefined;
  if (!isRecord(value)) return String(value);
  const { type, src, alt, ...others } = value;
  const isPicture = type === 'file' && typeof src === 'string' && Object.keys(others).length === 0;
  return isPicture ? [src, alt].filter((part) => part !== undefined).join(' ') : undefined;
}
