import type { LinkRequests } from '../../../edit/requests/link-requests';
import { namedAnchors } from '../../../site/page/page-anchors';
import { replaceTokens } from '../../../site/page/tokens';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Answers } from './answers';
import { textOf } from './request-values';

export const linkAnswers = ({ pages }: FolderWorkspace): Answers<keyof LinkRequests> => ({
  anchors({ path }) {
    const site = pages.site();
    const page = site?.find(textOf(path));
    if (!site || !page) return [];
    return namedAnchors(page.loadContent()).map(({ id, name }) => ({
      id,
      name: replaceTokens(name, site.facts.tokens),
    }));
  },
});
