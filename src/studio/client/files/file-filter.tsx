import { useDeferredValue, useState } from 'react';
import { counted } from '../../../site/text/wording';
import { hasWords } from '../model/has-words';
import { SpokenCount } from '../parts/spoken-count';
import { addedFirst } from './use-listed';

/** The files with all words of a filter in their path, those that were added first. */
export function useFileFilter<Each extends { src: string; isNew: boolean }>(files: readonly Each[]) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const isFound = hasWords(wanted);
  return { words, setWords, shown: addedFirst(files).filter(({ src }) => isFound(src.toLowerCase())) };
}

interface FileFilterProps {
  filter: ReturnType<typeof useFileFilter>;
  things: 'downloads' | 'pictures';
  /** How many there are. */
  count: number;
  /** Something else leaves some out, too. */
  isNarrowed?: boolean;
  autoFocus?: boolean;
}

export function FileFilter({
  filter,
  things,
  count,
  isNarrowed = false,
  autoFocus = false,
}: FileFilterProps) {
  const { words, setWords, shown } = filter;
  return (
    <>
      <input
        className="field-input"
        type="search"
        aria-label={`Filter ${things}`}
        placeholder={`Find ${counted(count, things)}`}
        // biome-ignore lint/a11y/noAutofocus: the gallery was opened to look for a picture
        autoFocus={autoFocus}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <SpokenCount
        count={words !== '' || isNarrowed ? `${counted(shown.length, things)} found.` : ''}
        of={words}
      />
    </>
  );
}
