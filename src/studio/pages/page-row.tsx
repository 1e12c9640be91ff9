import type { KeyboardEvent, MouseEvent } from 'react';
import type { PageEntry } from '../../edit/workspace';
import { counted } from '../../site/text/words';

interface PageRowProps {
  page: PageEntry;
  index: number;
  count: number;
  isOpen: boolean;
  /** The one row that Tab comes to. */
  isActive: boolean;
  errors: number;
  /** In pixels from the start of the list. */
  top: number;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

export function PageRow({ page, index, count, isOpen, isActive, errors, top, ...events }: PageRowProps) {
  return (
    <li style={{ insetBlockStart: top }} aria-setsize={count} aria-posinset={index + 1}>
      <a
        className="page-row"
        href={`/_edit${encodeURI(page.path)}`}
        aria-current={isOpen ? 'page' : undefined}
        tabIndex={isActive ? 0 : -1}
        data-focus
        data-index={index}
        {...events}
      >
        <span className="page-title">{page.title}</span>
        <span className="page-path">{page.path || page.file}</span>
        {errors > 0 && <span className="count">{counted(errors, 'problems')}</span>}
      </a>
    </li>
  );
}
