import { isRecord } from '../json/is-record';
import { type JsonPath, pointerOf } from '../json/json-path';
import { memberOf } from '../json/value-at';
import type { Change, Step } from './migration';

/** A value in the parsed content, and the list or object that has it. */
export interface Place {
  value: unknown;
  at: JsonPath;
  holder: unknown;
}

/** Makes a step in a value of the definition that it is about, and gives the changes. */
export function changeValue(step: Step, start: Place, keys: readonly string[]): Change[] {
  return placesIn(start, keys).flatMap((place): Change[] => {
    const isThere = place.value !== undefined;
    if ('default' in step) return isThere ? [] : put(place, structuredClone(step.default));
    if (!isThere) return [];
    if ('remove' in step) return put(place, undefined);
    if ('rename' in step) return move(holderOf(place), place, [step.rename]);
    if ('move' in step) return move(start, place, step.move.split('.'));
    if ('wrap' in step && step.wrap === 'list') return put(place, listOf(place.value));
    if ('unwrap' in step && step.unwrap === 'list') return put(place, onlyOf(place.value));
    return itemsOf(place).flatMap((item) => put(item, changed(step, item.value)));
  });
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]);
const onlyOf = (value: unknown) => (Array.isArray(value) && value.length < 2 ? value[0] : value);

const holderOf = ({ at, holder }: Place): Place => ({ value: holder, at: at?.parent, holder: undefined });

/** Also a field that is missing in its object. */
function placesIn(place: Place, [key, ...rest]: readonly string[]): Place[] {
  if (key === undefined) return [place];
  return itemsOf(place).flatMap((item) => (isRecord(item.value) ? placesIn(memberIn(item, key), rest) : []));
}

const itemsOf = (place: Place): Place[] =>
  Array.isArray(place.value) ? place.value.flatMap((_, index) => itemsOf(memberIn(place, index))) : [place];

const memberIn = ({ value, at }: Place, key: string | number): Place => ({
  value: memberOf(value, String(key)),
  at: { parent: at, key },
  holder: value,
});

function changed(step: Step, value: unknown): unknown {
  if ('wrap' in step) return { [step.wrap]: value };
  if ('unwrap' in step)
    return isRecord(value) && Object.keys(value).join() === step.unwrap ? value[step.unwrap] : value;
  const isPlain = typeof value !== 'object';
  return 'map' in step && isPlain && Object.hasOwn(step.map, String(value)) ? step.map[String(value)] : value;
}

/** Nothing in place of the value of a field removes it. */
function put({ holder, at, value: was }: Place, value: unknown): Change[] {
  if (value === was || !at || (value === undefined && !isRecord(holder))) return [];
  if (Array.isArray(holder)) holder[Number(at.key)] = value;
  else if (isRecord(holder) && value !== undefined) holder[at.key] = value;
  else if (isRecord(holder)) delete holder[at.key];
  const pointer = pointerOf(at);
  if (value === undefined) return [{ op: 'remove', at: pointer }];
  // Later steps change the value itself.
  const copy: unknown = typeof value === 'object' ? structuredClone(value) : value;
  return [{ op: 'set', at: pointer, value: copy }];
}

/** From an object to the last of these fields. What is there already stays, and so does the value. */
function move(from: Place, place: Place, [key = '', ...rest]: readonly string[]): Change[] {
  if (!isRecord(from.value) || !place.at) return [];
  const target = memberIn(from, key);
  if (rest.length > 0) {
    const made = target.value === undefined ? put(target, {}) : [];
    return [...made, ...move(memberIn(from, key), place, rest)];
  }
  if (target.value !== undefined || !isRecord(place.holder)) return [];
  from.value[key] = place.value;
  delete place.holder[place.at.key];
  return [{ op: 'move', at: pointerOf(place.at), to: pointerOf(target.at) }];
}
