import type { Node } from 'jsonc-parser';
import { filePlan } from '../../site/schema/field-plan';
import type { FieldPlan } from '../../site/schema/plan-types';
import type { TextEdit } from '../operation';
import { type Described, describe } from './described';
import { type JsonText, readJsonText } from './json-text';
import { keepLayout } from './keep-layout';
import { applyEdits, createPieces } from './pieces';

/** A file's JSON while operations change it, one after the other. */
export interface Draft {
  /** Of the whole file; undefined if the schema does not know it. */
  plan: FieldPlan | undefined;
  json(): JsonText;
  root(): Described;
  source(): string;
  /** Makes edits of a list or an object, and those that its lines need then. */
  change(container: Node, edits: readonly TextEdit[]): void;
  /** Makes edits as they are. */
  replace(edits: readonly TextEdit[]): void;
  /** The JSON without tokens that wait. */
  settled(): JsonText;
  /** Replaces a token of the settled JSON, which is not parsed again for it. */
  replaceToken(token: Node, edit: TextEdit): void;
  /** True for a token that was replaced, and that the settled JSON still has as it was. */
  isWaiting(token: Node): boolean;
  /** Forgets the parsed text until it is asked for: it takes twenty times the memory of the text. */
  rest(): void;
  /** All edits so far, of the first source. */
  edits(): TextEdit[];
}

/** `first` is a JSON text without a byte order mark and without a syntax mistake. */
export function createDraft(
  file: string,
  first: string,
  plan: FieldPlan | undefined = filePlan(file),
): Draft {
  const pieces = createPieces(first.length);
  const waiting = new Map<Node, TextEdit>();
  let source = first;
  let json: JsonText | undefined;
  const settled = () => {
    json ??= readJsonText(source);
    if (!json) throw new Error(`${file} is not JSON.`);
    return json;
  };
  const replace = (edits: readonly TextEdit[]) => {
    if (edits.length === 0) return;
    for (const edit of [...edits].reverse()) pieces.replace(edit);
    source = applyEdits(source, edits);
    json = undefined;
  };
  const settle = () => {
    const edits = [...waiting.values()].sort((one, other) => one.offset - other.offset);
    waiting.clear();
    replace(edits);
  };
  const readJson = () => {
    settle();
    return settled();
  };
  return {
    plan,
    json: readJson,
    root: () => describe(plan, readJson().root),
    source: () => readJson().source,
    change: (container, edits) => replace(keepLayout(readJson(), container, edits)),
    replace,
    settled,
    replaceToken: (token, edit) => void waiting.set(token, edit),
    isWaiting: (token) => waiting.has(token),
    rest() {
      settle();
      json = undefined;
    },
    edits() {
      settle();
      return pieces
        .edits()
        .filter(({ offset, length, text }) => first.slice(offset, offset + length) !== text);
    },
  };
}
