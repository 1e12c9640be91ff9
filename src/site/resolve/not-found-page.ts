import { siteFile } from '../files/site-file';
import { notFoundPath } from '../page/addresses';
import { pageFacts } from '../page/page-facts';
import type { SitePage } from '../page/site-page';
import type { Validators } from '../validate/validators';
import type { Words } from '../words/words';

/** Markdown that shows a text as it is: https://spec.commonmark.org/0.31.2/#backslash-escapes. A word has no braces. */
const asMarkdown = (text: string) => text.trim().replace(/[!-/:-@[-`|~]/g, '\\$&');

/** The page for unknown addresses of a site that writes none. */
export function notFoundPage(validators: Validators, words: Words, hasContact: boolean): SitePage {
  const home = { label: words.goHome, href: '/' };
  const contact = { label: words.contactUs, href: '/contact' };
  const page = validators.page({
    path: notFoundPath,
    title: words.notFound,
    description: words.notFoundText,
    blocks: [
      {
        type: 'hero',
        heading: words.notFound,
        lead: asMarkdown(words.notFoundText),
        actions: hasContact ? [home, contact] : [home],
      },
    ],
  });
  if (!page.valid) throw new Error('The schema refuses the page for unknown addresses');
  const { content } = page;
  return { file: siteFile, pointer: '', facts: pageFacts(content), findings: [], loadContent: () => content };
}
