import { useState } from 'react';
import { shortName } from '../../protocol/names';
import type { ListedPicture } from '../../protocol/requests/picture-requests';
import { Uses } from '../files/uses';
import { sizeWords, thumbnailOf } from '../model/picture-words';
import { StudioIcon } from '../parts/studio-icon';

interface GalleryPictureProps {
  picture: ListedPicture;
  isChosen: boolean;
  choose?(): void;
  remove(src: string): void;
  /** Before a field that shows it is opened. */
  onLeave: (() => void) | undefined;
}

/** A picture with what is known of it. */
export function GalleryPicture({ picture, isChosen, choose, remove, onLeave }: GalleryPictureProps) {
  const { src, uses } = picture;
  const [isAsking, setAsking] = useState(false);
  const name = shortName(src);
  const image = <img src={thumbnailOf(picture)} alt="" loading="lazy" />;
  return (
    <li className="gallery-item" data-chosen={isChosen || undefined}>
      {choose ? (
        <button
          type="button"
          className="gallery-image"
          aria-label={`Choose ${name}`}
          aria-current={isChosen || undefined}
          onClick={choose}
        >
          {image}
        </button>
      ) : (
        <span className="gallery-image">{image}</span>
      )}
      <p className="gallery-name">
        <b title={src}>{name}</b>
        <span>
          {sizeWords(picture)}
          {picture.isNew && <b className="file-new">New</b>}
        </span>
      </p>
      {uses.length > 0 ? (
        <Uses {...{ src, uses, onLeave }} />
      ) : isAsking ? (
        <fieldset className="gallery-ask actions" aria-label={`Delete ${name}?`}>
          <span>Delete it? It can be put back for 30 days.</span>
          <button
            type="button"
            className="field-button"
            // biome-ignore lint/a11y/noAutofocus: the question was asked for
            autoFocus
            onClick={() => remove(src)}
          >
            Delete<span className="visually-hidden"> {name}</span>
          </button>
          <button type="button" className="field-button" onClick={() => setAsking(false)}>
            Keep
          </button>
        </fieldset>
      ) : (
        <p className="gallery-foot">
          <span className="gallery-unused">Unused</span>
          <button
            type="button"
            className="field-tool"
            aria-label={`Delete ${name}`}
            title={`Delete ${name}`}
            onClick={() => setAsking(true)}
          >
            <StudioIcon name="trash-2" />
          </button>
        </p>
      )}
    </li>
  );
}
