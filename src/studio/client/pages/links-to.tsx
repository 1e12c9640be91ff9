import { useEffect, useState } from 'react';
import type { PagePlan } from '../../protocol/requests/page-requests';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { Dialog } from '../parts/dialog';
import { PlanView } from '../parts/plan-view';

/** The places that link to a page, each one press from its field. */
export function LinksTo({ page, close }: { page: PageEntry; close(): void }) {
  const { ask } = useEditor();
  const { path } = page;
  const [plan, setPlan] = useState<PagePlan>();
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
