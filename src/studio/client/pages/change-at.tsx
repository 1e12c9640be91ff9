import { useState } from 'react';
import type { FieldPlan } from '../../../site/schema/plan-types';
import type { PageEntry } from '../../protocol/workspace';
import { DateControl } from '../fields/controls/date';
import { useEditor } from '../model/editor';
import { Dialog, DialogForm } from '../parts/dialog';
import { PlanView } from '../parts/plan-view';
import { usePageCommand, usePlan } from './use-plan';

/** Asks for the date at which the open page changes, and copies it for that. */
export function ChangeAt({ plan }: { plan: FieldPlan }) {
  const { page } = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="field-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change at a date…
      </button>
      {isOpen && page && <ChangeDialog {...{ page, plan }} close={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ page, plan: of, close }: { page: PageEntry; plan: FieldPlan; close(): void }) {
  const [date, setDate] = useState<unknown>();
  const { path, title } = page;
  const command =
    typeof date === 'string'
      ? ({ do: 'changeAt', path, date, file: page.file + page.pointer } as const)
      : undefined;
  const plan = usePlan(command);
  const { refusal, isBusy, perform } = usePageCommand(close);
  const isReady = plan !== undefined && plan.refusal === undefined && !isBusy;
  const submit = () => {
    if (command && isReady) perform(command, undefined, 'The copy is open. Ctrl+Z removes it.');
  };
  return (
    <Dialog title={`Change “${title}” at a date`} onClose={close}>
      <DialogForm className="fields page-form" onSubmit={submit}>
        <div className="field">
          <span className="link-label" id="change-at-label">
            From
          </span>
          <DateControl
            id="change-at"
            labelledBy="change-at-label"
            described=""
            plan={of}
            value={date}
            pointer=""
            required={false}
            invalid={false}
            onChange={setDate}
          />
        </div>
        {command ? (
          <PlanView
            plan={refusal ? { effects: [], count: 0, refusal } : plan}
            title="What changes"
            close={close}
          />
        ) : (
          <p className="plan-wait">A copy of the page is changed now, and takes its place then.</p>
        )}
        <div className="dialog-actions">
          <button type="submit" className="field-button field-primary" aria-disabled={!isReady}>
            Make the copy
          </button>
        </div>
      </DialogForm>
    </Dialog>
  );
}
