import { useMemo, useState } from 'react';
import { siteFile } from '../../../site/files/site-file';
import type { Place } from '../../../site/json/place';
import { groupBy } from '../../../site/problem/group-by';
import type { Problem } from '../../../site/problem/problem';
import { ConflictNote } from '../fields/notices/notices';
import { useEditor } from '../model/editor';
import { usePlaces } from '../parts/use-places';
import { Message } from './message';

/** More are shown when they are asked for. */
const shownFirst = 50;

/** All fields with two values, then all problems by page, errors first, each with the way to its field. */
export function ProblemList() {
  const { problems, conflicts, settle } = useEditor();
  const { pageOf, nameOf, go } = usePlaces();
  const [most, setMost] = useState(shownFirst);
  const sorted = useMemo(() => problems.toSorted((a, b) => rank(a) - rank(b)), [problems]);
  const headOf = (place: Place) => {
    const page = pageOf(place);
    if (page?.path) return `${page.title} ${page.path}`;
    return place.file === siteFile ? 'All pages' : place.file;
  };
  const groups = groupBy(sorted.slice(0, most), headOf);
  return (
    <>
      {problems.length + conflicts.length === 0 && <p className="pane-note">The content is valid.</p>}
      {conflicts.map((conflict) => (
        <section key={conflict.id} className="problem-group">
          <h3>{headOf(conflict)}</h3>
          <button type="button" className="problem-place" onClick={() => go(conflict)}>
            {nameOf(conflict) ?? conflict.pointer}
          </button>
          <ConflictNote conflict={conflict} settle={(choice) => settle(conflict, choice)} />
        </section>
      ))}
      {[...groups].map(([head, found]) => (
        <section key={head} className="problem-group">
          <h3>{head}</h3>
          <ul className="problems">
            {found.map((problem) => (
              <Message key={`${problem.file} ${problem.pointer} ${problem.message}`} problem={problem} />
            ))}
          </ul>
        </section>
      ))}
      {sorted.length > most && (
        <button type="button" className="field-button" onClick={() => setMost(most * 4)}>
          Show more of {sorted.length}
        </button>
      )}
    </>
  );
}

const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
