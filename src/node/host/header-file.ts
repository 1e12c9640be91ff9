/** Headers by path pattern. The first pattern takes in the whole site. */
export type HeaderRules = Record<string, Record<string, string>>;

/** Writes `_headers`, the format of Netlify and Cloudflare Pages. */
export const writeHeaderFile = (rules: HeaderRules): string =>
  Object.entries(rules)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');

/** Reads it back, so that other servers answer exactly what a host would. */
export function readHeaderFile(text: string): HeaderRules {
  const rules: HeaderRules = {};
  let headers: Record<string, string> = {};
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const [, name, value] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers[name] = value;
    else {
      headers = {};
      rules[line.trim()] = headers;
    }
  }
  return rules;
}

/** The path that the output is made for: '' or '/sub'. */
export const baseOf = (rules: HeaderRules): string => (Object.keys(rules)[0] ?? '/*').replace(/\/\*$/, '');

/** The headers for a path; a later rule overrides an earlier one. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
