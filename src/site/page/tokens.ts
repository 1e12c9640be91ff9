import type { Settings } from '../schema/types.gen';

/** What a text may name in braces. */
export const tokenNames = ['site.name', 'site.email', 'site.phone', 'site.address', 'site.url'] as const;

export type Tokens = ReadonlyMap<string, string>;

export function tokensOf({ name, email, phone, address, url }: Settings): Tokens {
  const tokens = new Map([
    ['site.name', name],
    ['site.email', email],
    ['site.phone', phone],
    ['site.url', url],
  ]);
  return address === undefined ? tokens : tokens.set('site.address', address);
}

/** `{{` writes a brace. */
export function replaceTokens(text: string, tokens: Tokens): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{\{|\{([^{}]*)\}/g, (found, name: string | undefined) =>
    name === undefined ? '{' : (tokens.get(name) ?? found),
  );
}

/** Every brace that begins no token, with what follows it. */
export function strayBraces(text: string): { found: string; name: string }[] {
  if (!text.includes('{')) return [];
  const names: readonly string[] = tokenNames;
  return [...text.matchAll(/\{\{|\{([^{}]*)\}?/g)].flatMap(([found, name]) =>
    name === undefined || (found.endsWith('}') && names.includes(name)) ? [] : [{ found, name }],
  );
}

/** The names in braces that are tokens. */
export function tokensIn(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{\{|\{([^{}]*)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}
