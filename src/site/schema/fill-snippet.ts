import { isRecord } from '../json/is-record';

/** Fills the placeholders of a snippet: `${1:text}`, `${2|one,other|}`, and `^${3:4}` for a number. */
export function fillSnippet(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(fillSnippet);
  if (isRecord(body))
    return Object.fromEntries(Object.entries(body).map(([key, each]) => [key, fillSnippet(each)]));
  if (typeof body !== 'string') return body;
  const text = body.replace(
    /\$\{\d+(?::([^$}]*)|\|([^$,|]*)(?:,[^$|]*)?\|)\}/g,
    (_, word = '', choice = '') => word + choice,
  );
  return text.startsWith('^') ? JSON.parse(text.slice(1)) : text;
}
