type Rules = Record<string, Record<string, string>>;

/** Writes `_headers`, the format of Netlify and Cloudflare Pages. */
export const writeHeaderFile = (rules: Rules): string =>
  Object.entries(rules)
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');

/** Reads it back, so that the preview server answers exactly what a host would. */
export function readHeaderFile(text: string): Rules {
  const rules: Rules = {};
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

/** The headers for a path; a later rule overrides an earlier one. */
export function headersFor(rules: Rules, path: string): Record<string, string> {
  const matching = Object.entries(rules).filter(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
