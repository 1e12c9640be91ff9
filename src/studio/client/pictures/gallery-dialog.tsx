import type { PictureDialogProps } from '../fields/registry';
import { FileTarget } from '../files/file-target';
import { Dialog } from '../parts/dialog';
import { Gallery } from './gallery';

/** All pictures of the folder, to choose one. A dropped or pasted file is added and chosen. */
export function GalleryDialog({ place, src, onChoose, onClose }: PictureDialogProps) {
  return (
    <Dialog title="Choose a picture" size="large" onClose={onClose}>
      <FileTarget adding="addPicture" isLarge place={place} onFile={onChoose}>
        <Gallery chosen={src} onChoose={onChoose} onLeave={onClose} />
      </FileTarget>
    </Dialog>
  );
}
