import { publishedAddresses } from '../../../site/files/published-files';
import { namedAnchors } from '../../../site/page/page-anchors';
import { replaceTokens } from '../../../site/page/tokens';
import type { LinkRequests } from '../../protocol/requests/link-requests';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { createLinkCounts } from './link-counts';
import { shortened } from './page-answers';
import { linksTo } from './page-plan';
import type { Answers } from './request-values';
import { textOf } from './request-values';

export function linkAnswers({ pages, files }: FolderWorkspace): Answers<keyof LinkRequests> {
  const counts = createLinkCounts();
  return {
    anchors({ path }) {
      const site = pages.site();
      const page = site?.find(textOf(path));
      if (!site || !page) return [];
      return namedAnchors(page.loadContent()).map(({ id, name }) => ({
        id,
        name: replaceTokens(name, site.facts.tokens),
      }));
    },
    publishedFiles: () => publishedAddresses(files()),
    linksIn: () => counts(pages.site(), files().list()),
    linksTo: ({ path }) => shortened(linksTo(files(), textOf(path))),
  };
}
