import { eachLink, pageLink } from '../page/links';
import type { Check, CheckedContent, FieldContext } from './rule';

/** An alias is for old links; a new one names the page. */
export const linkToAlias: Check = {
  id: 'link-to-alias',
  severity: 'warning',
  references: eachLink<FieldContext<CheckedContent>>((href, { content, report }, at) => {
    const path = pageLink(href)?.path;
    const page = path === undefined ? undefined : content.known.page(path)?.facts;
    if (page && page.path !== path)
      report(at, `${path} is an alias of ${page.path}.`, 'Link to the page by its own path.');
  }),
};
