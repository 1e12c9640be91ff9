import type { PicturesTargetProps } from '../fields/registry';
import { FileButton } from '../files/file-button';
import { FileTarget } from '../files/file-target';

/** At the foot of a list: each of the pictures that are dropped on it, or chosen, becomes an item. */
export const PicturesTarget = ({ place, name, onPicture }: PicturesTargetProps) => (
  <FileTarget adding="addPicture" place={place} takesAll onFile={onPicture}>
    <FileButton name="Add pictures" label={`Add pictures to ${name}`} />
  </FileTarget>
);
