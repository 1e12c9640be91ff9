import { useEffect, useState } from 'react';
import { useEditor } from '../model/editor';

/** In milliseconds of rest, before the counts are asked for again. */
const rest = 600;

/** How many pages name each page, by its path; undefined until it is known. Asked for when nobody types. */
export function useLinksIn(): Readonly<Record<string, number>> | undefined {
  const { ask, pages, isSaved } = useEditor();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>();
  useEffect(() => {
    if (!isSaved || pages.length === 0) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      ask('linksIn', {}).then(
        (answer) => isWanted && setCounts(answer),
        () => {},
      );
    }, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, pages, isSaved]);
  return counts;
}
