import { siteFile } from '../files/site-file';
import { notFoundPath } from '../page/addresses';
import { pageFacts } from '../page/page-facts';
import type { SitePage } from '../page/site-page';
import type { Validators } from '../validate/validators';

/** The page for unknown addresses of a site that writes none. */
export function notFoundPage(validators: Validators, hasContact: boolean): SitePage {
  const home = { label: 'Go to the home page', href: '/' };
  const contact = { label: 'Contact Us', href: '/contact' };
  const page = validators.page({
    path: notFoundPath,
    title: 'Page not found',
    description: 'There is no page at this address. It may have moved, or the address holds a mistake.',
    blocks: [
      {
        type: 'hero',
        heading: 'Page not found',
        lead: 'There is no page at this address. It may have moved, or the address holds a mistake.',
        actions: hasContact ? [home, contact] : [home],
      },
    ],
  });
  if (!page.valid) throw new Error('The schema refuses the page for unknown addresses');
  const { content } = page;
  return { file: siteFile, pointer: '', facts: pageFacts(content), findings: [], loadContent: () => content };
}
