import { UsageError } from './content-error';

const form = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;

/** The instant that an option names, at the beginning of a day in UTC if it names a day. */
export function readInstant(text: string | undefined, option = '--at'): number | undefined {
  if (text === undefined || text === '') return undefined;
  const instant = form.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant))
    throw new UsageError(
      `${option} takes an instant with an offset, such as 2026-12-01T09:00+08:00, not ${text}.`,
    );
  return instant;
}
