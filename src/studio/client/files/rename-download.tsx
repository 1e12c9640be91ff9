import { useId, useState } from 'react';
import { fileNameOf } from '../../../site/files/file-path';
import { addressOf, renamedPath } from '../../../site/page/download-path';
import { shortName } from '../../protocol/names';
import { useContentWords } from '../parts/content-words';
import { Dialog, DialogForm } from '../parts/dialog';

interface RenameDownloadProps {
  src: string;
  rename(to: string): Promise<boolean>;
  close(): void;
}

/** Gives a file another name: shows what is made of it. */
export function RenameDownload({ src, rename, close }: RenameDownloadProps) {
  const id = useId();
  const [name, setName] = useState(fileNameOf(src));
  const { lang } = useContentWords();
  const to = renamedPath(src, name, lang);
  const isOff = to === src || name.trim() === '';
  const submit = async () => {
    if (isOff) return;
    close();
    await rename(name);
  };
  return (
    <Dialog title={`Rename ${shortName(src)}`} onClose={close}>
      <DialogForm className="fields page-form" onSubmit={submit}>
        <div className="field">
          <label htmlFor={id} className="link-label">
            Name
          </label>
          <input
            id={id}
            className="field-input"
            spellCheck={false}
            autoFocus
            aria-describedby={`${id}-about`}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <p id={`${id}-about`} className="plan-wait">
            {isOff ? '' : `Its address becomes ${addressOf(to)}. `}Links follow; the old address leads here.
          </p>
        </div>
        <div className="dialog-actions">
          <button type="submit" className="field-button field-primary" aria-disabled={isOff}>
            Rename
          </button>
        </div>
      </DialogForm>
    </Dialog>
  );
}
