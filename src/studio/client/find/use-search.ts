import { useEffect, useState } from 'react';
import type { FoundFieldTexts } from '../../protocol/requests/replace-requests';
import { useEditor } from '../model/editor';

export interface Search {
  words: string;
  by: string;
  isCase: boolean;
}

/** In milliseconds without a key, before the site is searched. */
const rest = 120;

/** The last search, so that an editor who comes back from a field can continue with it. */
let last: Search = { words: '', by: '', isCase: false };

/** Looks again when the content has changed. */
export function useSearch() {
  const { ask, history, problems, isSaved } = useEditor();
  const [search, setSearch] = useState(last);
  const [found, setFound] = useState<FoundFieldTexts>();
  const { words, isCase } = search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of the content may change what is found
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      ask('find', { words, isCase }).then(
        (answer) => isWanted && setFound(answer),
        () => {},
      );
    }, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, words, isCase, history, problems, isSaved]);
  return {
    search,
    setSearch(next: Search) {
      last = next;
      setSearch(next);
    },
    found,
  };
}
