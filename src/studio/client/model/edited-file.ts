import { contentValue } from '../../../site/csv/content-value';
import { valueAt } from '../../../site/json/value-at';
import type { FileState } from '../../protocol/workspace';
import { applyToValue } from './apply-to-value';
import type { FieldChange } from './editor';

/** A change that the workspace has not confirmed yet. */
export interface WaitingChange {
  id: string;
  change: FieldChange;
  name: string;
  step: string | undefined;
  /** The version of the text that the change was made for. */
  version: number;
  /** The file's value before it. */
  base: unknown;
  isSent: boolean;
  /** The workspace has answered that it keeps it. The text with it comes as an event. */
  isKept: boolean;
}

/** A file as the workspace has it, and with the changes that wait. */
export interface EditedFile {
  state: FileState;
  /** Undefined if the text is no JSON. */
  written: unknown;
  value: unknown;
  waiting: readonly WaitingChange[];
}

/** Takes the workspace's state of a file; `applied` are the changes in it. */
export function receive(
  last: EditedFile | undefined,
  state: FileState,
  applied: readonly string[],
): EditedFile {
  const written = last?.state.text === state.text ? last.written : contentValue(state.file, state.text);
  const left = last?.waiting.filter(({ id }) => !applied.includes(id)) ?? [];
  // An event names the changes of everybody.
  const isOwn = left.length < (last?.waiting.length ?? 0);
  const waiting = left.map((change) => {
    const fits = change.version === last?.state.version && (isOwn || isSame(change, last.written, written));
    return fits ? { ...change, version: state.version } : change;
  });
  return withValue({ state, written, waiting });
}

/** True if what a change replaces is the same in two values of a file, both of which can be read. */
const isSame = ({ change }: WaitingChange, before: unknown, now: unknown): boolean =>
  change.op === 'set' &&
  before !== undefined &&
  now !== undefined &&
  JSON.stringify(valueAt(before, change.at)) === JSON.stringify(valueAt(now, change.at));

/** Adds a change. Keys that were typed while another change is on its way become one. */
export function wait(file: EditedFile, next: WaitingChange): EditedFile {
  const last = file.waiting.at(-1);
  const joined = last && joinedChange(last, next);
  return {
    ...file,
    waiting: joined ? [...file.waiting.slice(0, -1), { ...last, change: joined }] : [...file.waiting, next],
    value: applyToValue(file.value, next.change),
  };
}

function joinedChange(last: WaitingChange, next: WaitingChange): FieldChange | undefined {
  if (last.isSent || last.step !== next.step) return undefined;
  const [from, to] = [last.change, next.change];
  return from.op === 'set' && to.op === 'set' && from.at === to.at ? { ...from, value: to.value } : undefined;
}

export const markChange = (
  file: EditedFile,
  id: string,
  state: Partial<Pick<WaitingChange, 'isSent' | 'isKept'>>,
): EditedFile => ({
  ...file,
  waiting: file.waiting.map((change) => (change.id === id ? { ...change, ...state } : change)),
});

/** After a lost connection: the text that comes next has what was kept, and nothing else may say so. */
export const withoutKept = (files: Readonly<Record<string, EditedFile>>): Record<string, EditedFile> =>
  Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      { ...file, waiting: file.waiting.filter(({ isKept }) => !isKept) },
    ]),
  );

/** Takes back a change that the workspace refused. */
export const drop = (file: EditedFile, id: string): EditedFile =>
  withValue({ ...file, waiting: file.waiting.filter((change) => change.id !== id) });

/** What is said when a file was removed, and with it what was typed. */
export function lostWords({ state, waiting }: EditedFile): string {
  const typed = waiting.flatMap(({ change }) => (change.op === 'set' ? [change.value] : []));
  const values = typed.map((value) => (typeof value === 'string' ? `“${value}”` : JSON.stringify(value)));
  const words = values.length > 0 ? ` What was typed in it is not kept: ${values.join(', ')}.` : '';
  return `${state.file} was removed or moved elsewhere.${words}`;
}

const withValue = (file: Omit<EditedFile, 'value'>): EditedFile => ({
  ...file,
  value: file.waiting.reduce((value, { change }) => applyToValue(value, change), file.written),
});
