import { normalizeText } from '../files/files';

/** The value of what is read; undefined if it can't be read, or is no JSON. */
export function readJson(read: () => string): unknown {
  try {
    return JSON.parse(normalizeText(read()));
  } catch {
    return undefined;
  }
}

/** The value of a file's text; undefined if that is no JSON. */
export const parseText = (text: string): unknown => readJson(() => text);
