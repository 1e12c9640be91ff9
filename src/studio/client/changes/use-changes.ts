import { useEffect, useState } from 'react';
import type { ContentChanges } from '../../protocol/requests/change-requests';
import { useEditor } from '../model/editor';

/** In milliseconds of rest, before the content is compared again. */
const rest = 200;

/** What differs from the base: again when the content has changed, or the window gets the focus. */
export function useChanges() {
  const { ask, held, history, isSaved, pages } = useEditor();
  const [changes, setChanges] = useState<ContentChanges>();
  const [count, setCount] = useState(0);
  const refresh = () => setCount((last) => last + 1);
  useEffect(() => {
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the content may change what differs
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      ask('changes', { held }).then(
        (answer) => isWanted && setChanges(answer),
        () => {},
      );
    }, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, held, history, isSaved, pages, count]);
  return { changes, refresh };
}
