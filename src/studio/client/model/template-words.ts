import { definitionOf, isRowFile } from '../../../site/collections/content-plan';
import { definedIn } from '../../../site/files/collection-files';
import type { Place } from '../../../site/json/place';
import { counted } from '../../../site/text/wording';
import type { Editor } from './editor';
import { isWithin } from './places';

type Shown = Pick<Editor, 'page' | 'pages'>;

/** True for a part of the template of the open page, which is that of a row. */
export const isInTemplate = ({ page }: Shown, { file }: Place): boolean =>
  page?.collection !== undefined && isRowFile(page.file) && file === definitionOf(page.file);

/** Whether something on the page of a row is the row's, or that of all of them; undefined on other pages. */
export function originWords({ page, pages }: Shown, place: Place): string | undefined {
  if (page?.collection === undefined || !isRowFile(page.file)) return undefined;
  if (isWithin(place, page)) return 'from this row';
  const { collection } = page;
  const count = pages.filter((each) => each.collection === collection && isRowFile(each.file)).length;
  return definedIn(place.file) === collection ? `same on all ${counted(count, 'pages')}` : undefined;
}
