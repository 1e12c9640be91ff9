import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { listOf, valueAt } from '../../../site/json/value-at';
import { nameWithin } from '../../protocol/names';
import type { Editor } from '../model/editor';
import { isHiddenBlock } from '../model/is-hidden-block';
import { blockAround, isSamePlace, isWithin } from '../model/places';
import { isInTemplate, originWords } from '../model/template-words';
import type { BoxMark } from './use-boxes';

/** More would cover the page. */
const mostErrors = 20;

/** What header and footer show. */
const inChrome = /^\/(?:header|footer|site|shared)\//;

/** What is outlined on the page: what is wrong, what is pointed at, and the field that is open. */
export function marksOf(
  editor: Pick<Editor, 'page' | 'pages' | 'problems' | 'selected' | 'valueOf'>,
  pointed: Place | undefined,
  /** The index of the block under the pointer. */
  around?: number,
): BoxMark[] {
  const { page, problems, selected, valueOf: contentOf } = editor;
  if (!page) return [];
  const isShown = (place: Place) =>
    isWithin(place, page)
      ? !isSamePlace(place, page)
      : isInTemplate(editor, place) || (place.file === siteFile && inChrome.test(place.pointer));
  const mark = (kind: BoxMark['kind'], place: Place | undefined): BoxMark[] => {
    if (!place || !isShown(place)) return [];
    const { file, pointer } = place;
    const name = nameWithin(contentOf(file), place);
    const origin = originWords(editor, place);
    return [
      {
        kind,
        place: { file, pointer },
        label: origin === undefined ? name : `${name} · ${origin}`,
        isCommon: isInTemplate(editor, place),
      },
    ];
  };
  const placeOf = (index: number) => ({ file: page.file, pointer: `${page.pointer}/blocks/${index}` });
  const errors = problems
    .filter(({ severity }) => severity === 'error')
    .flatMap((problem) => mark('error', problem));
  const hidden = listOf(valueAt(contentOf(page.file), `${page.pointer}/blocks`)).flatMap((block, index) =>
    isHiddenBlock(block) ? mark('hidden', placeOf(index)) : [],
  );
  // The later ones lie above.
  return [
    ...hidden.map((each) => ({ ...each, label: 'Hidden' })),
    ...(around === undefined ? [] : mark('around', placeOf(around))),
    ...(isSamePlace(pointed, selected) ? [] : mark('hovered', pointed)),
    ...mark('block', blockAround(selected)),
    ...mark('selected', selected),
    ...errors.slice(0, mostErrors),
  ];
}
