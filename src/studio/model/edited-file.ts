import type { FileState } from '../../edit/workspace';
import { normalizeText } from '../../site/files/files';
import type { FieldChange } from '../editor';
import { applyToValue } from './apply-to-value';

/** A change that the workspace has not confirmed yet. */
export interface WaitingChange {
  id: string;
  change: FieldChange;
  name: string;
  step: string | undefined;
  isSent: boolean;
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
  const waiting = last?.waiting.filter(({ id }) => !applied.includes(id)) ?? [];
  const written = last?.state.text === state.text ? last.written : parse(state.text);
  return withValue({ state, written, waiting });
}

/** Adds a change. Keys that were typed while another change is on its way become one. */
export function wait(file: EditedFile, next: WaitingChange): EditedFile {
  const last = file.waiting.at(-1);
  const isMore =
    last &&
    !last.isSent &&
    last.change.op === 'set' &&
    next.change.op === 'set' &&
    last.change.at === next.change.at &&
    last.step === next.step;
  const before = isMore ? file.waiting.slice(0, -1) : file.waiting;
  return {
    ...file,
    waiting: [...before, isMore ? { ...next, id: last.id } : next],
    value: applyToValue(file.value, next.change),
  };
}

export const markSent = (file: EditedFile, id: string): EditedFile => ({
  ...file,
  waiting: file.waiting.map((change) => (change.id === id ? { ...change, isSent: true } : change)),
});

/** Takes back a change that the workspace refused. */
export const drop = (file: EditedFile, id: string): EditedFile =>
  withValue({ ...file, waiting: file.waiting.filter((change) => change.id !== id) });

const withValue = (file: Omit<EditedFile, 'value'>): EditedFile => ({
  ...file,
  value: file.waiting.reduce((value, { change }) => applyToValue(value, change), file.written),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(normalizeText(text));
  } catch {
    return undefined;
  }
}
