import { directionOf } from '../../site/words/direction-of';
import { directionAttribute, escapeHtml } from './html';

export interface RedirectDocument {
  language: string;
  /** Says that the page has moved. */
  title: string;
  policy: string;
  /** The address as a link names it. */
  to: string;
  /** The same with its host. */
  canonical: string;
}

/** What hosts that send no redirects show at an old address: browsers go on at once, and people have a link. */
export function redirectDocument({ language, title, policy, to, canonical }: RedirectDocument): string {
  const href = escapeHtml(to);
  const text = escapeHtml(title);
  return [
    `<!doctype html><html lang="${language}"${directionAttribute(directionOf(language))}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(canonical)}"><meta http-equiv="refresh" content="0; url=${href}">`,
    `</head><body><main><h1>${text}</h1><p><a href="${href}">${escapeHtml(canonical)}</a></p></main></body></html>\n`,
  ].join('');
}
