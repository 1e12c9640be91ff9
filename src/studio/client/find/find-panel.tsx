import { useRef, useState } from 'react';
import type { Place } from '../../../site/json/place';
import { groupBy } from '../../../site/problem/group-by';
import { counted } from '../../../site/text/wording';
import type { FoundField } from '../../protocol/requests/replace-requests';
import { useEditor } from '../model/editor';
import { pageAround } from '../model/places';
import { useContentWords } from '../parts/content-words';
import { useNote } from '../parts/use-note';
import { usePlaces } from '../parts/use-places';
import { FoundRow } from './found-row';
import { type Search, useSearch } from './use-search';

/** In milliseconds: more than between the two clicks of a double click, or before a key that is held repeats itself. */
const onePress = 1000;

/** Looks for words in the whole site, and replaces them in a field, a page or everywhere. */
export function FindPanel() {
  const { ask } = useEditor();
  const { search, setSearch, found } = useSearch();
  const places = usePlaces();
  const contentWords = useContentWords();
  const { note, say } = useNote();
  const [isBusy, setBusy] = useState(false);
  const pressed = useRef({ what: '', time: 0 });
  const { words, by, isCase } = search;
  const change = (part: Partial<Search>) => {
    say('');
    setSearch({ ...search, ...part });
  };
  const replace = async (within?: Place) => {
    const last = pressed.current;
    const now = { what: JSON.stringify([words, by, isCase, within]), time: performance.now() };
    pressed.current = now;
    const isSamePress = last.what === now.what && now.time - last.time < onePress;
    // The new words may have the old ones in them: the same press would replace them once more.
    if (isBusy || isSamePress) return;
    setBusy(true);
    try {
      const { count, left } = await ask('replace', { words, by, isCase, ...(within && { within }) });
      say(replacedWords(count, left));
    } catch (error) {
      pressed.current = { what: '', time: 0 };
      say(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const canReplace = found !== undefined && found.count > 0 && by !== words && !isBusy;
  const pages = groupBy(found?.fields ?? [], ({ file, pointer }) => file + pageAround({ file, pointer }));
  return (
    <div className="find">
      <div className="find-form">
        <label className="find-label">
          Find
          <input
            className="field-input"
            type="search"
            // biome-ignore lint/a11y/noAutofocus: the panel was opened to write here
            autoFocus
            spellCheck={false}
            value={words}
            {...contentWords}
            onChange={({ target }) => change({ words: target.value })}
          />
        </label>
        <label className="find-label">
          Replace by
          <input
            className="field-input"
            value={by}
            {...contentWords}
            onChange={({ target }) => change({ by: target.value })}
          />
        </label>
        <label className="find-case">
          <input
            type="checkbox"
            checked={isCase}
            onChange={({ target }) => change({ isCase: target.checked })}
          />
          Match case
        </label>
        <button
          type="button"
          className="field-button field-primary"
          aria-disabled={!canReplace}
          onClick={() => canReplace && replace()}
        >
          Replace all
        </button>
      </div>
      {note !== '' && <p className="find-note">{note}</p>}
      <p className="find-count" role="status">
        {found && words !== '' ? foundWords(found.count, found.fieldCount) : ''}
      </p>
      {found?.unsearched.map((words) => (
        <p key={words} className="pane-note">
          {words}
        </p>
      ))}
      {[...pages].map(([key, fields]) => (
        <FoundPage key={key} {...{ fields, replace }} go={places.go} head={headOf(places, fields)} />
      ))}
      {found && found.fieldCount > found.fields.length && (
        <p className="pane-note">The first {found.fields.length} fields are shown.</p>
      )}
    </div>
  );
}

interface FoundPageProps {
  head: string;
  fields: readonly FoundField[];
  replace(within: Place): void;
  go(place: Place): void;
}

function FoundPage({ head, fields, replace, go }: FoundPageProps) {
  const [first] = fields;
  if (!first) return null;
  const page = { file: first.file, pointer: pageAround(first) };
  return (
    <section className="problem-group" aria-label={head}>
      <div className="find-page">
        <h3>{head}</h3>
        <button
          type="button"
          className="field-button"
          aria-label={`Replace all in ${head}`}
          onClick={() => replace(page)}
        >
          Replace all
        </button>
      </div>
      <ul className="find-list">
        {fields.map((field) => (
          <FoundRow
            key={field.pointer}
            field={field}
            open={() => go(field)}
            replace={() => replace({ file: field.file, pointer: field.pointer })}
          />
        ))}
      </ul>
    </section>
  );
}

function headOf({ pageOf }: ReturnType<typeof usePlaces>, [first]: readonly FoundField[]): string {
  const page = first && pageOf(first);
  return page?.path ? `${page.title} ${page.path}` : 'All pages';
}

const foundWords = (count: number, fields: number) =>
  count === 0 ? 'No text has these words.' : `${counted(count, 'places')} in ${counted(fields, 'fields')}.`;

const replacedWords = (count: number, left: number) =>
  `${counted(count, 'places')} replaced. Ctrl+Z brings the old words back.${left > 0 ? ` ${counted(left, 'texts')} can’t show the new words as they are, and stay.` : ''}`;
