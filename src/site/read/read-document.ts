import type { Files } from '../files/files';
import { normalizeText } from '../files/normalize-text';
import { Refusal } from '../files/refusal';
import { parseJson } from '../json/parse-json';
import type { Finding } from '../problem/finding';
import { firstMistakes } from '../problem/first-mistakes';
import { quoted } from '../text/words';

export interface ReadDocument {
  /** What could be recovered when `findings` is not empty. */
  value: unknown;
  findings: readonly Finding[];
}

/** Reads one JSON file and checks that it is JSON without duplicate keys. */
export function readDocument(files: Files, file: string): ReadDocument {
  const error = { severity: 'error', file, pointer: '' } as const;
  const text = readText(files, file);
  if (text instanceof Refusal) return { value: undefined, findings: [refusedFile(file, text)] };
  if (text === undefined)
    return {
      value: undefined,
      findings: [{ ...error, id: 'missing-file', message: `${file} can't be read.` }],
    };
  const garbled = text.indexOf('\uFFFD');
  if (garbled !== -1) {
    const message = 'This sign could not be read: the file is not saved as UTF-8, or it holds a broken sign.';
    const help = 'Save the file with the encoding UTF-8 and write the sign again.';
    const span = { offset: garbled, length: 1 };
    return { value: parseJson(text).value, findings: [{ ...error, id: 'encoding', span, message, help }] };
  }
  const { value, mistake, duplicates } = parseJson(text);
  if (mistake) {
    const { offset, length, message, help } = mistake;
    return { value, findings: [{ ...error, id: 'syntax', span: { offset, length }, message, help }] };
  }
  const findings = duplicates.map(({ pointer, key, offset, length }) => ({
    ...error,
    id: 'duplicate-key',
    pointer,
    span: { offset, length },
    message: `${quoted(key)} stands twice in this object.`,
    help: 'Keep one of the two.',
  }));
  return {
    value,
    findings: firstMistakes<Finding>(findings, (message, last) => ({ ...last, message, help: undefined })),
  };
}

/** A mistake of the file as a whole: none of its text is looked at. */
export function refusedFile(file: string, { message, help }: Refusal): Finding {
  return { id: 'refused-file', severity: 'error', file, pointer: '', message, help };
}

function readText(files: Files, file: string): string | Refusal | undefined {
  try {
    return normalizeText(files.read(file));
  } catch (error) {
    return error instanceof Refusal ? error : undefined;
  }
}
