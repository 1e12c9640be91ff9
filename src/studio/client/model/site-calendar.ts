import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import { memberOf } from '../../../site/json/value-at';
import { type Calendar, createCalendar } from '../../../site/time/read-date';
import type { Editor } from './editor';

/** What dates are read with, as far as the settings are valid. */
export function siteCalendar(editor: Pick<Editor, 'valueOf'>): Calendar {
  const settings = memberOf(editor.valueOf(siteFile), 'site');
  const timeZone = memberOf(settings, 'timeZone');
  const dates = memberOf(settings, 'dates');
  const named = Object.entries(isRecord(dates) ? dates : {}).flatMap(([name, date]) =>
    typeof date === 'string' ? [[name, date] as const] : [],
  );
  return createCalendar({
    ...(typeof timeZone === 'string' && { timeZone }),
    dates: Object.fromEntries(named),
  });
}
