import { useEffect, useState } from 'react';
import type { PageCommand, PagePlan } from '../../protocol/requests/page-requests';
import { useEditor } from '../model/editor';

/** In milliseconds without a key, before the plan is asked for. */
const rest = 120;

/** What a command on pages would do; undefined until the answer is there, or without a command. */
export function usePlan(command: PageCommand | undefined): PagePlan | undefined {
  const { ask } = useEditor();
  const key = command && JSON.stringify(command);
  const [known, setKnown] = useState<{ key: string; plan: PagePlan }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the command
  useEffect(() => {
    if (!command || key === undefined) return;
    let isWanted = true;
    const take = (plan: PagePlan) => isWanted && setKnown({ key, plan });
    const timer = setTimeout(() => {
      ask('planPages', { command }).then(take, (error: Error) =>
        take({ effects: [], count: 0, refusal: error.message }),
      );
    }, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, key]);
  return known && known.key === key ? known.plan : undefined;
}
