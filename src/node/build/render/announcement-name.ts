import { hash } from 'node:crypto';
import type { ChromeView } from '../../../site/resolve/view';

/** What a browser keeps when a visitor closes the announcement: another text is shown again. */
export const announcementName = ({ header: { announcement } }: ChromeView): string | undefined =>
  announcement && hash('sha1', JSON.stringify(announcement)).slice(0, 8);
