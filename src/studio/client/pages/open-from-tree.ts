import type { PageEntry } from '../../protocol/workspace';
import type { Editor } from '../model/editor';

/** Opens a page and says so: the focus stays in the tree. */
export function openFromTree({ open, announce }: Editor, page: PageEntry): void {
  open(page);
  announce(`${page.title} is open.`);
}
