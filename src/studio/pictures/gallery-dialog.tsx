import { Dialog } from '../dialog';
import { Gallery } from './gallery';
import { PictureTarget } from './picture-target';

interface GalleryDialogProps {
  /** The picture that the field has. */
  src: string;
  onChoose(src: string, step?: string): void;
  onClose(): void;
}

/** All pictures of the folder, to choose one. A dropped or pasted file is added and chosen. */
export function GalleryDialog({ src, onChoose, onClose }: GalleryDialogProps) {
  return (
    <Dialog title="Choose a picture" size="large" onClose={onClose}>
      <PictureTarget onPicture={onChoose}>
        <Gallery chosen={src} onChoose={onChoose} />
      </PictureTarget>
    </Dialog>
  );
}
