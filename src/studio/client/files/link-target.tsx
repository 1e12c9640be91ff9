import { addressOf } from '../../../site/page/download-path';
import type { LinkTargetProps } from '../fields/registry';
import { FileButton } from './file-button';
import { FileTarget } from './file-target';

/** Around a link: a file that is dropped on it, or chosen, is added to the downloads, and linked. */
export const LinkTarget = ({ place, onAddress, children }: LinkTargetProps) => (
  <FileTarget adding="addFile" place={place} onFile={(src, step, at) => onAddress(addressOf(src), step, at)}>
    <div className="link-file">
      {children}
      <FileButton name="File…" label="File… to link" />
    </div>
  </FileTarget>
);
