import { useEffect, useState } from 'react';
import type { PageCommandPlan } from '../../protocol/requests/page-requests';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { Dialog } from '../parts/dialog';
import { PlanView } from '../parts/plan-view';
import { DeletePage } from './delete-page';
import { MovePage } from './move-page';
import { NewCollection } from './new-collection';
import { NewPage } from './new-page';

/** What is asked about pages, and of what makes them. */
export type PageDialog =
  /** `path` is that of the new page, `section` the path that it begins with. */
  | { do: 'new'; path?: string; section?: string; copy?: PageEntry; stays?: boolean }
  | { do: 'newCollection' }
  /** A page, or a section without one. `to` is proposed. */
  | { do: 'move'; path: string; page?: PageEntry | undefined; to?: string }
  | { do: 'delete'; page: PageEntry }
  | { do: 'linksTo'; page: PageEntry };

export interface AskedProps {
  dialog: PageDialog;
  close(): void;
}

/** The places that link to a page, each one press from its field. */
function LinksTo({ page, close }: { page: PageEntry; close(): void }) {
  const { ask } = useEditor();
  const { path } = page;
  const [plan, setPlan] = useState<PageCommandPlan>();
  useEffect(() => {
    let isWanted = true;
    ask('linksTo', { path }).then(
      (answer) => isWanted && setPlan(answer),
      (error: Error) => isWanted && setPlan({ effects: [], count: 0, refusal: error.message }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask, path]);
  return (
    <Dialog title={`Links to ${page.title}`} onClose={close}>
      {plan?.count === 0 && plan.refusal === undefined ? (
        <p className="plan-wait">Nothing links to it.</p>
      ) : (
        <PlanView plan={plan} title="Places" close={close} />
      )}
    </Dialog>
  );
}

/** The window of each question about pages. */
export function AskedPage({ dialog, close }: AskedProps) {
  switch (dialog.do) {
    case 'new':
      return <NewPage {...dialog} close={close} />;
    case 'newCollection':
      return <NewCollection close={close} />;
    case 'move':
      return <MovePage {...dialog} close={close} />;
    case 'delete':
      return <DeletePage page={dialog.page} close={close} />;
    case 'linksTo':
      return <LinksTo page={dialog.page} close={close} />;
  }
}
