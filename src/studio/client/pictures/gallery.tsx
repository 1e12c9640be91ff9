import { useState } from 'react';
import { shortName } from '../../protocol/names';
import { FileButton } from '../files/file-button';
import { FileFilter, useFileFilter } from '../files/file-filter';
import { FileTarget, useTarget } from '../files/file-target';
import { ListedNotes } from '../files/listed-notes';
import { useListed } from '../files/use-listed';
import { useEditor } from '../model/editor';
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
  const [onlyUnused, setOnlyUnused] = useState(false);
  const all = listed?.pictures ?? [];
  const unused = all.filter(({ uses }) => uses.length === 0);
  const filter = useFileFilter(onlyUnused ? unused : all);
  if (!listed) return <p className="pane-note">Loading…</p>;
  const { pictures, removed } = listed;
  const { shown } = filter;
  const choose = (src: string) => {
    onChoose?.(src);
    announce(`${shortName(src)} chosen.`);
  };
  const body = (
    <div className="gallery">
      <div className="gallery-head">
        <FileFilter
          filter={filter}
          things="pictures"
          count={pictures.length}
          isNarrowed={onlyUnused}
          autoFocus
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
