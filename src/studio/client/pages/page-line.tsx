import type { CSSProperties, MouseEvent } from 'react';
import { counted } from '../../../site/text/wording';
import { useEditor } from '../model/editor';
import { isSamePlace } from '../model/places';
import { ContentWords } from '../parts/content-words';
import { createRowDrag } from '../parts/drag-rows';
import { StudioIcon } from '../parts/studio-icon';
import type { PageDialog } from './asked-page';
import { openFromTree } from './open-from-tree';
import { pagesBelow, type TreeRow } from './page-tree';
import { rowHeight } from './use-rows';

interface PageLineProps {
  row: TreeRow;
  index: number;
  /** The one row that Tab comes to. */
  isActive: boolean;
  /** Enter in the filter opens it. */
  isMeant: boolean;
  /** The number of errors of its page and, while it is folded, of the pages below it. */
  errors: number;
  /** When its page is shown, as of now; undefined for always. */
  when: string | undefined;
  /** How many pages name it; undefined if that is not known. */
  links: number | undefined;
  setOpen(key: string, open: boolean): void;
  ask(dialog: PageDialog): void;
  openMenu(anchor: Element): void;
}

const pages = createRowDrag<string>('application/x-studio-page', 'copyMove');

/** Lets the page of a path be dragged from its row. */
const dragPage = pages.drag;

/** Where a page comes that is dropped on another one; undefined where it can't be. */
function droppedPath(from: string, on: string): string | undefined {
  const section = on === '/' ? '' : on;
  const to = section + from.slice(from.lastIndexOf('/'));
  return to === from || `${on}/`.startsWith(`${from}/`) ? undefined : to;
}

/** Lets pages be dropped on a row. */
const takesPage = (path: string, move: (from: string, to: string) => void) =>
  pages.take((from) => {
    const to = path === '' ? undefined : droppedPath(from, path);
    return to === undefined ? undefined : () => move(from, to);
  });

/** A page or a section of the tree. */
export function PageLine(props: PageLineProps) {
  const { row, index, isActive, isMeant, errors, when, links, setOpen, ask, openMenu } = props;
  const editor = useEditor();
  const { node, level, size, position, isOpen } = row;
  const { page, path, segment } = node;
  const style: CSSProperties & Record<`--${string}`, number> = {
    insetBlockStart: index * rowHeight,
    '--level': level - 1,
  };
  const toggle = () => isOpen !== undefined && setOpen(node.key, !isOpen);
  const choose = (event: MouseEvent) => {
    // With a modifier, the browser opens another tab.
    if (!page || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openFromTree(editor, page);
  };
  // Of a section: its button says it, for what is in it can't be seen.
  const problems = isOpen === false ? `${counted(errors, 'problems')} in this section` : undefined;
  const words = (
    <>
      <ContentWords className="page-title">{page ? page.title : segment.slice(1)}</ContentWords>
      <span className="page-path">
        <span className="visually-hidden">{path}</span>
        <span aria-hidden="true">{segment}</span>
        {when !== undefined && (
          <>
            <span className="visually-hidden">, </span>
            <span className="page-when">{when}</span>
          </>
        )}
        {!page && ` · ${counted(pagesBelow(node), 'pages')}`}
        {errors > 0 && problems && <span className="visually-hidden">, {problems}</span>}
      </span>
    </>
  );
  const common = {
    className: 'page-row',
    tabIndex: isActive ? 0 : -1,
    'data-focus': '',
    draggable: path !== '/' && path !== '',
    ...dragPage(path),
    onContextMenu(event: MouseEvent) {
      // With Shift, the browser shows its own.
      if (event.shiftKey || path === '') return;
      event.preventDefault();
      openMenu(event.currentTarget);
    },
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table can't be a tree
    // biome-ignore lint/a11y/useFocusableInteractive: what is in it takes the focus
    <div
      className="page-line"
      data-index={index}
      data-meant={isMeant || undefined}
      role="row"
      aria-rowindex={index + 1}
      aria-level={level}
      aria-setsize={size}
      aria-posinset={position}
      aria-expanded={isOpen}
      style={style}
      {...takesPage(path, (from, to) => ask({ do: 'move', path: from, to }))}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't be a tree */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: what is in it takes the focus */}
      <div className="page-cell" role="gridcell">
        {isOpen !== undefined && (
          <button
            type="button"
            className="page-toggle"
            aria-label={isOpen ? `Close ${path}` : `Open ${path}`}
            tabIndex={-1}
            onClick={toggle}
          >
            <StudioIcon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          </button>
        )}
        {page ? (
          <a
            {...common}
            href={`/_edit${encodeURI(path)}`}
            aria-current={
              editor.collection === undefined && isSamePlace(page, editor.page) ? 'page' : undefined
            }
            onClick={choose}
          >
            {words}
          </a>
        ) : (
          <button type="button" {...common} onClick={toggle}>
            {words}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table can't be a tree */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: what is in it takes the focus */}
      <div className="page-cell page-facts" role="gridcell">
        {errors > 0 && (
          <span
            className="count"
            title={problems ?? counted(errors, 'problems')}
            aria-hidden={problems !== undefined}
          >
            {errors}
            <span className="visually-hidden"> {errors === 1 ? 'problem' : 'problems'}</span>
          </span>
        )}
        {links !== undefined && (
          <span className="page-links" title={`${counted(links, 'pages')} link here`} data-none={links === 0}>
            <StudioIcon name="link" />
            {links}
            <span className="visually-hidden"> {links === 1 ? 'page links here' : 'pages link here'}</span>
          </span>
        )}
        {path !== '' && (
          <button
            type="button"
            className="page-more"
            aria-label={`More for ${path}`}
            aria-haspopup="menu"
            tabIndex={isActive ? 0 : -1}
            onClick={({ currentTarget }) => openMenu(currentTarget)}
          >
            <StudioIcon name="ellipsis" />
          </button>
        )}
      </div>
    </div>
  );
}
