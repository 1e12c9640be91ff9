import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { listOf, memberOf, valueAt } from '../../../site/json/value-at';
import { sharedNameOf } from '../../../site/read/shared-blocks';
import type { Editor } from './editor';
import { blockAround } from './places';

/** The blocks of site.json that pages can show, by their names. */
export function sharedBlocks(editor: Pick<Editor, 'valueOf'>): Readonly<Record<string, unknown>> {
  const shared = memberOf(editor.valueOf(siteFile), 'shared');
  return isRecord(shared) ? shared : {};
}

/** The name of the shared block that a place is in. */
export const sharedAround = (place: Place | undefined): string | undefined =>
  place?.file === siteFile ? /^\/shared\/([^/]+)/.exec(place.pointer)?.[1] : undefined;

/** Where the open page shows a shared block: the index of the first. */
export function indexOfShared(editor: Editor, name: string | undefined): number | undefined {
  const { page } = editor;
  const blocks = page ? listOf(valueAt(editor.valueOf(page.file), `${page.pointer}/blocks`)) : [];
  const index = name === undefined ? -1 : blocks.findIndex((block) => sharedNameOf(block) === name);
  return index === -1 ? undefined : index;
}

/** Where the content of a place is: of a block that shows a shared one, in site.json. */
export function shownPlace(place: Place, contentOf: (place: Place) => unknown): Place {
  const block = blockAround(place);
  const name = sharedNameOf(block && contentOf(block));
  return name === undefined ? place : { file: siteFile, pointer: `/shared/${name}` };
}

/**
 * What a press on a place opens. In a shared block it is the block of the page, whose form asks what is meant, unless
 * the shared one is open for all pages.
 */
export function pressedPlace(editor: Editor, place: Place | undefined): Place | undefined {
  const name = sharedAround(place);
  const index = name === sharedAround(editor.selected) ? undefined : indexOfShared(editor, name);
  const { page } = editor;
  return page && index !== undefined
    ? { file: page.file, pointer: `${page.pointer}/blocks/${index}` }
    : place;
}
