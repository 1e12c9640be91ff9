import { useState } from 'react';
import type { PageCommand } from '../../protocol/requests/page-requests';
import { useEditor } from '../model/editor';

/** Does what a dialog about pages asks for, then closes it, and opens the page that comes of it. */
export function usePageCommand(close: () => void) {
  const { ask, openPath, announce } = useEditor();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  return {
    refusal,
    isBusy,
    async perform(command: PageCommand, path: string | undefined, done: string) {
      setBusy(true);
      openPath(path, command.do === 'delete' ? command.path : undefined);
      try {
        await ask('changePages', { command });
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
