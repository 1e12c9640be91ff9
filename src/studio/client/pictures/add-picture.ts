import { mostStored } from '../../../site/image/photo-limits';
import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { shortName } from '../../protocol/names';
import type { AddedPicture } from '../../protocol/requests/picture-requests';
import type { Editor } from '../model/editor';
import { sizeWords } from '../model/picture-words';
import { followPointer, isWithin } from '../model/places';

/**
 * Puts a file into the content folder, for a field. Rejects with a sentence if no page can show it. A change with the same
 * `step` that shows the picture is one step of undo with it.
 */
export async function addPicture(
  editor: Editor,
  file: File,
  step: string,
  place?: Place,
): Promise<AddedPicture> {
  // Why an earlier picture was refused is no news of this one.
  editor.refuse('');
  editor.announce(`Adding ${file.name}.`);
  const { name, size } = file;
  // A file that is too large is not sent: the answer says how large it may be.
  const data = size > mostStored ? undefined : await base64Of(file);
  const added = await editor.ask('addPicture', {
    name,
    size,
    step,
    ...(data !== undefined && { data }),
    ...(place && { place }),
  });
  editor.announce(addedWords(added));
  return added;
}

export function addedWords(added: AddedPicture): string {
  const name = shortName(added.src);
  const what = added.isNew ? `${name} added` : `The folder has this picture already, as ${name}`;
  return [`${what}: ${sizeWords(added)}.`, ...added.notes].join(' ');
}

/** Remembers the place that a picture is added for. Gives where that is then; throws a sentence if it is gone. */
export function followPlace(editor: Editor, { file, pointer }: Place): (added: AddedPicture) => Place {
  const before = editor.valueOf(file);
  return ({ src }) => {
    const at = followPointer(before, editor.now().valueOf(file), pointer);
    if (at === undefined)
      throw new Error(
        `The place for the picture is gone. The picture is in the folder, as ${shortName(src)}.`,
      );
    return { file, pointer: at };
  };
}

/**
 * Lets a field of the kind `image` show a file. What it said of its picture stays, and is asked again, unless the editor
 * has gone on to another field while the file was added, with `step`.
 */
export function showPicture(
  editor: Editor,
  { file, pointer }: Place,
  src: string,
  name: string,
  step?: string,
): void {
  const before = valueAt(editor.valueOf(file), pointer);
  const isFile = isRecord(before) && before.type === 'file';
  const change = isFile
    ? ({ op: 'set', at: `${pointer}/src`, value: src } as const)
    : ({ op: 'set', at: pointer, value: { type: 'file', src } } as const);
  editor.change(file, change, `Change ${name}`, step);
  const asked = isFile && before.decorative === true ? 'decorative' : 'alt';
  if (step === undefined || (editor.selected && isWithin(editor.selected, { file, pointer })))
    editor.reveal({ file, pointer: `${pointer}/${asked}` });
}

function base64Of(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => fail(new Error(`${file.name} can’t be read.`)));
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')));
    reader.readAsDataURL(file);
  });
}
