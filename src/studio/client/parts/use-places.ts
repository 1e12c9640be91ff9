import type { Place } from '../../../site/json/place';
import { nameWithin } from '../../protocol/names';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { pageIn } from '../model/places';

/** What a place of the content is called, and the way to it. */
export function usePlaces() {
  const editor = useEditor();
  const { pages, go } = editor;
  return {
    pageOf: (place: Place): PageEntry | undefined => pageIn(pages, place),
    /**
     * Within its page or file. A block of a page that nobody has opened has its number instead of its type. Undefined
     * for the whole of what nobody has opened, or what can't be read.
     */
    nameOf(place: Place): string | undefined {
      const root = editor.valueOf(place.file);
      return nameWithin(root, place) || (root === undefined ? undefined : 'Page');
    },
    go,
    /** The focus stays. */
    show: (place: Place) => go(place, false),
  };
}
