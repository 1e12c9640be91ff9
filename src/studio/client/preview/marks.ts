import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { placeName } from '../../protocol/names';
import type { Editor } from '../model/editor';
import { blockAround, isSamePlace, isWithin } from '../model/places';
import type { BoxMark } from './use-boxes';

/** More would cover the page. */
const mostErrors = 20;

/** What is outlined on the page: what is wrong, what is pointed at, and the field that is open. */
export function marksOf(
  editor: Pick<Editor, 'page' | 'problems' | 'selected' | 'valueOf'>,
  pointed: Place | undefined,
  /** The index of the block under the pointer. */
  around?: number,
): BoxMark[] {
  const { page, problems, selected } = editor;
  if (!page) return [];
  const content = valueAt(editor.valueOf(page.file), page.pointer);
  const mark = (kind: BoxMark['kind'], place: Place | undefined): BoxMark[] =>
    place && isWithin(place, page) && !isSamePlace(place, page)
      ? [
          {
            kind,
            place: { file: place.file, pointer: place.pointer },
            label: placeName(content, place.pointer.slice(page.pointer.length)),
          },
        ]
      : [];
  const errors = problems
    .filter(({ severity }) => severity === 'error')
    .flatMap((problem) => mark('error', problem));
  // The later ones lie above.
  return [
    ...(around === undefined
      ? []
      : mark('around', { file: page.file, pointer: `${page.pointer}/blocks/${around}` })),
    ...(isSamePlace(pointed, selected) ? [] : mark('hovered', pointed)),
    ...mark('block', blockAround(selected)),
    ...mark('selected', selected),
    ...errors.slice(0, mostErrors),
  ];
}
