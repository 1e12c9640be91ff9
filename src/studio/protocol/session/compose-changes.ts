import type { FileChange } from '../../../edit/overlay-files';

/** One list of changes that does what two do, one after the other. */
export function composeChanges(
  first: readonly FileChange[],
  second: readonly FileChange[],
): readonly FileChange[] {
  const before = new Map(first.flatMap((change) => (change.to === undefined ? [] : [[change.to, change]])));
  const touched = new Set(second.flatMap(({ from }) => (from === undefined ? [] : [from])));
  const both = [
    ...first.filter(({ to }) => to === undefined || !touched.has(to)),
    ...second.map((change) => joined(before, change)),
  ];
  return withoutEmpty(withReturned(both));
}

/** A change with what was changed before it in the same file. */
function joined(before: ReadonlyMap<string, FileChange>, change: FileChange): FileChange {
  const earlier = change.from === undefined ? undefined : before.get(change.from);
  if (!earlier) return change;
  const { from } = earlier;
  const text = change.text ?? earlier.text;
  const was = earlier.text === undefined ? (earlier.was ?? change.was) : earlier.was;
  return {
    ...(from !== undefined && { from }),
    ...(change.to !== undefined && { to: change.to }),
    ...(change.to !== undefined && text !== undefined && { text }),
    ...(from !== undefined && was !== undefined && { was }),
  };
}

/** A file that was deleted and is there again is a changed file. */
function withReturned(changes: readonly FileChange[]): readonly FileChange[] {
  const created = new Map(changes.flatMap(({ from, to, text }) => (from === undefined ? [[to, text]] : [])));
  const returned = new Set<string | undefined>();
  const merged = changes.map((change) => {
    const { from, to } = change;
    if (from === undefined || to !== undefined || !created.has(from)) return change;
    returned.add(from);
    const text = created.get(from);
    return { ...change, to: from, ...(text !== undefined && { text }) };
  });
  return merged.filter(({ from, to }) => from !== undefined || !returned.has(to));
}

const withoutEmpty = (changes: readonly FileChange[]): readonly FileChange[] =>
  changes.filter(
    ({ from, to, text, was }) =>
      !(from === undefined && to === undefined) && !(from === to && (text === undefined || text === was)),
  );
