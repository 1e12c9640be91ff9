import { useState } from 'react';
import { counted } from '../../../site/text/wording';
import { shortName } from '../../protocol/names';
import type { FileUse } from '../../protocol/requests/file-requests';
import { PageField } from '../fields/links/page-field';
import { useEditor } from '../model/editor';
import { Dialog, DialogForm } from '../parts/dialog';
import { PlanView } from '../parts/plan-view';
import { usePlaces } from '../parts/use-places';

interface DeleteDownloadProps {
  src: string;
  uses: readonly FileUse[];
  remove(to: string): Promise<boolean>;
  close(): void;
}

/** Deletes a file: names what links to it, and asks where those links lead then. */
export function DeleteDownload({ src, uses, remove, close }: DeleteDownloadProps) {
  const { pages } = useEditor();
  const { pageOf } = usePlaces();
  const [to, setTo] = useState('');
  const name = shortName(src);
  const isUsed = uses.length > 0;
  const isOff = isUsed && !pages.some(({ path }) => path === to);
  const effects = uses.map((use) => ({ words: `${pageOf(use)?.title ?? 'Site'}: ${use.name}`, place: use }));
  const submit = async () => {
    if (isOff) return;
    close();
    await remove(to);
  };
  return (
    <Dialog title={`Delete ${name}`} onClose={close}>
      <DialogForm className="fields page-form" onSubmit={submit}>
        {isUsed && (
          <PageField
            name="Links to it lead to"
            pages={pages}
            text={to}
            autoFocus
            placeholder="/contact"
            onType={setTo}
          >
            {counted(uses.length, 'places')} {uses.length === 1 ? 'links' : 'link'} to {name}. Choose the page
            to which links lead then.
          </PageField>
        )}
        <p className="plan-wait">The file is kept for 30 days; Undo brings all back.</p>
        <PlanView plan={{ effects, count: effects.length }} title="What links to this file" close={close} />
        <div className="dialog-actions">
          <button type="button" className="field-button" onClick={close}>
            Keep
          </button>
          <button
            type="submit"
            className="field-button field-primary"
            // biome-ignore lint/a11y/noAutofocus: the question was asked for
            autoFocus={!isUsed}
            aria-disabled={isOff}
          >
            Delete
          </button>
        </div>
      </DialogForm>
    </Dialog>
  );
}
