import { parseFragment } from 'parse5';
import { isRecord } from '../json/is-record';

/** In every font, whatever the content says: what is typed into forms, and the marks that texts are set with. */
export const usualCharacters = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))}\u00a0§©®°·×–—‘’“”•…€™−→`;

const usual = new Set(usualCharacters);
const suspicious = /[^ -~\n\t]|&/;

/** As characters stand in Markdown. */
const written = /&#?\w+;|\p{L}\p{M}+|[^\0-\x7f]/giu;

function read(sign: string): string {
  if (!sign.startsWith('&')) return sign;
  const [text] = parseFragment(sign).childNodes;
  return text && 'value' in text ? text.value : '';
}

/** Characters of a part of the content beyond the usual ones; letters whose accents stand apart also as one. */
export function unusualCharacters(value: unknown): string {
  const found = new Set<string>();
  collect(value, found);
  return [...found].join('');
}

function collect(value: unknown, found: Set<string>) {
  if (typeof value === 'string') {
    if (!suspicious.test(value)) return;
    const signs = (value.match(written) ?? []).map(read).join('').normalize('NFC');
    for (const character of signs) if (!usual.has(character)) found.add(character);
  } else if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (isRecord(value)) for (const key in value) collect(value[key], found);
}
