/** The row of a list that keys have highlighted, and that Enter chooses; undefined without one. */
export function highlightedRow(): Element | undefined {
  const focused = document.activeElement;
  const list = document.getElementById(focused?.getAttribute('aria-controls') ?? '');
  return (
    focused?.closest('[role="option"], [role="menuitem"]') ??
    list?.querySelector('[role="option"]:is([data-focused], [data-chosen])') ??
    undefined
  );
}

/** A key chooses only what is seen: a highlighted row that is out of sight comes into sight first. */
export function chooseSeen(event: KeyboardEvent): void {
  const row = highlightedRow();
  if (!row || event.isComposing || !chooses(event.key, row) || isSeen(row)) return;
  row.scrollIntoView({ block: 'nearest' });
  // It may be larger than the window.
  if (!isSeen(row)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** In a text box, a space is typed, and only a list below it takes Tab. */
function chooses(key: string, row: Element): boolean {
  const isInRow = row.contains(document.activeElement);
  return (
    key === 'Enter' ||
    (key === ' ' && isInRow) ||
    (key === 'Tab' && document.activeElement?.getAttribute('role') === 'combobox')
  );
}

/** Neither scrolled away nor covered. */
function isSeen(row: Element): boolean {
  const { left, top, width, height } = row.getBoundingClientRect();
  return row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
