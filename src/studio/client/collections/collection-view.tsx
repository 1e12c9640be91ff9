import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from '../../../site/json/place';
import { counted } from '../../../site/text/wording';
import type { TableRow } from '../../protocol/requests/collection-requests';
import { useEditor } from '../model/editor';
import { isSamePlace } from '../model/places';
import { ContentWords } from '../parts/content-words';
import { SpokenCount } from '../parts/spoken-count';
import { StudioIcon } from '../parts/studio-icon';
import { NewRow } from './new-row';
import { RowMenu } from './row-menu';
import { type Sorting, shownRows } from './shown-rows';
import { TableGrid } from './table-grid';
import { cellPlace, useMistakes, useTable } from './use-table';

/** The rows of a collection as a table, in the place of the page. */
export function CollectionView({ name, isPhone }: { name: string; isPhone: boolean }) {
  const editor = useEditor();
  const { table, change } = useTable(name);
  const mistakes = useMistakes(name);
  const [filter, setFilter] = useState('');
  const [sorting, setSorting] = useState<Sorting>();
  const [active, setActive] = useState({ row: 0, column: 0 });
  const [added, setAdded] = useState<Place>();
  const [isAsking, setAsking] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const wanted = useDeferredValue(filter);
  const rows = useMemo(() => (table ? shownRows(table, wanted, sorting) : []), [table, wanted, sorting]);
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
  const row = rows[Math.min(active.row, rows.length - 1)];
  const open = ({ file, pointer }: TableRow) => {
    const page = editor.pages.find((each) => each.file === file && each.pointer === pointer);
    if (page) editor.open(page);
    else
      editor.refusePress('This row has no page as long as it has a mistake, or its collection has no pages.');
  };
  const add = async (name: string) => {
    setFilter('');
    setSorting(undefined);
    setAdded(await change({ do: 'add', name }));
  };
  return (
    <div className="collection">
      <div className="collection-head">
        <h2>
          <ContentWords>{table.title}</ContentWords>
        </h2>
        <span className="collection-rows">{counted(table.rows.length, 'rows')}</span>
        {mistakes.length > 0 && <span className="count">{mistakes.length} to correct</span>}
        <input
          className="field-input collection-find"
          type="search"
          aria-label="Find a row"
          placeholder="Find a row"
          value={filter}
          dir="auto"
          onChange={({ target }) => setFilter(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || filter === '') return;
            event.preventDefault();
            setFilter('');
          }}
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
        {row && <RowMenu {...{ row, open }} remove={() => void change({ do: 'delete', row })} />}
      </div>
      {rows.length > 0 ? (
        <TableGrid
          {...{ table, rows, mistakes, sorting, setSorting, active, setActive, open, change, isPhone }}
        />
      ) : (
        <p className="pane-note">
          {wanted.trim() === '' ? 'There is no row yet. “Row” adds one.' : `No row has “${wanted}”.`}
        </p>
      )}
      {isAsking && <NewRow {...{ table }} add={(name) => void add(name)} close={() => setAsking(false)} />}
      <SpokenCount count={wanted.trim() === '' ? '' : `${counted(rows.length, 'rows')} found.`} of={filter} />
    </div>
  );
}
