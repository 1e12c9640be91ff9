import type { Node } from 'jsonc-parser';
import { type Described, describeRoot } from '../site/schema/schema-at';
import { type JsonText, readJsonText } from './json-text';
import { keepLayout } from './keep-layout';
import type { TextEdit } from './operation';
import { applyEdits, createPieces } from './pieces';

/** A file's JSON while operations change it, one after the other. */
export interface Draft {
  json(): JsonText;
  root(): Described;
  /** Makes edits of a list or an object, and those that its lines need then. */
  change(container: Node, edits: readonly TextEdit[]): void;
  /** Makes edits as they are. */
  replace(edits: readonly TextEdit[]): void;
  source(): string;
  /** All edits so far, of the first source. */
  edits(): TextEdit[];
}

/** `source` is a JSON text without a byte order mark and without a syntax mistake. */
export function createDraft(file: string, first: string): Draft {
  const pieces = createPieces(first.length);
  let source = first;
  let json: JsonText | undefined;
  const readJson = () => {
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
  return {
    json: readJson,
    root: () => describeRoot(file, readJson().root),
    change: (container, edits) => replace(keepLayout(readJson(), container, edits)),
    replace,
    source: () => source,
    edits: () =>
      pieces.edits().filter(({ offset, length, text }) => first.slice(offset, offset + length) !== text),
  };
}
