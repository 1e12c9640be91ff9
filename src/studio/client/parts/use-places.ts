import { pageStart } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { placeName } from '../../protocol/names';
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
    nameOf({ file, pointer }: Place): string | undefined {
      const root = editor.valueOf(file);
      const start = pageStart(pointer) ?? '';
      const name = placeName(valueAt(root, start), pointer.slice(start.length));
      return name || (root === undefined ? undefined : 'Page');
    },
    go,
    /** The focus stays. */
    show: (place: Place) => go(place, false),
  };
}
