import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import { memberOf } from '../../../site/json/value-at';
import { typesIn } from '../../protocol/names';
import type { Editor } from '../model/editor';

export interface SiteLayout {
  name: string;
  /** Its blocks in words. */
  blocks: string;
}

export function siteLayouts(editor: Editor): SiteLayout[] {
  const layouts = memberOf(editor.valueOf(siteFile), 'layouts');
  return Object.entries(isRecord(layouts) ? layouts : {}).map(([name, slots]) => ({
    name,
    blocks: typesIn(slots),
  }));
}
