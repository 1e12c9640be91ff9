import { useEffect, useState } from 'react';
import { definedIn } from '../../../site/files/collection-files';
import type { PageCommand, PageCommandPlan } from '../../protocol/requests/page-requests';
import { useEditor } from '../model/editor';

/** In milliseconds without a key, before the plan is asked for. */
const rest = 120;

/** What a command on pages would do; undefined until the answer is there, or without a command. */
export function usePlan(command: PageCommand | undefined): PageCommandPlan | undefined {
  const { ask } = useEditor();
  const key = command && JSON.stringify(command);
  const [known, setKnown] = useState<{ key: string; plan: PageCommandPlan }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the command
  useEffect(() => {
    if (!command || key === undefined) return;
    let isWanted = true;
    const take = (plan: PageCommandPlan) => isWanted && setKnown({ key, plan });
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

/** Does what a dialog about pages asks for, then closes it, and opens the page or the table that comes of it. */
export function usePageCommand(close: () => void) {
  const { ask, openPath, openCollection, announce } = useEditor();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  return {
    refusal,
    isBusy,
    async perform(command: PageCommand, path: string | undefined, done: string) {
      setBusy(true);
      openPath(path, command.do === 'delete' ? command.path : undefined);
      try {
        const file = await ask('changePages', { command });
        const collection = definedIn(file ?? '');
        if (collection !== undefined) openCollection(collection);
        else if (file !== undefined) openPath(file);
        announce(done);
        close();
      } catch (error) {
        openPath(undefined);
        setRefusal(error instanceof Error ? error.message : String(error));
        setBusy(false);
      }
    },
  };
}
