import type { FieldCheck } from './check';
import { eachLink, pageLink } from './each-link';

export const brokenLink: FieldCheck = {
  id: 'broken-link',
  severity: 'error',
  needsWholeSite: true,
  fields: eachLink((href, { content, report }, at) => {
    const link = pageLink(href);
    if (!link || content.known.has(link.path)) return;
    const help = 'Link to the path or an alias of a page, or write the page.';
    report(at, `There is no page ${link.path}.${content.suggest.path(link.path)}`, help);
  }),
};
