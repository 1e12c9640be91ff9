import { mostPublished } from '../../../site/check/published-sizes';
import { isPublished } from '../../../site/files/published-files';
import { mostStored } from '../../../site/image/photo-limits';
import type { Place } from '../../../site/json/place';
import { shortName } from '../../protocol/names';
import type { AddedFile, FileUpload } from '../../protocol/requests/file-requests';
import type { Editor } from '../model/editor';
import { sizeWords } from '../model/picture-words';
import { followPointer } from '../model/places';

/** In bytes: of a picture, and of a download. */
const most = { addPicture: mostStored, addIcon: mostStored, addFile: mostPublished };

/** What a file is added as. */
export type Adding = keyof typeof most;

/**
 * Puts a file into the content folder, for a field. Rejects with a sentence if it can't be published. A change with the
 * same `step` that names the file is one step of undo with it.
 */
export async function addFile(
  editor: Editor,
  request: Adding,
  file: File,
  step: string,
  place?: Place,
): Promise<AddedFile> {
  // Why an earlier file was refused is no news of this one.
  editor.refuse('');
  editor.announce(`Adding ${file.name}.`);
  const upload = await uploadOf(file, most[request]);
  const added = await editor.ask(request, { ...upload, step, ...(place && { place }) });
  editor.announce(addedWords(added));
  return added;
}

/** A file that is too large is not sent: the answer says how large it may be. */
export async function uploadOf(file: File, limit = mostPublished): Promise<FileUpload> {
  const { name, size } = file;
  return size > limit ? { name, size } : { name, size, data: await base64Of(file) };
}

export function addedWords(added: AddedFile): string {
  const name = shortName(added.src);
  const what = added.isNew ? `${name} added` : `The folder has this ${nounOf(added.src)} already, as ${name}`;
  return [`${what}: ${sizeWords(added)}.`, ...added.notes].join(' ');
}

const nounOf = (src: string) => (isPublished(src) ? 'file' : 'picture');

/** Remembers the place that a file is added for. Gives where that is then; throws a sentence if it is gone. */
export function followPlace(editor: Editor, { file, pointer }: Place): (added: AddedFile) => Place {
  const before = editor.valueOf(file);
  return ({ src }) => {
    const at = followPointer(before, editor.now().valueOf(file), pointer);
    if (at === undefined)
      throw new Error(
        `The place for the ${nounOf(src)} is gone. The ${nounOf(src)} is in the folder, as ${shortName(src)}.`,
      );
    return { file, pointer: at };
  };
}

function base64Of(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => fail(new Error(`${file.name} can’t be read.`)));
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')));
    reader.readAsDataURL(file);
  });
}
