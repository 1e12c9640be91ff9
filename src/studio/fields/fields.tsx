import type { ReactNode } from 'react';
import type { FieldPlace } from '../../edit/workspace';
import { useEditor } from '../editor';

/** The form of the object at a place: a page's own fields, those of a block, or of an object of site.json. */
export function Fields({ place }: { place: FieldPlace }): ReactNode {
  const editor = useEditor();
  return <pre>{JSON.stringify(editor.valueOf(place.file), null, 2)}</pre>;
}
