import { useState } from 'react';
import type { PageEntry } from '../../protocol/workspace';
import { PageField } from '../fields/links/page-field';
import { useEditor } from '../model/editor';
import { parentPathOf } from '../model/parent-path';
import { Dialog, DialogForm } from '../parts/dialog';
import { PlanView } from '../parts/plan-view';
import { usePageCommand, usePlan } from './use-plan';

/** Deletes a page: names what links to it, and asks where its address leads then. */
export function DeletePage({ page, close }: { page: PageEntry; close(): void }) {
  const editor = useEditor();
  const [to, setTo] = useState('');
  const others = editor.pages.filter(({ path }) => path !== page.path);
  const { refusal, isBusy, perform } = usePageCommand(close);
  const file = page.file + page.pointer;
  const command = { do: 'delete', path: page.path, file, ...(to !== '' && { to }) } as const;
  const plan = usePlan(command);
  /** Nothing needs the address. */
  const canGo = plan?.count === 0 && !plan.unsearched?.length;
  const canDelete = plan?.refusal === undefined && !isBusy;
  const submit = () => {
    if (canDelete) perform(command, undefined, `${page.title} was deleted. Ctrl+Z brings it back.`);
  };
  return (
    <Dialog title={`Delete ${page.title}`} onClose={close}>
      <DialogForm className="fields page-form" onSubmit={submit}>
        <PageField
          name={`Its address ${page.path} leads to`}
          pages={others}
          text={to}
          required={false}
          autoFocus
          placeholder={parentPathOf(page.path, editor.pages)}
          onType={setTo}
        >
          Links to this page lead there, too.{canGo && ' Leave it empty, and the address is gone.'}
        </PageField>
        <PlanView
          plan={refusal ? { effects: [], count: 0, refusal } : plan}
          title="What links to this page"
          close={close}
        />
        <div className="dialog-actions">
          <button type="submit" className="field-button field-primary" aria-disabled={!canDelete}>
            Delete
          </button>
        </div>
      </DialogForm>
    </Dialog>
  );
}
