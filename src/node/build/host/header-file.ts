/** Headers by path pattern. The first pattern is for the whole site. */
export type HeaderRules = Record<string, Record<string, string>>;

/** Writes `_headers`, the format of Netlify and Cloudflare Pages. */
export const writeHeaderFile = (rules: HeaderRules): string =>
  Object.entries(rules)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');

/** Reads `_headers`, so that other servers send exactly what a host would. */
export function readHeaderFile(text: string): HeaderRules {
  const rules: HeaderRules = {};
  let headers: Record<string, string> = {};
  for (const line of text.split('\n').filter((line) => line.trim() !== '')) {
    const [, name, value] = /^\s+([^\s:][^:]*):\s*(.*)$/s.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers[name] = value;
    else {
      headers = {};
      rules[line.trim()] = headers;
    }
  }
  return rules;
}

/** The path of the site's address: '' or '/sub'. */
export const baseOf = (rules: HeaderRules): string => (Object.keys(rules)[0] ?? '/*').replace(/\/\*$/, '');

/** The headers for a path; a later rule overrides an earlier one. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
