import { useRef, useState } from 'react';
import { fitCapitals } from '../../../edit/pages/fit-capitals';
import { siteFile } from '../../../site/files/site-file';
import { partName } from '../../../site/page/place-names';
import { groupBy } from '../../../site/problem/group-by';
import { counted } from '../../../site/text/wording';
import { nameOfRows, pageOrPart } from '../../protocol/names';
import { type Hit, hitKey, replaceStep } from '../../protocol/requests/replace-requests';
import { useEditor } from '../model/editor';
import { useContentWords } from '../parts/content-words';
import { SpokenCount } from '../parts/spoken-count';
import { useNote } from '../parts/use-note';
import { usePlaces } from '../parts/use-places';
import { AskToRemove } from './ask-to-remove';
import { FindForm } from './find-form';
import { FoundGroup, rowKey } from './found-group';
import { type Search, useSearch } from './use-search';

/** In milliseconds: more than between the two clicks of a double click, or before a key that is held repeats itself. */
const onePress = 1000;

/** Looks for words wherever visitors read, and replaces those that are chosen. */
export function FindPanel() {
  const { ask, history, pages, openPanel } = useEditor();
  const { search, setSearch, wanted, found, isFound } = useSearch();
  const { pageOf, show, go } = usePlaces();
  const { lang } = useContentWords();
  const { note, say } = useNote();
  /** The step of undo that the note is about. */
  const [step, setStep] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState<string>();
  const pressed = useRef({ what: '', time: 0 });
  const button = useRef<HTMLButtonElement>(null);
  const { words, by, keepsCapitals, isHere } = search;
  const change = (part: Partial<Search>) => {
    say('');
    setAsking(false);
    setSearch({ ...search, ...(part.words !== undefined && { leftOut: new Set() }), ...part });
  };
  const { hits = [], replaceable = 0 } = found ?? {};
  const leftOut = hits.filter((hit) => !hit.setting && search.leftOut.has(hitKey(hit))).map(hitKey);
  const count = replaceable - leftOut.length;
  const canReplace = isFound && count > 0 && by !== words && !isBusy;

  const replace = async () => {
    const now = { what: JSON.stringify([wanted, by, leftOut]), time: performance.now() };
    const isSamePress = pressed.current.what === now.what && now.time - pressed.current.time < onePress;
    pressed.current = now;
    // The new words may have the old ones in them: the same press would replace them once more.
    if (isBusy || isSamePress) return;
    setBusy(true);
    try {
      const done = await ask('replace', { ...wanted, by, keepsCapitals, leftOut, count });
      setStep(replaceStep(words, by));
      say(replacedWords(by, done));
    } catch (error) {
      pressed.current = { what: '', time: 0 };
      setStep(undefined);
      say(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const answer = (isSure: boolean) => {
    setAsking(false);
    button.current?.focus();
    if (isSure) void replace();
  };
  const isTrue = step === undefined || (history.undo === step && history.redo === undefined);
  const countWords = found && words !== '' ? foundWords(found.count, found.fieldCount) : '';
  const groups = groupBy(hits, (hit) => JSON.stringify(pageOrPart(hit)));
  return (
    <div className="find">
      <div className="find-form">
        <FindForm {...{ search, change }} count={countWords} />
        <div className="find-do">
          <fieldset className="segments">
            <legend className="visually-hidden">Where</legend>
            {[false, true].map((here) => (
              <button
                key={String(here)}
                type="button"
                className="find-scope"
                aria-pressed={isHere === here}
                onClick={() => change({ isHere: here })}
              >
                {here ? 'This page' : 'Whole site'}
              </button>
            ))}
          </fieldset>
          <button
            ref={button}
            type="button"
            className="field-button field-primary"
            aria-disabled={!canReplace}
            onClick={() => {
              if (!canReplace) return;
              if (by === '') setAsking(true);
              else void replace();
            }}
          >
            Replace{count > 0 && ` ${count}`}
          </button>
        </div>
      </div>
      <SpokenCount count={countWords} of={words} />
      {note !== '' && isTrue && <p className="find-note">{note}</p>}
      {found?.unsearched.map((sentence) => (
        <p key={sentence} className="pane-note">
          {sentence}
        </p>
      ))}
      {[...groups].map(([key, group]) => (
        <FoundGroup
          key={key}
          {...headOf(group)}
          hits={group}
          leftOut={search.leftOut}
          setLeftOut={(keys) => change({ leftOut: keys })}
          becomes={({ match }) =>
            by === '' || by === words ? undefined : keepsCapitals ? fitCapitals(by, match, words, lang) : by
          }
          shown={shown}
          show={(hit) => {
            // In one column, the page is out of sight.
            if (matchMedia('(max-width: 1023px)').matches) return go(hit.setting?.place ?? hit);
            setShown(rowKey(hit));
            show(hit);
            openPanel('find');
          }}
          go={go}
        />
      ))}
      {found && found.count > hits.length && (
        <p className="pane-note">The first {hits.length} places are shown.</p>
      )}
      {isAsking && canReplace && <AskToRemove {...{ words, count, answer }} />}
    </div>
  );

  function headOf(group: readonly Hit[]): { head: string; about: string } {
    const [first] = group;
    const page = first && pageOf(first);
    const [, part = ''] = first?.pointer.split('/') ?? [];
    const isSettings = first?.file === siteFile && part === 'site';
    return {
      head: page?.path ? page.title : (nameOfRows(first?.file ?? '') ?? partName(part)),
      about: isSettings ? `seen on ${counted(pages.length, 'pages')}` : String(group.length),
    };
  }
}

const foundWords = (count: number, fields: number) =>
  count === 0 ? 'Not found' : `${count} in ${counted(fields, 'places')}`;

function replacedWords(by: string, { count, left }: { count: number; left: number }): string {
  const done = `${counted(count, 'places')} ${by === '' ? 'removed' : 'replaced'}. Ctrl+Z brings the old words back.`;
  return left > 0
    ? `${done} ${counted(left, 'texts')} can’t show the new words as they are, and stay.`
    : done;
}
