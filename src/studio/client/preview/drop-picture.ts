import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { textOf } from '../../../site/json/text-of';
import { valueAt } from '../../../site/json/value-at';
import { placeName } from '../../../site/page/place-names';
import { addedWords, addFile, followPlace } from '../files/add-file';
import type { Editor } from '../model/editor';
import { leftWords } from '../model/picture-words';
import { outerPlace } from '../model/places';
import { showPicture } from '../pictures/show-picture';

/** Lets the picture at a place of the page show the first of the files that were dropped on it. */
export async function dropPicture(
  editor: Editor,
  at: Place | undefined,
  [file, ...others]: readonly File[],
): Promise<void> {
  if (!file) return;
  const place = imageAround(editor, at);
  if (!place) return editor.refusePress('There is no picture at this place. Drop the file on one.');
  const page = editor.page?.file === place.file ? editor.page.pointer : '';
  const name = placeName(valueAt(editor.valueOf(place.file), page), place.pointer.slice(page.length));
  // Its form says what is wrong, and asks for the text.
  editor.reveal(place);
  try {
    const step = crypto.randomUUID();
    const placeOf = followPlace(editor, place);
    const added = await addFile(editor, 'addPicture', file, step, place);
    if (others.length > 0) editor.announce(`${addedWords(added)} ${leftWords(others)}`);
    showPicture(editor.now(), placeOf(added), added.src, name, step);
  } catch (error) {
    editor.refuse(error);
  }
}

/** The drawing or the picture that a place is, or is in. */
function imageAround(editor: Editor, at: Place | undefined): Place | undefined {
  for (let place = at; place; place = outerPlace(place)) {
    const value = valueAt(editor.valueOf(place.file), place.pointer);
    if (isRecord(value) && ['scene', 'drawing', 'file'].includes(textOf(value.type))) return place;
  }
  return undefined;
}
