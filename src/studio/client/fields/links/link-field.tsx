import { useState } from 'react';
import { StudioIcon } from '../../parts/studio-icon';
import { useControls } from '../registry';
import { newPath } from './link-choices';
import { LinkInput, type LinkInputProps } from './link-input';

interface LinkFieldProps extends LinkInputProps {
  /** Whether a page that is missing can be added. */
  offersNew: boolean;
}

/** The address of a link, and the way to add the page that it names. */
export function LinkField({ offersNew, ...props }: LinkFieldProps) {
  const { NewPage } = useControls();
  const [adding, setAdding] = useState<string>();
  const missing = offersNew ? newPath(props.text, props.editor().pages) : undefined;
  return (
    <>
      <LinkInput {...props} />
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
