import { siteFile } from '../../../site/files/site-file';
import { memberOf } from '../../../site/json/value-at';
import { calendarIn } from '../../../site/page/calendar-in';
import type { Calendar } from '../../../site/time/read-date';
import type { Editor } from './editor';

/** What dates are read with, as far as the settings are valid. */
export const siteCalendar = (editor: Pick<Editor, 'valueOf'>): Calendar =>
  calendarIn(memberOf(editor.valueOf(siteFile), 'site'));
