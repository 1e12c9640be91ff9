import { pathPart } from '../../../../site/text/fix/slug';

/** A key that no entry of a map has, such as `logo-3`. */
export function newKey(thing: string, keys: readonly string[]): string {
  const word = pathPart(thing);
  let number = keys.length + 1;
  while (keys.includes(`${word}-${number}`)) number++;
  return `${word}-${number}`;
}
