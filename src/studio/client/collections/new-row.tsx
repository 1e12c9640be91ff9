import { useState } from 'react';
import type { CollectionTable } from '../../protocol/requests/collection-requests';
import { useContentWords } from '../parts/content-words';
import { Dialog, DialogForm } from '../parts/dialog';
import { LabelledInput } from '../parts/labelled-input';

interface NewRowProps {
  table: CollectionTable;
  add(name: string): void;
  close(): void;
}

/** Asks what a new row is called: that also makes its address. */
export function NewRow({ table: { title, columns, nameKey, hasPages }, add, close }: NewRowProps) {
  const [name, setName] = useState('');
  const isReady = name.trim() !== '';
  return (
    <Dialog title={`New row: ${title}`} onClose={close}>
      <DialogForm
        className="fields page-form"
        onSubmit={() => {
          if (!isReady) return;
          close();
          add(name.trim());
        }}
      >
        <LabelledInput
          takesFocus
          label={columns.find(({ key }) => key === nameKey)?.label}
          about={
            hasPages
              ? 'The address of its page is made of these words, and stays. It is a draft at first.'
              : undefined
          }
          text={name}
          language={useContentWords()}
          change={setName}
        />
        <div className="dialog-actions">
          <button type="submit" className="field-button field-primary" aria-disabled={!isReady}>
            Add the row
          </button>
        </div>
      </DialogForm>
    </Dialog>
  );
}
