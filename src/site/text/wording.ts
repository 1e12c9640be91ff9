/** `cardGridBlock` → `cardGrid block`, `hubPoint` → `hub point`: what messages call a definition. */
export function nounOf(definition: string): string {
  if (definition === 'settings') return 'site';
  const block = /^(\w+)Block$/.exec(definition);
  if (block) return `${block[1]} block`;
  return definition.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** How many characters a text has: a pair of surrogates is one. */
export function charactersIn(text: string): number {
  return surrogate.test(text) ? [...text].length : text.length;
}

const surrogate = /[\uD800-\uDFFF]/;

/** Escapes characters that are invisible or could control a terminal, as JSON does. */
export function visible(text: string): string {
  return text.replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

const invisible =
  /[\p{Cc}\p{Bidi_Control}\p{Surrogate}\u00AD\u200B\u200C\u2028\u2029\u2060\uFEFF]|(?<!\p{Extended_Pictographic}|\uFE0F)\u200D/gu;

/** `U+202E`, for a character that can't be shown. */
export const codeOf = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

export function shortened(value: string): string {
  // Never half of a character.
  return value.length > 60 ? `${value.slice(0, 57).replace(/[\uD800-\uDBFF]$/, '')}…` : value;
}

export function quoted(value: string): string {
  return `"${shortened(value)}"`;
}

/** `a, b or c` */
export function listed(items: readonly string[], word: 'and' | 'or' = 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** `cards` → `card`, `people` → `person` */
export function singular(word: string): string {
  if (/^people$/i.test(word)) return `${word.charAt(0)}erson`;
  return word.endsWith('ses') ? word.slice(0, -2) : word.replace(/s$/, '');
}

export function counted(count: number, things: string): string {
  return `${count} ${count === 1 ? singular(things) : things}`;
}

/** A text without what does not count when two are compared: case, and a mark at the end. */
export const comparable = (text: string): string =>
  text
    .trim()
    .replace(/[.!?:]$/, '')
    .toLowerCase();
