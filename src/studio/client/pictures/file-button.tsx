import { useRef } from 'react';
import { StudioIcon } from '../parts/studio-icon';
import { useTarget } from './picture-target';

/** What the file dialog offers; the server looks at the bytes. */
const pictureTypes = '.svg,.png,.jpg,.jpeg,.webp,.avif,.gif,image/*';

/** Asks for a file of this computer, and gives it to the place of the picture around. */
export function FileButton({ name }: { name: string }) {
  const target = useTarget();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="field-button" onClick={() => input.current?.click()}>
        <StudioIcon name="upload" />
        {target?.isBusy ? 'Adding…' : name}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes}
        aria-label="File from this computer"
        onChange={({ target: field }) => {
          target?.add([...(field.files ?? [])]);
          field.value = '';
        }}
      />
    </>
  );
}
