import { useState } from 'react';
import { StudioIcon } from '../../parts/studio-icon';
import { type LinkTargetProps, useControls } from '../registry';
import { newPath } from './link-choices';
import { LinkInput, type LinkInputProps } from './link-input';

interface LinkFieldProps extends LinkInputProps, Partial<Pick<LinkTargetProps, 'place' | 'onAddress'>> {
  /** Whether a page that is missing can be added. */
  offersNew: boolean;
}

/** The address of a link, and the way to add the page that it names. */
export function LinkField({ offersNew, place, onAddress, ...props }: LinkFieldProps) {
  const { LinkTarget, NewPage } = useControls();
  const [adding, setAdding] = useState<string>();
  const missing = offersNew ? newPath(props.text, props.editor().pages) : undefined;
  return (
    <>
      {props.onlyPages ? (
        <LinkInput {...props} />
      ) : (
        <LinkTarget place={place} onAddress={onAddress ?? props.onType}>
          <LinkInput {...props} />
        </LinkTarget>
      )}
      {missing !== undefined && (
        <button type="button" className="field-button" onClick={() => setAdding(missing)}>
          <StudioIcon name="file-plus" />
          Add the page {missing}
        </button>
      )}
      {adding !== undefined && <NewPage path={adding} stays close={() => setAdding(undefined)} />}
    </>
  );
}
