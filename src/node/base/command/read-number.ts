import { UsageError } from '../content/content-error';

/** A port number from an option. */
export function readPort(value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port takes a number from 0 to 65535, not ${value}.`);
  return port;
}

/** A number of at least one from an option. */
export function readCount(name: string, value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(`--${name} takes a whole number above 0, not ${value}.`);
  return count;
}
