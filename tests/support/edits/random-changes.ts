import { isConflict } from '../../../src/edit/conflict';
import type { ValueOperation } from '../../../src/edit/operation';
import { editText } from '../../../src/edit/text/edit-text';
import { parentOf } from './check-rebase';
import { applyToModel, withoutEmptyLists } from './model';
import { pickFrom, type Random, randomOperation, randomText, valuesIn } from './random-operations';

/** Two changes of one document: of some values, or each of one text. */
export function randomChanges(
  random: Random,
  file: string,
  text: string,
): readonly [ValueOperation, readonly ValueOperation[]] {
  const ours = nearOperation(random, file, JSON.parse(text));
  const document: unknown = JSON.parse(text);
  const theirs: ValueOperation[] = [];
  for (let count = 1 + Math.floor(random() * 3); count > 0; count--) {
    const operation = structuredClone(nearOperation(random, file, withoutEmptyLists(document)));
    const next = editText(file, text, [...theirs, operation]);
    if (isConflict(next)) continue;
    theirs.push(operation);
    applyToModel(document, structuredClone(operation));
  }
  return [ours, theirs];
}

/** Two changes of different texts of one document; undefined if it has not two. */
export function changesOfDifferentFields(
  random: Random,
  file: string,
  text: string,
): readonly [ValueOperation, readonly ValueOperation[]] | undefined {
  const fields = valuesIn(JSON.parse(text)).filter(({ value }) => typeof value === 'string');
  if (fields.length < 2) return undefined;
  const [ours, theirs] = [pickFrom(random, fields), pickFrom(random, fields)];
  const set = ({ at }: { at: string }) => ({ op: 'set', file, at, value: randomText(random) }) as const;
  return ours.at === theirs.at ? undefined : [set(ours), [set(theirs)]];
}

/** Not a move into another list: there the objects of the test do not say what is meant. */
function nearOperation(random: Random, file: string, document: unknown): ValueOperation {
  for (;;) {
    const operation = structuredClone(randomOperation(random, file, document));
    if (operation.op !== 'move' || parentOf(operation.at) === parentOf(operation.to)) return operation;
  }
}
