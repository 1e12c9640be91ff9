import type { Place } from '../../../site/json/place';
import { FileTarget } from '../files/file-target';
import { Dialog } from '../parts/dialog';
import { Gallery } from './gallery';

interface GalleryDialogProps {
  /** The field that will show the picture. */
  place: Place | undefined;
  /** The picture that the field has. */
  src: string;
  onChoose(src: string, step?: string, at?: Place): void;
  onClose(): void;
}

/** All pictures of the folder, to choose one. A dropped or pasted file is added and chosen. */
export function GalleryDialog({ place, src, onChoose, onClose }: GalleryDialogProps) {
  return (
    <Dialog title="Choose a picture" size="large" onClose={onClose}>
      <FileTarget adding="addPicture" isLarge place={place} onFile={onChoose}>
        <Gallery chosen={src} onChoose={onChoose} onLeave={onClose} />
      </FileTarget>
    </Dialog>
  );
}
