import { type Files, normalizeText } from '../files/files';
import { FileRefusal, type RefusalReason } from '../files/refusal';
import { parseJson } from '../json/parse-json';
import type { Finding } from '../problem/finding';
import { firstMistakes } from '../problem/floods';
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
  if (text instanceof FileRefusal)
    return { length: 0, value: undefined, findings: [refuseFile(file, text.reason)] };
  if (text === undefined)
    return { length: 0, value: undefined, findings: [createFinding(missingFile, location, 'missing', file)] };
  const { length } = text;
  const garbled = text.indexOf('\uFFFD');
  if (garbled !== -1) {
    const span = { offset: garbled, length: 1 };
    return {
      length,
      value: parseJson(text).value,
      findings: [createFinding(encoding, { ...location, span }, 'garbled')],
    };
  }
  const { value, mistake, duplicates } = parseJson(text);
  if (mistake) {
    const { message, help } = mistake;
    const span = { offset: mistake.offset, length: mistake.length };
    return {
      length,
      value,
      findings: [createFinding(syntax, { ...location, span }, 'found', message, help)],
    };
  }
  const findings = duplicates.map(({ pointer, key, ...span }) =>
    createFinding(duplicateKey, { file, pointer, span }, 'twice', key),
  );
  return {
    length,
    value,
    findings: firstMistakes<Finding>(findings, (message, last) => ({ ...last, message, help: undefined })),
  };
}

/** A mistake of the file as a whole: none of its text is looked at. */
export function refuseFile(file: string, reason: RefusalReason): Finding {
  const location = { file, pointer: '' };
  return 'link' in reason
    ? createFinding(refusedFile, location, 'link', reason.link)
    : createFinding(refusedFile, location, 'size', reason.size);
}

function readText(files: Files, file: string): string | FileRefusal | undefined {
  try {
    return normalizeText(files.read(file));
  } catch (error) {
    return error instanceof FileRefusal ? error : undefined;
  }
}
