import { useEffect, useId, useMemo, useState } from 'react';
import { counted } from '../../../site/text/wording';
import { useEditor } from '../model/editor';
import { findChoices } from '../parts/find-choices';
import { SpokenCount } from '../parts/spoken-count';
import { guideParts } from './guide';

/** As many as anybody reads. */
const mostFound = 4;

/** Finds what the editor's guide says of a job, in the words that people have for it. */
export function GuideSearch() {
  const id = useId();
  const { ask } = useEditor();
  const [guide, setGuide] = useState('');
  useEffect(() => void ask('guide', {}).then(setGuide, () => {}), [ask]);
  const parts = useMemo(() => guideParts(guide), [guide]);
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() !== '';
  const { fits, close } = findChoices(parts, typed);
  const found = isTyped ? [...fits, ...close].slice(0, mostFound) : [];
  const count = found.length > 0 ? counted(found.length, 'answers') : 'Nothing in the guide has these words.';
  return (
    <div className="help-guide">
      <label className="help-name" htmlFor={id}>
        <b>What do you want to do?</b>
      </label>
      <input
        id={id}
        className="field-input"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <SpokenCount count={isTyped ? count : ''} of={typed} />
      {isTyped && found.length === 0 && (
        <p className="help-limits" aria-hidden="true">
          {count}
        </p>
      )}
      {found.map(({ name, about }, index) => (
        <details key={`${typed} ${name}`} className="help-inner" open={index === 0}>
          <summary>{name}</summary>
          <p>{about}</p>
        </details>
      ))}
    </div>
  );
}
