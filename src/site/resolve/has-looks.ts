import { linksRoom } from './links-room';
import type { ChromeView } from './view';

/** The fields of the usual header and footer, whose style sheet every document has. */
const usual: readonly string[] = ['menu', 'links', 'action', 'text', 'columns', 'notice'];

/** Whether header or footer need the style sheet of those that are not the usual ones. */
export const hasLooks = ({ brand, header, footer }: ChromeView): boolean =>
  // Links that have no room in the usual bar leave it.
  linksRoom({ header, brand }) !== 'usual' ||
  brand.isWordmark === true ||
  [...Object.keys(header), ...Object.keys(footer)].some((field) => !usual.includes(field)) ||
  (header.menu?.links ?? []).some(({ group }) => group !== undefined) ||
  footer.columns.some(({ links }) => links.some(({ href }) => href === undefined));
