import { eachLink, pageLink } from '../page/links';
import type { Check, CheckedContent, FieldContext } from './rule';

export const brokenLink: Check = {
  id: 'broken-link',
  severity: 'error',
  needsWholeSite: true,
  references: eachLink<FieldContext<CheckedContent>>((href, { content, report }, at) => {
    const link = pageLink(href);
    if (!link || content.known.has(link.path)) return;
    const help = 'Link to the path or an alias of a page, or write the page.';
    report(at, `There is no page ${link.path}.${content.suggestPath(link.path)}`, help);
  }),
};
