import { useEffect, useId, useState } from 'react';
import { longestTitle } from '../../../site/check/title-length';
import { pathPart } from '../../../site/text/fix/slug';
import type { PageEntry } from '../../protocol/workspace';
import { Counter } from '../fields/controls/counter';
import { namedPage } from '../fields/links/link-choices';
import { siteLayouts } from '../fields/site-layouts';
import { useEditor } from '../model/editor';
import { useContentWords } from '../parts/content-words';
import { Dialog, DialogForm } from '../parts/dialog';
import { PlanView } from '../parts/plan-view';
import { noteCopy } from './copies';
import { CopyFields } from './copy-fields';
import { DraftFrame } from './draft-frame';
import { type Start, StartList } from './start-list';
import { usePageCommand, usePlan } from './use-plan';

interface NewPageProps {
  /** A path that something links to already. */
  path?: string;
  /** The place that names it stays open. */
  stays?: boolean;
  /** The start of its path. Without it, the page is created beside the open one. */
  section?: string;
  /** The page that it begins as; otherwise the open page is proposed for it. */
  copy?: PageEntry;
  close(): void;
}

/** Adds a page: with the blocks of a layout, as a copy of a page, or nearly empty. */
export function NewPage({ path: given, stays = false, section, copy, close }: NewPageProps) {
  const editor = useEditor();
  const page = copy ?? editor.page;
  const id = useId();
  const [title, setTitle] = useState('');
  /** As long as it is undefined, the path follows the title. */
  const [ownPath, setOwnPath] = useState(given);
  const [name, setName] = useState('');
  const [choice, setChosen] = useState<number>();
  const [copyPath, setCopyPath] = useState(page?.path ?? '/');
  const copied = namedPage(copyPath, editor.pages);
  const { refusal, isBusy, perform } = usePageCommand(close);
  const ownName = name.trim();
  const contentWords = useContentWords();
  const starts: Start[] = [
    { name: 'Heading and call to action', about: 'Nearly empty', command: {} },
    ...siteLayouts(editor).map(({ name, blocks }) => ({
      name: `Layout “${name}”`,
      about: blocks,
      command: { layout: name },
    })),
    {
      name: 'A copy of a page',
      about: copied?.title ?? 'Choose the page below',
      command: copied ? { copy: copied.path } : {},
    },
  ];
  const chosen = choice ?? (copy ? starts.length - 1 : 0);
  const isCopy = chosen === starts.length - 1;
  const start = starts[chosen]?.command ?? {};
  const part = pathPart((isCopy && ownName) || title, contentWords.lang);
  const layoutSection = useLayoutSection(start.layout);
  const around = isCopy ? sectionAround(copied) : (layoutSection ?? sectionAround(page));
  const typedPath = ownPath ?? `${section ?? around}/${part}`;
  const path = typedPath.trim();
  const command = { do: 'new', path, title, name: ownName, ...start } as const;
  const isTitled = title.trim() !== '';
  const isUnnamed = isTitled && ownPath === undefined && part === '';
  const isReady = isTitled && !isUnnamed && (!isCopy || copied !== undefined);
  const plan = usePlan(isReady ? command : undefined);
  const draft = useDraft(plan && plan.refusal === undefined ? command : undefined);
  const reason = isUnnamed ? noPart : refusal;
  const canAdd = isReady && !isBusy && plan?.refusal === undefined;
  const submit = () => {
    if (!canAdd) return;
    if (start.copy !== undefined) noteCopy(path, start.copy);
    perform(command, stays ? undefined : path, `${title} was added at ${path}.`);
  };
  return (
    <Dialog title="New page" size="large" onClose={close}>
      <DialogForm className="new-page" onSubmit={submit}>
        <div className="fields page-form">
          <div className="field">
            <label htmlFor={`${id}-title`} className="link-label">
              Title
            </label>
            <div className="field-text">
              <input
                id={`${id}-title`}
                className="field-input"
                autoFocus
                value={title}
                {...contentWords}
                aria-describedby={`${id}-count`}
                onChange={({ target }) => setTitle(target.value)}
              />
              <Counter id={`${id}-count`} text={title} most={longestTitle} />
            </div>
          </div>
          <div className="field">
            <label htmlFor={`${id}-path`} className="link-label">
              Path
            </label>
            <input
              id={`${id}-path`}
              className="field-input"
              spellCheck={false}
              value={typedPath}
              onChange={({ target }) => setOwnPath(target.value)}
            />
          </div>
          <StartList starts={starts} chosen={chosen} choose={setChosen} />
          {isCopy && <CopyFields path={copyPath} setPath={setCopyPath} {...{ copied, name, setName }} />}
          <div className="plan-room">
            {(isReady || isUnnamed) && (
              <PlanView
                plan={reason ? { effects: [], count: 0, refusal: reason } : plan}
                title="Good to know"
                close={close}
              />
            )}
          </div>
        </div>
        {/* Another page begins at its top. */}
        <DraftFrame key={JSON.stringify(start)} {...draft} start={start} />
        <div className="dialog-actions">
          <button type="submit" className="field-button field-primary" aria-disabled={!canAdd}>
            Add the page
          </button>
        </div>
      </DialogForm>
    </Dialog>
  );
}

const noPart =
  'The title has no letter that a path can have. Write the end of the path in letters from a to z, digits and hyphens.';

/** The last path, title and name that a page can have, once nobody types any more. */
function useDraft(command: { path: string; title: string; name: string } | undefined) {
  const [draft, setDraft] = useState({ path: '/new-page-draft', title: 'New page', name: '' });
  const { path, title, name } = command ?? draft;
  useEffect(() => {
    const timer = setTimeout(() => setDraft({ path, title, name }), rest);
    return () => clearTimeout(timer);
  }, [path, title, name]);
  return draft;
}

/** In milliseconds without a key, before the page is drawn again. */
const rest = 400;

/** Where the other pages of a layout are; undefined until the answer is there, or without one. */
function useLayoutSection(layout: string | undefined): string | undefined {
  const { ask } = useEditor();
  const [known, setKnown] = useState<{ layout: string; section: string | undefined }>();
  useEffect(() => {
    if (layout === undefined) return;
    let isWanted = true;
    ask('sectionOf', { layout }).then(
      (section) => isWanted && setKnown({ layout, section }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [ask, layout]);
  return known && known.layout === layout ? known.section : undefined;
}

const sectionAround = (page: PageEntry | undefined): string =>
  page?.path.slice(0, page.path.lastIndexOf('/')) ?? '';
