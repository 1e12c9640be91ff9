import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { textOf } from '../../../site/json/text-of';
import type { Answer, RequestName } from '../../protocol/requests';
import type { Watcher } from '../workspace/watchers';

/** What a request gives, as it came. */
export type RequestValues = Readonly<Record<string, unknown>>;

/** What handles the requests of these names. Throws a RequestRefusal for what can't be done. */
export type Handlers<Name extends RequestName> = {
  [Each in Name]: (given: RequestValues, watcher: Watcher) => Answer<Each> | Promise<Answer<Each>>;
};

export function placeOf(value: unknown): Place {
  const { file, pointer } = isRecord(value) ? value : {};
  return { file: textOf(file), pointer: textOf(pointer) };
}
