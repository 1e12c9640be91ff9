import { lazy } from 'react';

/** Loaded when it is opened. */
export const PictureDialog = lazy(async () => ({
  default: (await import('./gallery-dialog')).GalleryDialog,
}));
