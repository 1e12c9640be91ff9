import { definedIn } from '../../../site/files/collection-files';
import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { textOf } from '../../../site/json/text-of';
import { memberOf, valueAt } from '../../../site/json/value-at';
import { partName, placeName } from '../../../site/page/place-names';
import type { Editor } from './editor';
import { blockAround, isWithin, lookPointer, partAround, rowAround } from './places';

export interface OpenForm {
  place: Place;
  name: string;
  /** True for the form of a page itself, which has the list of its blocks. */
  isPage: boolean;
  /** True for the form of a row, which may be that of its page. */
  isRow: boolean;
}

/** The form that shows the chosen field; undefined without an open page. */
export function formOf(editor: Editor): OpenForm | undefined {
  const place = placeOf(editor);
  if (!place) return undefined;
  const { page } = editor;
  const isRow = rowAround(place) !== undefined;
  if (definedIn(place.file) !== undefined) return { place, isPage: false, isRow, name: 'Template' };
  if (isRow)
    return { place, isPage: false, isRow, name: rowName(valueAt(editor.valueOf(place.file), place.pointer)) };
  const isPage = page?.file === place.file && page.pointer === place.pointer;
  const around = valueAt(editor.valueOf(place.file), page?.pointer ?? '');
  return { place, isPage, isRow, name: isPage ? 'Page' : nameOf(place, around, page?.pointer ?? '') };
}

const rowName = (row: unknown): string =>
  textOf(memberOf(row, 'title')) || textOf(memberOf(row, 'name')) || 'Row';

const isPart = (pointer: string) => pointer.lastIndexOf('/') === 0 || pointer === lookPointer;

const nameOf = ({ file, pointer }: Place, page: unknown, start: string): string =>
  file === siteFile && isPart(pointer)
    ? partName(pointer.slice(1))
    : placeName(page, pointer.slice(start.length));

/** The object whose form shows the chosen field. */
function placeOf(editor: Editor): Place | undefined {
  const { selected, page } = editor;
  const { file, pointer } = selected ?? {};
  if (file === undefined || pointer === undefined) return page && { file: page.file, pointer: page.pointer };
  const row = rowAround({ file, pointer });
  if (row) return row;
  if (page && isWithin({ file, pointer }, page)) {
    const block = blockAround({ file, pointer });
    // An undo may have taken the block away.
    return block && valueAt(editor.valueOf(file), block.pointer) !== undefined ? block : page;
  }
  return { file, pointer: file === siteFile ? partAround(editor.valueOf(file), pointer) : '' };
}
