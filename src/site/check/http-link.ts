import { eachLink } from '../page/links';
import type { Check, FieldContext } from './rule';

/** Readable by anyone on the way. */
export const httpLink: Check = {
  id: 'http-link',
  severity: 'warning',
  fields: eachLink<FieldContext>((href, { report }, at) => {
    if (href.startsWith('http://'))
      report(at, `The link ${href} is not encrypted.`, 'Write https://, if the site answers there.');
  }),
};
