import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { counted } from '../../../site/text/wording';
import { whenWords } from '../../../site/time/when-words';
import { useEditor } from '../model/editor';
import { siteCalendar } from '../model/site-calendar';
import { today } from '../model/today';
import { SpokenCount } from '../parts/spoken-count';
import { ToolButton } from '../parts/tool-button';
import type { PageDialog } from './asked-page';
import { CollectionList } from './collection-list';
import { openFromTree } from './open-from-tree';
import { loadPageDialogs, OpenPageDialog } from './page-dialog';
import { errorsByPage, errorsOfRow } from './page-errors';
import { PageLine } from './page-line';
import { PageMenu } from './page-menu';
import { filterTree, pageTree, rowsOf, wantedPage, wantedRow } from './page-tree';
import { SiteParts } from './site-parts';
import { bringIntoView, rowHeight, useOpenSections, useRows, useWindowed } from './use-rows';

/** In milliseconds of rest, before the counts are asked for again. */
const rest = 600;

/** How many pages link to each page, by its path; undefined until it is known. Requested while nobody types. */
function useLinksIn(): Readonly<Record<string, number>> | undefined {
  const { ask, pages, isSaved } = useEditor();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>();
  useEffect(() => {
    if (!isSaved || pages.length === 0) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      ask('linksIn', {}).then(
        (answer) => isWanted && setCounts(answer),
        () => {},
      );
    }, rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, pages, isSaved]);
  return counts;
}

/** All pages of the site as a tree by their paths, with a filter. */
export function PagesPane() {
  const editor = useEditor();
  useEffect(loadPageDialogs, []);
  // The pages of rows are listed in the table of their collection.
  const pages = useMemo(
    () => editor.pages.filter(({ collection }) => collection === undefined),
    [editor.pages],
  );
  const [dialog, ask] = useState<PageDialog>();
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter).trim();
  const tree = useMemo(() => pageTree(pages), [pages]);
  const found = useMemo(() => (wanted === '' ? undefined : filterTree(tree, wanted)), [tree, wanted]);
  const sections = useOpenSections(wanted);
  const { isOpen } = sections;
  const rows = useMemo(() => rowsOf(found?.roots ?? tree, isOpen), [found, tree, isOpen]);
  const opened = editor.page?.path;
  const [seen, setSeen] = useState(opened);
  if (opened !== seen) {
    setSeen(opened);
    // A new page would be nowhere.
    if (!rows.some(({ node }) => node.page?.path === opened)) setFilter('');
  }
  const errors = useMemo(() => errorsByPage(editor.problems), [editor.problems]);
  const links = useLinksIn();
  const calendar = siteCalendar(editor);
  const box = useRef<HTMLDivElement>(null);
  const isInSight = useWindowed(box, rowHeight);
  const { at, goTo, onFocus, onKeyDown } = useRows({ rows, box, setOpen: sections.setOpen, ask });
  /** The row that Enter opens. */
  const meant = wanted === '' ? -1 : wantedRow(rows, wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter may mean the same row elsewhere
  useEffect(() => {
    if (box.current && meant !== -1) bringIntoView(box.current, meant);
  }, [meant, wanted]);
  const [menu, setMenu] = useState<{ key: string; anchor: Element }>();
  const menuRow = menu && rows.find(({ node }) => node.key === menu.key);
  const leaveFilter = (event: KeyboardEvent) => {
    const typed = filter.trim();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') goTo(wantedRow(rows, typed));
    else if (event.key === 'Enter' && typed !== '') {
      const page = typed === wanted ? rows[meant]?.node.page : wantedPage(tree, typed);
      if (page) openFromTree(editor, page);
    } else if (event.key === 'Escape' && filter !== '') setFilter('');
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="pages-head">
        <input
          className="field-input pages-filter"
          type="search"
          aria-label="Filter pages"
          placeholder={`Filter ${counted(pages.length, 'pages')}`}
          value={filter}
          // No language: its name is in the studio's.
          dir="auto"
          onChange={({ target }) => setFilter(target.value)}
          onKeyDown={leaveFilter}
        />
        <ToolButton icon="plus" name="New page" onPress={() => ask({ do: 'new' })} />
      </div>
      <div className="pages-list" ref={box}>
        {rows.length > 0 && (
          <div
            className="pages-tree"
            role="treegrid"
            aria-label="Pages"
            aria-rowcount={rows.length}
            tabIndex={-1}
            style={{ blockSize: rows.length * rowHeight }}
            {...{ onFocus, onKeyDown }}
          >
            {rows.map(
              (row, index) =>
                // Also out of sight, the active row keeps the focus, and is what Tab comes to.
                (isInSight(index) || index === at) && (
                  <PageLine
                    key={row.node.key}
                    {...{ row, index }}
                    isActive={index === at}
                    isMeant={index === meant}
                    errors={errorsOfRow(row, errors)}
                    when={whenWords(row.node.page?.dates ?? {}, calendar, today())}
                    links={row.node.page && links && (links[row.node.path] ?? 0)}
                    setOpen={sections.setOpen}
                    ask={ask}
                    openMenu={(anchor) => setMenu({ key: row.node.key, anchor })}
                  />
                ),
            )}
          </div>
        )}
        {rows.length === 0 && wanted !== '' && (
          <p className="pages-none">No page has “{wanted}” in its title or path.</p>
        )}
      </div>
      <SpokenCount count={found ? `${counted(found.count, 'pages')} found.` : ''} of={filter} />
      {menu && menuRow && (
        <PageMenu node={menuRow.node} anchor={menu.anchor} ask={ask} onClose={() => setMenu(undefined)} />
      )}
      <CollectionList add={() => ask({ do: 'newCollection' })} />
      <SiteParts />
      {dialog && <OpenPageDialog dialog={dialog} close={() => ask(undefined)} />}
    </>
  );
}
