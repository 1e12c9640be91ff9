import { unifyLineBreaks } from '../../../../site/files/line-breaks';
import type { Editor } from '../../model/editor';
import { pastedPath, withOwnPaths } from '../links/own-links';
import { runsOf, withMarks } from './pasted-marks';
import { pastedText } from './pasted-text';

/** A pasted text as Markdown, with links to the site's own pages as paths. */
export function pastedMarkdown(pasted: string, html: string, editor: Editor): string {
  const text = unifyLineBreaks(pasted);
  return withOwnPaths(pastedText(withMarks(text, runsOf(html)), html), (address) =>
    pastedPath(address, editor),
  );
}
