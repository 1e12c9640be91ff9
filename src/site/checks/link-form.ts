import schema from '../../../site.schema.json';
import type { JsonPath } from '../json-path';
import { isUrl } from '../is-url';
import { fillHref } from '../resolve-href';
import type { FieldCheck, FieldContext } from './check';
import { eachMarkdownLink } from './each-link';
import { unusableSign } from './text-characters';

const { pattern, patternErrorMessage } = schema.$defs.href;
const form = new RegExp(pattern, 'u');

function checkAddress(href: string, { report }: FieldContext, at: JsonPath) {
  if (/^https?:/.test(href) && !isUrl(href))
    report(at, `The address ${href} can't exist.`, 'Check its beginning, up to the first / after ://.');
}

function checkMarkdownLink(href: string, context: FieldContext, at: JsonPath) {
  // The sign is what there is to mend.
  if (unusableSign(href) !== undefined) return;
  const filled = context.content.tokens ? fillHref(href, context.content.tokens) : href;
  if (form.test(filled)) checkAddress(filled, context, at);
  else if (context.content.tokens) context.report(at, `A link can't lead to "${href}".`, patternErrorMessage);
}

/** Links within texts take what a link field takes; every https address can exist. */
export const linkForm: FieldCheck = {
  id: 'link-form',
  severity: 'error',
  fields: {
    href: checkAddress,
    httpsUrl: checkAddress,
    endpoint: checkAddress,
    markdown: (text: string, context, at) => eachMarkdownLink(text, context, at, checkMarkdownLink),
  },
};
