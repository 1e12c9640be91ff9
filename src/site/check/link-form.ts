import schema from '../../../site.schema.json';
import type { JsonPath } from '../json/json-path';
import { fillHref } from '../page/href';
import { eachMarkdownLink } from '../page/links';
import { isUrl } from '../text/is-url';
import type { Check, FieldContext } from './rule';
import { unusableSign } from './text-characters';

const { pattern, patternErrorMessage } = schema.$defs.href;
const form = new RegExp(pattern, 'u');

function checkAddress(href: string, { report }: FieldContext, at: JsonPath) {
  if (/^https?:/.test(href) && !isUrl(href))
    report(at, `The address ${href} can't exist.`, 'Check its beginning, up to the first / after ://.');
}

/** All that a policy can name; it blocks whatever is sent to another host. */
const plainHost = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/;

function checkEndpoint(endpoint: string, context: FieldContext, at: JsonPath) {
  if (endpoint.startsWith('/')) return;
  if (!isUrl(endpoint)) return checkAddress(endpoint, context, at);
  const { hostname, username, password } = new URL(endpoint);
  if (!plainHost.test(hostname))
    context.report(
      at,
      `Browsers send nothing to the host ${hostname}.`,
      'Name a host of letters, digits and hyphens, with single dots between its parts.',
    );
  if (username + password !== '')
    context.report(
      at,
      'Browsers send nothing to an address with a name or a password.',
      'Leave out what stands before the @.',
    );
}

function checkMarkdownLink(href: string, context: FieldContext, at: JsonPath) {
  // The sign is what there is to mend.
  if (unusableSign(href) !== undefined) return;
  const filled = context.content.tokens ? fillHref(href, context.content.tokens) : href;
  if (form.test(filled)) checkAddress(filled, context, at);
  else if (context.content.tokens) context.report(at, `A link can't lead to "${href}".`, patternErrorMessage);
}

/** Links within texts take what a link field takes; every https address can exist. */
export const linkForm: Check = {
  id: 'link-form',
  severity: 'error',
  fields: {
    href: checkAddress,
    httpsUrl: checkAddress,
    endpoint: checkEndpoint,
    markdown: (text: string, context, at) => eachMarkdownLink(text, context, at, checkMarkdownLink),
  },
};
