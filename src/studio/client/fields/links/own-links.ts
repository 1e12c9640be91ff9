import { siteFile } from '../../../../site/files/site-file';
import { valueAt } from '../../../../site/json/value-at';
import type { Editor } from '../../model/editor';
import { ownPath } from './link-choices';

/** The path in a pasted full address of this site, or of it in the studio; undefined for any other text. */
export const pastedPath = (text: string, editor: Editor): string | undefined =>
  ownPath(text, valueAt(editor.valueOf(siteFile), '/site/url'), location.origin);

const linkStart = /(\]\(<?)(https?:\/\/[^\s()<>]+)/gi;

/**
 * A pasted text with the paths of this site's own full addresses: of one that is the whole text, and of those in
 * links. Elsewhere in a text, an address is something to read.
 */
export function withOwnPaths(text: string, pathOf: (address: string) => string | undefined): string {
  const isOne = !/\s/.test(text.trim());
  return (
    (isOne ? pathOf(text) : undefined) ??
    text.replace(linkStart, (found, start: string, address: string) => {
      const path = pathOf(address);
      return path === undefined ? found : start + path;
    })
  );
}
