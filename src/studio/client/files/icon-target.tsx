import type { IconTargetProps } from '../fields/registry';
import { FileButton } from './file-button';
import { FileTarget, useTarget } from './file-target';

/** Around an icon: an SVG file that is dropped on it, or chosen, is added to the site's own icons. */
export const IconTarget = ({ place, onAdd, onIcon, children }: IconTargetProps) => (
  <FileTarget adding="addIcon" place={place} onFile={onIcon}>
    {children(<AddButton onAdd={onAdd} />)}
  </FileTarget>
);

function AddButton({ onAdd }: Pick<IconTargetProps, 'onAdd'>) {
  const target = useTarget();
  return (
    <FileButton
      name="Add an SVG file"
      onFiles={(files) => {
        onAdd();
        target?.add(files);
      }}
    />
  );
}
