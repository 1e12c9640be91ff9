import { useDeferredValue, useState } from 'react';
import { counted } from '../../../site/text/wording';
import { shortName } from '../../protocol/names';
import { FileButton } from '../files/file-button';
import { FileTarget, useTarget } from '../files/file-target';
import { ListedNotes } from '../files/listed-notes';
import { addedFirst, useListed } from '../files/use-listed';
import { useEditor } from '../model/editor';
import { hasWords } from '../model/has-words';
import { SpokenCount } from '../parts/spoken-count';
import { GalleryPicture } from './gallery-picture';

interface GalleryProps {
  /** The picture that a field has. */
  chosen?: string;
  /** Without it, pictures are only looked at. */
  onChoose?(src: string): void;
  /** Before another field is opened. */
  onLeave?(): void;
}

/** All pictures of the content: where each is used, and those that no field shows. */
export function Gallery({ chosen, onChoose, onLeave }: GalleryProps) {
  const { announce } = useEditor();
  const isInside = useTarget() !== undefined;
  const { listed, note, load, remove, putBack } = useListed('pictures');
  const [words, setWords] = useState('');
  const [onlyUnused, setOnlyUnused] = useState(false);
  const wanted = useDeferredValue(words);
  if (!listed) return <p className="pane-note">Loading…</p>;
  const isFound = hasWords(wanted);
  const { pictures, removed } = listed;
  const unused = pictures.filter(({ uses }) => uses.length === 0);
  const shown = addedFirst(onlyUnused ? unused : pictures).filter(({ src }) => isFound(src.toLowerCase()));
  const choose = (src: string) => {
    onChoose?.(src);
    announce(`${shortName(src)} chosen.`);
  };
  const body = (
    <div className="gallery">
      <div className="gallery-head">
        <input
          className="field-input"
          type="search"
          aria-label="Filter pictures"
          placeholder={`Filter ${counted(pictures.length, 'pictures')}`}
          // biome-ignore lint/a11y/noAutofocus: the gallery was opened to look for a picture
          autoFocus
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button
          type="button"
          className="field-button"
          aria-pressed={onlyUnused}
          onClick={() => setOnlyUnused(!onlyUnused)}
        >
          Unused: {unused.length}
        </button>
        <FileButton name="Add" />
      </div>
      <ListedNotes {...{ note, removed, putBack }} />
      <ul className="gallery-grid" aria-label="Pictures">
        {shown.map((picture) => (
          <GalleryPicture
            key={picture.src}
            {...{ picture, remove, onLeave }}
            isChosen={picture.src === chosen}
            {...(onChoose && { choose: () => choose(picture.src) })}
          />
        ))}
      </ul>
      <SpokenCount
        count={wanted !== '' || onlyUnused ? `${counted(shown.length, 'pictures')} found.` : ''}
        of={wanted}
      />
      {shown.length === 0 && (
        <p className="pane-note">
          {pictures.length === 0
            ? 'There are no pictures yet. Drop one here.'
            : 'No picture has this in its name.'}
        </p>
      )}
    </div>
  );
  return isInside ? (
    body
  ) : (
    <FileTarget adding="addPicture" isLarge onFile={() => void load()}>
      {body}
    </FileTarget>
  );
}
