/** A compound selector: an element with all these classes, or with a class that has this prefix. */
export interface Compound {
  classes: readonly string[];
  prefix?: string;
}

export interface StyleRule {
  /** Ancestors first, the element itself last. `:root` is a class of the outermost element. */
  selector: readonly Compound[];
  declarations: readonly (readonly [property: string, value: string])[];
  weight: number;
}

/** Splits at a character outside parentheses. */
export function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && separator.test(letter)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}

/** Expands `:is()`: returns one selector for each alternative. */
function alternatives(selector: string): string[] {
  const start = selector.indexOf(':is(');
  if (start === -1) return [selector];
  let end = start + 4;
  for (let depth = 1; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[selector[end] ?? ''] ?? 0;
  return splitOutside(selector.slice(start + 4, end - 1), /,/).flatMap((one) =>
    alternatives(selector.slice(0, start) + one + selector.slice(end)),
  );
}

/** Undefined when the selector needs a state or an attribute, which a drawing alone never has. */
function readCompound(text: string): Compound | undefined {
  const prefix = /^\[class\^="([^"]+)"\]$/.exec(text)?.[1];
  if (prefix) return { classes: [], prefix };
  const classes = text === ':root' ? [':root'] : text.split('.').slice(1);
  const isPlain = text === ':root' || /^(\.[\w-]+)+$/.test(text);
  return isPlain ? { classes } : undefined;
}

function readRule(selectors: string, body: string): StyleRule[] {
  const declarations = splitOutside(body, /;/).map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return splitOutside(selectors, /,/)
    .flatMap(alternatives)
    .flatMap((text) => {
      const compounds = splitOutside(text, /\s/).map(readCompound);
      const selector = compounds.filter((compound) => compound !== undefined);
      const weight = selector.reduce((sum, { classes }) => sum + Math.max(1, classes.length), 0);
      return selector.length === compounds.length ? [{ selector, declarations, weight }] : [];
    });
}

/**
 * Parses the part of CSS that our style sheets use: layers, descendant classes, `:is()`. Rules in `@media` are left
 * out, because a drawing alone has no window.
 */
export function readStyleRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '');
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    if (open === -1) break;
    const head = text.slice(at, open).trim();
    let close = open + 1;
    for (let depth = 1; depth > 0 && close < text.length; close += 1)
      depth += { '{': 1, '}': -1 }[text[close] ?? ''] ?? 0;
    const body = text.slice(open + 1, close - 1);
    if (head.startsWith('@layer')) rules.push(...readStyleRules(body));
    else if (!head.startsWith('@')) rules.push(...readRule(head, body));
    at = close;
  }
  return rules;
}
