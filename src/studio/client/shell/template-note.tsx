import { useEffect, useRef } from 'react';
import type { Place } from '../../../site/json/place';
import { textOf } from '../../../site/json/text-of';
import { valueAt } from '../../../site/json/value-at';
import { useEditor } from '../model/editor';
import { originWords } from '../model/template-words';
import { ContentWords } from '../parts/content-words';
import { StudioIcon } from '../parts/studio-icon';
import { openSource } from './open-source';

/** What is chosen on the page of a row, and is that of all rows. */
export function TemplateNote({ place }: { place: Place }) {
  const editor = useEditor();
  const written = textOf(valueAt(editor.valueOf(place.file), place.pointer));
  const origin = originWords(editor, place) ?? 'same on all pages';
  const note = useRef<HTMLDivElement>(null);
  const { revealed } = editor;
  useEffect(() => {
    if (revealed?.takesFocus) note.current?.focus();
  }, [revealed]);
  return (
    <div className="layout-note" ref={note} tabIndex={-1}>
      <p>
        <strong>This is the {origin}.</strong> It is in the template of the collection, which is changed in a
        code editor.
      </p>
      {written !== '' && (
        <p>
          <ContentWords>{written}</ContentWords>
        </p>
      )}
      <button type="button" className="field-button" onClick={() => openSource(editor, place)}>
        <StudioIcon name="code-xml" />
        Open the source
      </button>
    </div>
  );
}
