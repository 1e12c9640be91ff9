import type { PageView } from '../../site/resolve/view';
import type { StaticSource } from '../../ui/static';

/** A page that can be drawn now: its data and where its server-drawn markup comes from. */
export interface LoadedPage {
  view: PageView;
  statics: StaticSource;
}

/** Answers a decoded path with its page, or with the page `/404` when there is none. */
export type PageSource = (path: string) => LoadedPage | Promise<LoadedPage>;
