import { useId, useState } from 'react';
import { counted } from '../../../site/text/wording';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { Dialog, DialogForm } from '../parts/dialog';
import { PlanView } from '../parts/plan-view';
import { usePageCommand, usePlan } from './use-plan';

interface MovePageProps {
  /** The path of a page, or of a section without a page. */
  path: string;
  /** Of several with the path; else the open one is meant. */
  page?: PageEntry | undefined;
  /** A path that is proposed. */
  to?: string;
  close(): void;
}

/** Gives a page, or a whole section, another path; says first what changes. */
export function MovePage({ path: from, page: chosen, to: proposed = from, close }: MovePageProps) {
  const { pages, page: opened } = useEditor();
  const id = useId();
  const page = chosen ?? [opened, ...pages].find((each) => each?.path === from);
  const below = pages.filter(({ path }) => path.startsWith(`${from}/`)).length;
  const [typed, setTyped] = useState(proposed);
  const to = typed.trim();
  const [section, setSection] = useState(below > 0);
  const { refusal, isBusy, perform } = usePageCommand(close);
  const command = { do: 'move', from, to, section, ...(page && { file: page.file + page.pointer }) } as const;
  const isSame = to === from;
  const plan = usePlan(isSame ? undefined : command);
  const canMove = !isSame && !isBusy && plan?.refusal === undefined;
  const submit = () => {
    if (canMove) perform(command, page && to, `${page?.title ?? from} is at ${to} now.`);
  };
  return (
    <Dialog title={`Move ${from}`} onClose={close}>
      <DialogForm className="fields page-form" onSubmit={submit}>
        <div className="field">
          <label htmlFor={id} className="link-label">
            New path
          </label>
          <input
            id={id}
            className="field-input"
            autoFocus
            spellCheck={false}
            value={typed}
            onFocus={({ target }) => selectLastPart(target)}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        {page && below > 0 && (
          <label className="find-case">
            <input type="checkbox" checked={section} onChange={({ target }) => setSection(target.checked)} />
            Also the {counted(below, 'pages')} below it
          </label>
        )}
        {isSame ? (
          <p className="plan-wait">Links to it follow, and the old address goes on working.</p>
        ) : (
          <PlanView
            plan={refusal ? { effects: [], count: 0, refusal } : plan}
            title="What changes"
            close={close}
          />
        )}
        <div className="dialog-actions">
          <button type="submit" className="field-button field-primary" aria-disabled={!canMove}>
            Move
          </button>
        </div>
      </DialogForm>
    </Dialog>
  );
}

/** Most often only that is another one. */
function selectLastPart(input: HTMLInputElement): void {
  input.setSelectionRange(input.value.lastIndexOf('/') + 1, input.value.length);
}
