import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '../../../site/json/place';
import { counted } from '../../../site/text/wording';
import type { TableRow } from '../../protocol/requests/collection-requests';
import { correctAddress } from '../model/address';
import { useEditor } from '../model/editor';
import { isSamePlace, isWithin } from '../model/places';
import { ContentWords } from '../parts/content-words';
import { SpokenCount } from '../parts/spoken-count';
import { StudioIcon } from '../parts/studio-icon';
import { useMedia } from '../parts/use-media';
import type { CellAt } from './grid-props';
import { NewRow } from './new-row';
import { RowList } from './row-list';
import { RowMenu } from './row-menu';
import { allRows, foundRows, type Sorting, shownRows } from './shown-rows';
import { TableGrid } from './table-grid';
import { TopicFilter } from './topic-filter';
import { cellPlace, useMistakes, useTable } from './use-table';

/** The rows of a collection as a table, in the place of the page; where that has no room, as a list. */
export function CollectionView({ name }: { name: string }) {
  const editor = useEditor();
  const { table, change } = useTable(name);
  const mistakes = useMistakes(name);
  const hasRoom = useMedia('(min-width: 768px)');
  const [filter, setFilter] = useState(allRows);
  const [sorting, setSorting] = useState<Sorting>();
  const [chosen, setActive] = useState<CellAt>();
  const [added, setAdded] = useState<Place>();
  const [isAsking, setAsking] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const findBox = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(filter);
  const isKnown = table !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is changed stays until there is another filter
  const foundFirst = useMemo(() => (table ? foundRows(table, wanted) : []), [isKnown, wanted]);
  const rows = useMemo(
    () => (table ? shownRows(table, wanted, foundFirst, sorting) : []),
    [table, wanted, foundFirst, sorting],
  );
  // One comes back from the page of a row to that row.
  const active = chosen ?? {
    row: Math.max(
      0,
      rows.findIndex((row) => isSamePlace(row, editor.page)),
    ),
    column: 0,
  };
  /** What is written after the name. */
  const next = table?.columns.find(({ key }) => key !== table.nameKey) ?? table?.columns[0];
  const index = rows.findIndex((row) => isSamePlace(row, added));
  useEffect(() => {
    const row = rows[index];
    if (!row || !next) return;
    setAdded(undefined);
    setActive({ row: index, column: 0 });
    // What is typed replaces the sample in it.
    editor.revealNew(cellPlace(row, next.key));
  }, [index, rows, next, editor]);
  const isEmpty = table?.rows.length === 0;
  // There is nothing else to do in it.
  useEffect(() => {
    if (isEmpty) addButton.current?.focus();
  }, [isEmpty]);
  if (!table) return <p className="pane-note">Loading…</p>;
  const at = Math.min(active.row, rows.length - 1);
  const row = rows[at];
  const open = (row: TableRow) => {
    const page = editor.pages.find((each) => isSamePlace(each, row));
    if (page) {
      // Back comes to this row.
      correctAddress(page, name);
      editor.open(page);
    }
    // Beside a table, its form is open.
    else if (!hasRoom) editor.reveal(mistakes.find((problem) => isWithin(problem, row)) ?? row);
    else
      editor.refusePress('This row has no page as long as it has a mistake, or its collection has no pages.');
  };
  const remove = (row: TableRow) => void change({ do: 'delete', row });
  const words = wanted.words.trim();
  const isWhole = !hasRoom && editor.selected === undefined && editor.panel === undefined;
  const add = async (name: string) => {
    setFilter(allRows);
    setSorting(undefined);
    setAdded(await change({ do: 'add', name }));
  };
  return (
    <div className="collection" data-whole={isWhole || undefined}>
      <div className="collection-head">
        <div className="collection-title">
          <h2>
            <ContentWords>{table.title}</ContentWords>
          </h2>
          <span className="collection-rows">{counted(table.rows.length, 'rows')}</span>
          {mistakes.length > 0 && <span className="count">{mistakes.length} to correct</span>}
        </div>
        <input
          className="field-input collection-find"
          type="search"
          aria-label="Find a row"
          placeholder="Find a row"
          ref={findBox}
          value={filter.words}
          dir="auto"
          onChange={({ target }) => setFilter({ ...filter, words: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || filter.words === '') return;
            event.preventDefault();
            setFilter({ ...filter, words: '' });
          }}
        />
        <TopicFilter
          {...{ table }}
          topic={filter.topic}
          choose={(topic) => setFilter({ ...filter, topic })}
        />
        <button
          type="button"
          className="field-button"
          ref={addButton}
          onClick={() => (table.nameKey === undefined ? void add('') : setAsking(true))}
        >
          <StudioIcon name="plus" />
          Row
        </button>
        {row && hasRoom && <RowMenu {...{ row, open }} remove={() => remove(row)} />}
      </div>
      {rows.length > 0 && hasRoom && (
        <TableGrid {...{ table, rows, mistakes, sorting, setSorting, active, setActive, open, change }} />
      )}
      {rows.length > 0 && !hasRoom && (
        <RowList
          {...{ table, rows, mistakes, at, open, remove }}
          setAt={(row) => setActive({ row, column: 0 })}
        />
      )}
      {isEmpty && <p className="pane-note">There is no row yet. “Row” adds one.</p>}
      {rows.length === 0 && !isEmpty && (
        <div className="pane-note">
          <p>{noRow(wanted.topic, words)}</p>
          <button
            type="button"
            className="field-button"
            onClick={() => {
              setFilter(allRows);
              findBox.current?.focus();
            }}
          >
            Show all rows
          </button>
        </div>
      )}
      {isAsking && <NewRow {...{ table }} add={(name) => void add(name)} close={() => setAsking(false)} />}
      <SpokenCount
        count={words + wanted.topic === '' ? '' : `${counted(rows.length, 'rows')} found.`}
        of={filter.words + filter.topic}
      />
    </div>
  );
}

function noRow(topic: string, words: string): string {
  if (topic === '') return `No row has “${words}”.`;
  return words === '' ? `No row has the topic “${topic}”.` : `No row of the topic “${topic}” has “${words}”.`;
}
