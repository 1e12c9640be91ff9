import { useState } from 'react';
import { textOf } from '../../../site/json/text-of';
import type { ControlProps } from '../fields/control';
import { TextControl } from '../fields/controls/text';
import { DialogButton } from '../fields/dialog-button';
import { StudioIcon } from '../parts/studio-icon';
import { OpenPageDialog } from './page-dialog';
import { mayMove } from './page-tree';

/** The path of the page itself: another one moves the page, with its file and every link to it. */
export function OwnPathControl(props: ControlProps) {
  const { id, labelledBy, described, value, invalid } = props;
  const [isMoving, setMoving] = useState(false);
  const path = textOf(value);
  // Nothing can link to a path that is wrong.
  if (invalid || !mayMove(path)) return <TextControl {...props} />;
  return (
    <>
      <DialogButton
        {...{ id, labelledBy, described }}
        className="field-select-button"
        title="Rename and move"
        onPress={() => setMoving(true)}
      >
        <span className="field-select-value" id={`${id}-value`}>
          {path}
        </span>
        <StudioIcon name="folder-input" />
      </DialogButton>
      {isMoving && <OpenPageDialog dialog={{ do: 'move', path }} close={() => setMoving(false)} />}
    </>
  );
}
