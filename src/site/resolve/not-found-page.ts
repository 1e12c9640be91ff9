import { siteFile } from '../files/site-file';
import { notFoundPath } from '../page/addresses';
import { pageFacts } from '../page/page-facts';
import type { SitePage } from '../page/site-page';
import type { Validators } from '../validate/validators';
import type { Words } from '../words/words';

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
        lead: words.notFoundText,
        actions: hasContact ? [home, contact] : [home],
      },
    ],
  });
  if (!page.valid) throw new Error('The schema refuses the page for unknown addresses');
  const { content } = page;
  return { file: siteFile, pointer: '', facts: pageFacts(content), findings: [], loadContent: () => content };
}
