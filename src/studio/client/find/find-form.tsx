import { useId } from 'react';
import { fitCapitals } from '../../../edit/pages/fit-capitals';
import { useContentWords } from '../parts/content-words';
import type { Search } from './use-search';

interface FindFormProps {
  search: Search;
  change(part: Partial<Search>): void;
  /** How much is found, in words. */
  count: string;
}

/** What is looked for, and what it is replaced by. */
export function FindForm({ search, change, count }: FindFormProps) {
  const id = useId();
  const contentWords = useContentWords();
  const { words, by } = search;
  const isSmall = words === words.toLowerCase();
  const hasCase = words.toLowerCase() !== words.toUpperCase();
  const title = words.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const box = (name: 'isCase' | 'isWhole' | 'keepsCapitals', label: string) => (
    <label className="find-option">
      <input
        type="checkbox"
        checked={search[name]}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <>
      <label className="find-label" htmlFor={id}>
        Find
      </label>
      <div className="find-box">
        <input
          id={id}
          className="field-input"
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the panel was opened to write here
          autoFocus
          spellCheck={false}
          value={words}
          {...contentWords}
          onChange={({ target }) => change({ words: target.value })}
        />
        <span className="find-count">{count}</span>
      </div>
      <label className="find-label">
        Replace by
        <input
          className="field-input"
          value={by}
          {...contentWords}
          onChange={({ target }) => change({ by: target.value })}
        />
      </label>
      {box(
        'keepsCapitals',
        hasCase && by
          ? `Keep capitals: ${title} → ${fitCapitals(by, title, words, contentWords.lang)}`
          : 'Keep capitals',
      )}
      {box('isWhole', 'Only whole words')}
      {box(
        'isCase',
        hasCase ? `Only “${words}” ${isSmall ? 'in small letters' : 'as written here'}` : 'Only this case',
      )}
    </>
  );
}
