import { siteFile } from '../../site/files/site-file';
import { memberOf } from '../../site/json/value-at';
import { calendarIn } from '../../site/page/calendar-in';
import { dateText } from '../../site/time/date-text';
import { instantOfDate } from '../../site/time/read-date';
import type { Transaction, ValueOperation } from '../operation';
import type { ContentPage, ContentPages, PageRefusal } from './content-pages';
import { copyOf, edit } from './create-page';
import { isNamed, newFile, schemaFor } from './page-file';

export interface ChangeAt {
  transaction: Transaction;
  /** That of the copy. */
  file: string;
  /** The date in words. */
  when: string;
}

/** Adds a copy of a page that takes its place at a date: it ends when the page would have ended. */
export function changeAt(content: ContentPages, page: ContentPage, date: string): ChangeAt | PageRefusal {
  const { files, entries, pages, site } = content;
  const calendar = calendarIn(memberOf(site, 'site'));
  const instant = instantOfDate(date, calendar);
  if (instant === undefined) return { refusal: `${date} is no date of this site. Choose a day, or a name.` };
  const words = (at: number) => dateText(at, calendar.zone);
  const [from, until] = [page.content.from, page.content.until].map((each) =>
    typeof each === 'string' ? instantOfDate(each, calendar) : undefined,
  );
  if (from !== undefined && instant <= from)
    return { refusal: `The page comes on ${words(from)} only. Choose a later date.` };
  if (until !== undefined && instant >= until)
    return { refusal: `The page goes on ${words(until)}. Choose an earlier date.` };
  const file = newFile(files, entries, pages, page.path);
  const $schema = schemaFor(pages, file);
  const set = (at: string, value: unknown): ValueOperation => ({ op: 'set', file, at, value });
  const text = edit(file, copyOf(page, content), [
    ...($schema === undefined ? [] : [set('/$schema', $schema)]),
    set('/from', date),
  ]);
  return {
    transaction: {
      name: `Change ${page.path} at a date`,
      operations: [
        { op: 'set', file: page.file, at: `${page.pointer}/until`, value: date },
        { op: 'create', file, text },
        ...(isNamed(entries, file)
          ? []
          : [{ op: 'insert', file: siteFile, at: '/pages/-', value: file } as const]),
      ],
    },
    file,
    when: words(instant),
  };
}
