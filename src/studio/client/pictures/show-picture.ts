import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import type { Editor } from '../model/editor';
import { isWithin } from '../model/places';

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
