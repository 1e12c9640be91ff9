import { useEffect, useState } from 'react';
import type { FoundHits } from '../../protocol/requests/replace-requests';
import { useEditor } from '../model/editor';

export interface Search {
  words: string;
  by: string;
  isCase: boolean;
  isWhole: boolean;
  keepsCapitals: boolean;
  /** Only in the open page. */
  isHere: boolean;
  /** The keys of places that stay. */
  leftOut: ReadonlySet<string>;
}

/** In milliseconds without a key, before the site is searched. */
const rest = 120;

/** The last search, so that an editor who comes back from a field can continue with it. */
let last: Search = {
  words: '',
  by: '',
  isCase: false,
  isWhole: true,
  keepsCapitals: true,
  isHere: false,
  leftOut: new Set(),
};

/** Looks again when the content has changed. */
export function useSearch() {
  const { ask, history, problems, isSaved, page } = useEditor();
  const [search, setSearch] = useState(last);
  const [found, setFound] = useState<FoundHits & { key: string }>();
  const { words, isCase, isWhole, isHere } = search;
  const within = isHere && page ? { within: { file: page.file, pointer: page.pointer } } : {};
  const wanted = { words, isCase, isWhole, ...within };
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is all that is wanted; any change of the content may change what is found
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      ask('find', wanted).then(
        (answer) => isWanted && setFound({ ...answer, key }),
        () => {},
      );
    }, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, key, history, problems, isSaved]);
  return {
    search,
    setSearch(next: Search) {
      last = next;
      setSearch(next);
    },
    wanted,
    found,
    /** False while the answer is that for other words. */
    isFound: found?.key === key,
  };
}
