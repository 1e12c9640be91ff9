import type { Settings } from '../schema/types.gen';

/** The settings that texts may name, as `{site.name}`. A new token is one entry here. */
const tokenFields = ['name', 'email', 'phone', 'address', 'url'] as const satisfies (keyof Settings)[];

const tokenName = (field: string) => `site.${field}`;

/** What a text may name in braces. */
export const tokenNames: readonly string[] = tokenFields.map(tokenName);

export type Tokens = ReadonlyMap<string, string>;

/**
 * The values of the tokens in texts of a direction; a setting that is not written has none. Between right-to-left words,
 * the groups of a phone number would be shown in reverse without the marks around it.
 */
export const tokensOf = (settings: Settings, direction: 'ltr' | 'rtl' = 'ltr'): Tokens =>
  new Map(
    tokenFields.flatMap((field) => {
      const text = settings[field];
      const value = field === 'phone' && text && direction === 'rtl' ? `\u2066${text}\u2069` : text;
      return value === undefined ? [] : [[tokenName(field), value] as const];
    }),
  );

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
  return [...text.matchAll(/\{\{|\{([^{}]*)\}?/g)].flatMap(([found, name]) =>
    name === undefined || (found.endsWith('}') && tokenNames.includes(name)) ? [] : [{ found, name }],
  );
}

/** The names in braces that are tokens. */
export function tokensIn(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{\{|\{([^{}]*)\}/g)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}
