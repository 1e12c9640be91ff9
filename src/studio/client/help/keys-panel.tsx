import { useEffect, useRef } from 'react';

/** A key and what it does. On a Mac, Ctrl is Command. */
interface KeyHelp {
  keys: string;
  does: string;
}

/** What keys do in the studio, by the part that has the focus. */
const keyGroups: readonly { where: string; keys: readonly KeyHelp[] }[] = [
  {
    where: 'Everywhere',
    keys: [
      { keys: 'Ctrl+Z', does: 'Undo' },
      { keys: 'Ctrl+Shift+Z, Ctrl+Y', does: 'Redo' },
      { keys: 'Ctrl+K', does: 'Find a page by its title or path, outside of texts with a link button' },
      { keys: 'F6, Shift+F6', does: 'Next and previous part of the window' },
      { keys: 'F1', does: 'Help for the chosen field' },
      { keys: 'Shift+F1', does: 'These keys' },
      { keys: 'Escape', does: 'Back: from the page, a field or a panel' },
    ],
  },
  {
    where: 'Pages',
    keys: [
      { keys: '↑, ↓, Home, End', does: 'Go through the pages' },
      { keys: '→, ←', does: 'Open and close a section' },
      { keys: 'Enter', does: 'Open the page; in the filter, the one that it finds first' },
      { keys: 'Insert', does: 'Add a page below this one' },
      { keys: 'F2', does: 'Rename or move' },
      { keys: 'Delete', does: 'Delete' },
    ],
  },
  {
    where: 'The page',
    keys: [{ keys: 'Ctrl+click', does: 'Open the page of a link, or another website in a new tab' }],
  },
  {
    where: 'The table of a collection',
    keys: [
      {
        keys: '↑, ↓, ←, →, Home, End',
        does: 'Go through the cells; with Ctrl to the first and the last row',
      },
      { keys: 'Enter, F2', does: 'Edit the cell; any letter begins it anew' },
      { keys: 'Escape', does: 'Leave the cell as it was' },
      { keys: 'Tab, Shift+Tab', does: 'In a cell that is edited: go on to the next or the previous one' },
      { keys: 'Ctrl+Enter', does: 'Open the page of the row' },
      { keys: 'F8, Shift+F8', does: 'Next and previous mistake' },
      { keys: 'Ctrl+C, Ctrl+V', does: 'Copy a cell; paste cells from a spreadsheet' },
    ],
  },
  {
    where: 'Blocks',
    keys: [
      { keys: '↑, ↓, Home, End', does: 'Go through the blocks' },
      { keys: 'Enter', does: 'Open the fields of the block' },
      { keys: 'Alt+↑, Alt+↓', does: 'Move the block' },
      { keys: 'Insert, Ctrl+Enter', does: 'Add a block after this one' },
      { keys: 'H', does: 'Hide the block from visitors, or show it again' },
      { keys: 'Delete', does: 'Remove the block' },
      { keys: 'Ctrl+D', does: 'Duplicate' },
      {
        keys: 'Ctrl+C, Ctrl+X, Ctrl+V',
        does: 'Copy, cut and paste, also in other pages and in code editors',
      },
    ],
  },
  {
    where: 'Fields',
    keys: [
      { keys: 'Alt+↑, Alt+↓', does: 'Move an item of a list' },
      { keys: 'Alt+Page up, Alt+Page down', does: 'Previous and next item of a list' },
      { keys: 'Ctrl+B, Ctrl+I, Ctrl+K', does: 'Bold, italic and link in a text with these buttons' },
      { keys: 'Ctrl+Shift+V', does: 'Paste the words alone, without bold words, links and tables' },
      { keys: 'F2', does: 'Show such a text as it is written, and back' },
      { keys: 'Ctrl+Shift+Enter', does: 'Give such a text more room, and take it back; Escape does, too' },
      { keys: 'Tab, Shift+Tab', does: 'Next and previous cell of a table; behind the last one, another row' },
    ],
  },
];

/** What keys do in the studio. */
export function KeysPanel() {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  return (
    <div className="help" ref={top} tabIndex={-1}>
      {keyGroups.map(({ where, keys }) => (
        <section key={where} className="help-keys">
          <h3>{where}</h3>
          <dl>
            {keys.map(({ keys: names, does }) => (
              <div key={names}>
                <dt>
                  {names.split(', ').map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {navigator.userAgent.includes('Mac') && (
        <p className="help-limits">Ctrl is Command on this computer.</p>
      )}
    </div>
  );
}
