import { type ArrayChange, diffArrays } from 'diff';

type Change = Pick<ArrayChange<string>, 'value' | 'added' | 'removed'>;

const kept = { added: false, removed: false };

/** What makes a list of words or characters another one: if more than `most` differ, all between equal start and end. */
export function diffTokens(before: readonly string[], after: readonly string[], most: number): Change[] {
  const start = equalStart(before, after);
  const end = equalStart(before.slice(start).reverse(), after.slice(start).reverse());
  const between = (tokens: readonly string[]) => tokens.slice(start, tokens.length - end);
  const [was, now] = [between(before), between(after)];
  const changes = diffArrays(was, now, { maxEditLength: most }) ?? [
    { value: was, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  return [
    { value: before.slice(0, start), ...kept },
    ...changes,
    { value: before.slice(before.length - end), ...kept },
  ].filter(({ value }) => value.length > 0);
}

/** How many of the first tokens are the same. */
function equalStart(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((token, index) => token !== other[index]);
  return at === -1 ? one.length : at;
}
