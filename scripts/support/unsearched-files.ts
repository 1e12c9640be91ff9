import type { ContentPages } from '../../src/edit/pages/content-pages';
import { describeUnsearched } from '../../src/edit/pages/unsearched';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { shownPath } from '../../src/node/base/content/open-content';

/** A sentence for each file that was not searched, which is named as it is seen from here. */
export const unsearchedFiles = (pages: ContentPages, within?: ReadonlySet<string>): string[] =>
  describeUnsearched(pages, within, (file) => shownPath(contentFolder(process.cwd()), file));
