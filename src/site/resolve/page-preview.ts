import type { Words } from '../words/words';
import type { PageView } from './view';

/** A page as the studio shows it: its view, and the markup of what only the server renders. */
export interface PagePreview {
  /** The path under which it was asked for. */
  shown: string;
  /** That of its content: pages of different times may have one path. */
  file: string;
  view: PageView;
  /** By their ids. */
  statics: Readonly<Record<string, string>>;
  /** The interface's words that its components ask for. */
  words: Partial<Words>;
  /** True if header, footer or styles have changed: they are in the page's document. */
  chrome: boolean;
}
