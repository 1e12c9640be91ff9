import { type Files, normalizeText } from '../files/files';
import { FileRefusal, type RefusalReason } from '../files/refusal';
import { isRecord } from '../json/is-record';
import { otherFormat } from '../json/other-format';
import { parseJson } from '../json/parse-json';
import type { Finding } from '../problem/finding';
import { firstMistakes } from '../problem/floods';
import { groupBy } from '../problem/group-by';
import { createFinding } from '../problem/rule-text';
import { duplicateKey } from './rules/duplicate-key';
import { encoding } from './rules/encoding';
import { missingFile } from './rules/missing-file';
import { refusedFile } from './rules/refused-file';
import { syntax } from './rules/syntax';

export interface ReadDocument {
  /** Characters of its text. */
  length: number;
  /** What could be recovered when `findings` is not empty. */
  value: unknown;
  findings: readonly Finding[];
}

/** Reads one JSON file and checks that it is JSON without duplicate keys. */
export function readDocument(files: Files, file: string): ReadDocument {
  const location = { file, pointer: '' };
  const text = readText(files, file);
  if (typeof text !== 'string') return { length: 0, value: undefined, findings: [text] };
  const { length } = text;
  const garbled = text.indexOf('\uFFFD');
  if (/^(\uFFFD\uFFFD)?(\0[ -~]|[\n -~]\0){2}/.test(text)) {
    const value = withPath(undefined, text);
    return {
      length,
      value,
      findings: [createFinding(encoding, { ...location, span: { offset: 0, length: 1 } }, 'utf16')],
    };
  }
  if (garbled !== -1 && !otherFormat(text)) {
    const span = { offset: garbled, length: 1 };
    return {
      length,
      value: withPath(parseJson(text).value, text),
      findings: [createFinding(encoding, { ...location, span }, 'garbled')],
    };
  }
  const { value, mistake, duplicates } = parseJson(text);
  if (mistake) {
    const { message, help } = mistake;
    const span = { offset: mistake.offset, length: mistake.length };
    return {
      length,
      value: withPath(value, text),
      findings: [createFinding(syntax, { ...location, span }, 'found', message, help)],
    };
  }
  const byObject = groupBy(duplicates, ({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/')));
  const findings = [...byObject.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { pointer, key, ...span } = first;
    const location = { file, pointer, span };
    return others.length === 0
      ? [createFinding(duplicateKey, location, 'twice', key)]
      : [createFinding(duplicateKey, location, 'merged', [key, ...others.map((other) => other.key)])];
  });
  return {
    length,
    value,
    findings: firstMistakes<Finding>(findings, (message, last) => ({ ...last, message, help: undefined })),
  };
}

/** The path of a page is what others need of it: it is looked for in any text that has one. */
function withPath(value: unknown, text: string): unknown {
  if (isRecord(value) && typeof value.path === 'string') return value;
  const [, path] = /\bpath(?:&quot;|[^\w/]){1,8}(\/[\w/-]*)/.exec(text.replaceAll('\0', '')) ?? [];
  return path === undefined ? value : { ...(isRecord(value) && value), path };
}

/** A mistake of the file as a whole: none of its text is looked at. */
export function refuseFile(file: string, reason: RefusalReason): Finding {
  const location = { file, pointer: '' };
  return 'link' in reason
    ? createFinding(refusedFile, location, 'link', reason.link)
    : createFinding(refusedFile, location, 'size', reason.size, reason.most);
}

/** The text of a file, or why it can't be read. */
export function readText(files: Pick<Files, 'read'>, file: string): string | Finding {
  try {
    return normalizeText(files.read(file));
  } catch (error) {
    return error instanceof FileRefusal
      ? refuseFile(file, error.reason)
      : createFinding(missingFile, { file, pointer: '' }, 'missing', file);
  }
}
