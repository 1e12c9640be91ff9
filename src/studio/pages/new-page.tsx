import { type FormEvent, useId, useState } from 'react';
import type { PageEntry } from '../../edit/workspace';
import { siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import { memberOf } from '../../site/json/value-at';
import { slug } from '../../site/text/mend/address-steps';
import { Dialog } from '../dialog';
import { useEditor } from '../editor';
import { blockName } from '../fields/names';
import { DraftFrame } from './draft-frame';
import { PlanView } from './plan-view';
import { type Start, StartList } from './start-list';
import { usePageCommand } from './use-page-command';
import { usePlan } from './use-plan';

interface NewPageProps {
  /** A path that something links to already. */
  path?: string;
  /** What its path begins with; otherwise it comes beside the open page. */
  section?: string;
  /** The page that it begins as; otherwise a copy of the open page can be chosen. */
  copy?: PageEntry;
  close(): void;
}

/** Adds a page: with the blocks of a layout, as a copy of a page, or nearly empty. */
export function NewPage({ path: given, section, copy, close }: NewPageProps) {
  const { page: open, valueOf: contentOf } = useEditor();
  const page = copy ?? open;
  const id = useId();
  const [title, setTitle] = useState('');
  /** As long as it is undefined, the path follows the title. */
  const [ownPath, setOwnPath] = useState(given);
  const [choice, setChosen] = useState<number>();
  const { refusal, isBusy, perform } = usePageCommand(close);
  const starts: Start[] = [
    { name: 'Heading and call to action', about: 'Nearly empty', command: {} },
    ...Object.entries(layoutsIn(contentOf(siteFile))).map(([layout, slots]) => ({
      name: `Layout “${layout}”`,
      about: slots.map(blockName).join(' · '),
      command: { layout },
    })),
    ...(page
      ? [
          {
            name: copy ? `A copy of ${copy.path}` : 'A copy of the open page',
            about: page.title,
            command: { copy: page.path },
          },
        ]
      : []),
  ];
  const chosen = choice ?? (copy ? starts.length - 1 : 0);
  const path = ownPath ?? `${section ?? sectionAround(page)}/${slug(title)}`;
  const start = starts[chosen]?.command ?? {};
  const command = { do: 'new', path, title, ...start } as const;
  const isReady = title.trim() !== '' && path !== '/';
  const plan = usePlan(isReady ? command : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) perform(command, path, `${title} was added at ${path}.`);
  };
  return (
    <Dialog title="New page" size="large" onClose={close}>
      <form className="new-page" onSubmit={submit}>
        <div className="fields page-form">
          <div className="field">
            <label htmlFor={`${id}-title`} className="link-label">
              Title
            </label>
            <input
              id={`${id}-title`}
              className="field-input"
              autoFocus
              maxLength={longestTitle}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-path`} className="link-label">
              Path
            </label>
            <input
              id={`${id}-path`}
              className="field-input"
              spellCheck={false}
              value={path}
              onChange={({ target }) => setOwnPath(target.value.trim())}
            />
          </div>
          <StartList starts={starts} chosen={chosen} choose={setChosen} />
          {isReady && (
            <PlanView
              plan={refusal ? { effects: [], count: 0, refusal } : plan}
              title="Good to know"
              close={close}
            />
          )}
          <div className="dialog-actions">
            <button
              type="submit"
              className="field-button field-primary"
              disabled={!isReady || isBusy || plan?.refusal !== undefined}
            >
              Add the page
            </button>
          </div>
        </div>
        <DraftFrame command={start} />
      </form>
    </Dialog>
  );
}

const sectionAround = (page: PageEntry | undefined): string =>
  page?.path.slice(0, page.path.lastIndexOf('/')) ?? '';

/** In characters, as the schema has it. */
const longestTitle = 120;

/** The types of the blocks of each layout of the site. */
function layoutsIn(site: unknown): Record<string, string[]> {
  const layouts = memberOf(site, 'layouts');
  const typesOf = (slots: unknown) =>
    (Array.isArray(slots) ? slots : []).map((slot) => String(memberOf(slot, 'type')));
  return Object.fromEntries(
    Object.entries(isRecord(layouts) ? layouts : {}).map(([layout, slots]) => [layout, typesOf(slots)]),
  );
}
