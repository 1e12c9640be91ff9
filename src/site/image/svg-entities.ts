/** In characters: more than any drawing names, and parsed at once. */
const mostAdded = 1_000_000;

/** No drawing has more of them within each other. */
const deepest = 20;

/** Not of what every reader knows already. */
const declaration =
  /<!ENTITY\s+(?!(?:lt|gt|amp|quot|apos)\s)([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)'|SYSTEM|PUBLIC)/g;
const reference = /&([A-Za-z_][\w.:-]*);/g;

/** Where the declarations of a document end, from the bracket on that they begin with. XML 1.0, section 2.8. */
function endOfDeclarations(text: string, start: number): number {
  const part = /"[^"]*"|'[^']*'|<!--[\s\S]*?(?:-->|$)|\]/y;
  for (let at = start; at < text.length; at++) {
    part.lastIndex = at;
    const [found] = part.exec(text) ?? [];
    if (found === ']') return at;
    if (found !== undefined) at += found.length - 1;
  }
  return text.length;
}

/** A drawing with the texts that it declares in place of their names. Adds the names that stand for too much to `lost`. */
export function expandEntities(text: string, lost: Set<string>): string {
  const start = /<!DOCTYPE[^<>[]*\[/.exec(text);
  if (!start) return text;
  const from = start.index + start[0].length;
  const end = endOfDeclarations(text, from);
  const values = new Map<string, string | undefined>();
  // The first one counts, and no browser loads what is elsewhere.
  for (const [, name = '', double, single] of text.slice(from, end).matchAll(declaration))
    if (!values.has(name)) values.set(name, double ?? single);
  let room = mostAdded;

  const expand = (part: string, depth: number): string =>
    part.replace(reference, (written, name: string) => {
      if (!values.has(name)) return written;
      const value = values.get(name);
      room -= value?.length ?? 0;
      if (value !== undefined && room >= 0 && depth < deepest) return quoted(expand(value, depth + 1));
      lost.add(written);
      return '';
    });
  return text.slice(0, start.index) + expand(text.slice(end).replace(/^\]\s*>/, ''), 0);
}

/** A text in an attribute ends no other quotes; elements are never in one. */
const quoted = (value: string) =>
  value.includes('<') ? value : value.replaceAll('"', '&quot;').replaceAll("'", '&#39;');
