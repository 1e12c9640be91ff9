import { parseFragment } from 'parse5';
import { isRecord } from '../json/is-record';

/** In every font, whatever the content says: what is typed into forms, and the marks that texts are set with. */
export const usualCharacters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0§©®°·×–—‘’“”•…€™−→`;

const usual = new Set(usualCharacters);
const suspicious = /[^ -%'-~\n\t]/;

/** How Markdown writes characters: as entities, as letters with marks, or as they are. */
const notation = /&#?\w+;|\p{L}\p{M}+|[^\0-\x7f]/giu;

function read(written: string): string {
  if (!written.startsWith('&')) return written;
  const [text] = parseFragment(written).childNodes;
  return text && 'value' in text ? text.value : '';
}

/** The characters of a value beyond the usual ones. Letters with separate accents also count as one character. */
export function unusualCharacters(value: unknown): string {
  const found = new Set<string>();
  collect(value, found);
  return [...found].join('');
}

function collect(value: unknown, found: Set<string>) {
  if (typeof value === 'string') {
    if (!suspicious.test(value)) return;
    const characters = (value.match(notation) ?? []).map(read).join('').normalize('NFC');
    for (const character of characters) if (!usual.has(character)) found.add(character);
  } else if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (isRecord(value)) for (const key in value) collect(value[key], found);
}
