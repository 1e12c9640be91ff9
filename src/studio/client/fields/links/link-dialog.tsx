import { useId, useState } from 'react';
import { useContentWords } from '../../parts/content-words';
import { Dialog, DialogForm } from '../../parts/dialog';
import { StudioIcon } from '../../parts/studio-icon';
import { useForm } from '../form';
import { asAddress } from './link-choices';
import { LinkField } from './link-field';
import { type EditedLink, followLink, linkWords } from './markdown-link';

interface LinkDialogProps {
  link: EditedLink;
  /** What the link was found in. */
  text: string;
  /** What has become of that. */
  textNow(): string;
  /** The link as it is to be, where it is now; without an address it becomes its words. */
  onDone(link: EditedLink): void;
  onClose(): void;
}

/** Asks for the words and the address of a link in a text. */
export function LinkDialog({ link, text, textNow, onDone, onClose }: LinkDialogProps) {
  const id = useId();
  const { editor } = useForm();
  const [label, setLabel] = useState(link.label);
  const [address, setAddress] = useState(link.address);
  const isNew = link.address === '';
  const [isRefused, setRefused] = useState(false);
  const write = (address: string) => {
    const followed = followLink({ ...link, label, address }, text, textNow());
    if (!followed) return setRefused(true);
    onClose();
    onDone(followed);
    editor().announce(linkWords(link, followed));
  };
  const submit = () => {
    if (address !== '') write(asAddress(address));
  };
  return (
    <Dialog title={isNew ? 'Add a link' : 'Change the link'} onClose={onClose}>
      <DialogForm className="fields link-form" onSubmit={submit}>
        <div className="field">
          <label htmlFor={`${id}-label`} className="link-label">
            Text
          </label>
          <input
            id={`${id}-label`}
            className="field-input"
            value={label}
            {...useContentWords()}
            autoFocus={link.label === ''}
            onChange={({ target }) => setLabel(target.value)}
          />
        </div>
        <div className="field">
          <span id={`${id}-name`} className="link-label">
            Leads to
          </span>
          <LinkField
            id={`${id}-address`}
            editor={editor}
            labelledBy={`${id}-name`}
            described=""
            text={address}
            onlyPages={false}
            offersNew
            required
            invalid={false}
            autoFocus={link.label !== ''}
            placeholder="/contact"
            onType={setAddress}
          />
        </div>
        {isRefused && (
          <div className="field-note" data-severity="error" role="alert">
            <StudioIcon name="circle-alert" />
            <p>Somebody has changed these words meanwhile. Close this window, and select the words again.</p>
          </div>
        )}
        <div className="dialog-actions">
          {!isNew && (
            <button type="button" className="field-button" onClick={() => write('')}>
              Remove the link
            </button>
          )}
          <button type="submit" className="field-button field-primary" aria-disabled={address === ''}>
            {isNew ? 'Add the link' : 'Change the link'}
          </button>
        </div>
      </DialogForm>
    </Dialog>
  );
}
