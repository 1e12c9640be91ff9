import { useEffect, useState } from 'react';
import { groupBy } from '../../../site/problem/group-by';
import { counted, listed } from '../../../site/text/wording';
import type { ChangedPart, ContentChanges } from '../../protocol/requests/change-requests';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { useNote } from '../parts/use-note';
import { PublishForm } from '../publish/publish-form';
import { BeforeAfter, type PicturedPage, picturedPage } from './before-after';
import { ChangedPartView } from './changed-part';
import { changesAsText } from './changes-as-text';

/** In milliseconds of rest, before the content is compared again. */
const rest = 200;

/** What differs from the base: again when the content has changed, or the window gets the focus. */
function useChanges() {
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

/** What differs from the last commit, by page: to look at, to take back, and to commit. */
export function ChangesPanel() {
  const { ask, page } = useEditor();
  const { changes, refresh } = useChanges();
  const { note, say } = useNote();
  const [seen, setSeen] = useState<PicturedPage>();
  if (!changes) return <p className="pane-note">Comparing…</p>;
  const revert = async (name: string, part?: string, difference?: string) => {
    try {
      await ask('revert', {
        ...(part !== undefined && { part }),
        ...(difference !== undefined && { difference }),
      });
      say(`${name} taken back. Ctrl+Z brings it again.`);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
    refresh();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(changesAsText(changes));
      say('The changes are copied as text.');
    } catch {
      say('The browser did not let the text be copied.');
    }
  };
  const { parts, partCount } = changes;
  return (
    <div className="changes">
      <p className="changes-base">{baseWords(changes)}</p>
      {partCount > 0 && (
        <div className="actions">
          <button type="button" className="field-button" onClick={copy}>
            <StudioIcon name="copy" />
            Copy as text
          </button>
          <button type="button" className="field-button" onClick={() => revert('Everything')}>
            <StudioIcon name="undo-2" />
            Take all back
          </button>
        </div>
      )}
      <p className="changes-note">{note}</p>
      {parts.map((part) => {
        const pictured = picturedPage(part, parts, page?.path);
        const showPage = pictured && (() => setSeen(pictured));
        return <ChangedPartView key={part.id} {...{ part, revert, showPage }} />;
      })}
      {partCount > parts.length && (
        <p className="changes-note">
          {counted(partCount - parts.length, 'parts')} more differ. The first {parts.length} are shown.
        </p>
      )}
      <PublishForm
        suggested={changes.message}
        canCommit={changes.canCommit}
        done={(words) => {
          say(words);
          refresh();
        }}
      />
      {seen && <BeforeAfter page={seen} onClose={() => setSeen(undefined)} />}
    </div>
  );
}

function baseWords({ base, parts, partCount }: ContentChanges): string {
  const since = {
    commit: () => `since the last version, ${subjectOf(base)}`,
    online: () => `since the version that was sent last, ${subjectOf(base)}`,
    opened: () => 'since the studio was opened',
  }[base.type]();
  return partCount === 0
    ? `Nothing has changed ${since}.`
    : `${parts.length < partCount ? counted(partCount, 'parts') : partsInWords(parts)} changed ${since}.`;
}

const subjectOf = (base: ContentChanges['base']) => (base.type === 'opened' ? '' : `“${base.subject}”`);

/** "2 pages and 1 picture" */
function partsInWords(parts: readonly ChangedPart[]): string {
  const groups = groupBy(parts, ({ kind }) => kind);
  const counts = [...groups].map(
    ([kind, { length }]) => counted(length, `${kind}s`) + (kind === 'part' ? ' of the site' : ''),
  );
  return listed(counts, 'and');
}
