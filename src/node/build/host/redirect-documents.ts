import { redirectDocument } from '../../../app/server/redirect-document';
import { documentFile } from '../../../site/page/output-paths';
import { prefixOf } from '../../../site/page/redirects';
import type { Site } from '../../../site/resolve/site';

/** A document at every single old address, for hosts that read no list of redirects. */
export const redirectDocuments = ({ redirects, settings, words }: Site, policy: string) =>
  redirects
    .filter(({ from }) => prefixOf(from) === undefined)
    .map(({ from, to }) => ({
      path: documentFile(from),
      content: redirectDocument({
        language: settings.language,
        title: words.moved,
        policy,
        to,
        canonical: to.startsWith('/') ? new URL(settings.url).origin + to : to,
      }),
    }));
