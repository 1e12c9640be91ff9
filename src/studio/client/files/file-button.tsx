import { useRef } from 'react';
import { linkedKinds } from '../../../site/page/published-kinds';
import { StudioIcon } from '../parts/studio-icon';
import { useTarget } from './file-target';

/** What the file dialog offers; the server looks at the bytes. */
const types = {
  addPicture: '.svg,.png,.jpg,.jpeg,.webp,.avif,.gif,image/*',
  addIcon: '.svg,image/svg+xml',
  addFile: linkedKinds.map((kind) => `.${kind}`).join(','),
};

interface FileButtonProps {
  name: string;
  /** Instead of the target around. */
  onFiles?(files: readonly File[]): void;
  /** The whole name, where there are several. */
  label?: string;
}

/** Asks for a file of this computer, and gives it to the target around. */
export function FileButton({ name, onFiles, label }: FileButtonProps) {
  const target = useTarget();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="field-button"
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        <StudioIcon name="upload" />
        {target?.isBusy ? 'Adding…' : name}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={target?.takesAll === true && !onFiles}
        accept={types[target?.adding ?? 'addFile']}
        aria-label={label ?? 'File from this computer'}
        onChange={({ target: field }) => {
          (onFiles ?? target?.add)?.([...(field.files ?? [])]);
          field.value = '';
        }}
      />
    </>
  );
}
