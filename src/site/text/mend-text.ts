/** Corrections of what people often write. */
const repairs: readonly ((text: string) => string)[] = [
  (text) => text.trim().replace(/\p{Cf}|(?<=:)\s+/gu, ''),
  (text) => text.toLowerCase(),
  (text) => text.replace(/^http:/i, 'https:'),
  (text) => text.replaceAll('\\', '/').replace(/^\.\//, ''),
  (text) => text.replace(/^[/#]+/, ''),
  (text) => `/${text}`,
  (text) => (/^[^\s@/]+@[^\s@/]+\.\w+$/.test(text) ? `mailto:${text}` : text),
  (text) => (/^(www\.|[\w-]+(\.[\w-]+)*\.(com|net|org)(\/|$))/.test(text) ? `https://${text}` : text),
  mendPath,
  mendName,
];

function mendName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}

/** Corrects the path of a page. */
export function mendPath(text: string): string {
  return `/${mendName(text)}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
}

/** Longer texts are not corrected. */
const longest = 200;

/** The first correction that fits the field's pattern. */
export function mendText(text: string, pattern: unknown): string | undefined {
  if (text.length > longest || text.trim() === '' || typeof pattern !== 'string') return undefined;
  const form = new RegExp(pattern, 'u');
  for (const repair of repairs) {
    const mended = repair(text);
    if (mended !== text && form.test(mended)) return mended;
  }
  return undefined;
}
