// Tests draw the studio without a window.
const policy = globalThis.window?.trustedTypes?.createPolicy('site-studio', { createHTML: (html) => html });

/** Markup that this server has rendered, or that is only read. Browsers with Trusted Types take no other one. */
// The types know no trusted markup, but the browser wants it.
export const trustedHtml = (html: string): string => (policy?.createHTML(html) ?? html) as string;
