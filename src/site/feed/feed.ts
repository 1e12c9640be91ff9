/** What a list of rows is for feed readers. Addresses are absolute, instants in milliseconds. */
export interface Feed {
  title: string;
  description?: string;
  language: string;
  /** The page that shows the same. */
  home: string;
  /** The feed itself. */
  self: string;
  author: string;
  /** When a feed without entries has changed last. */
  updated: number;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Stays when the page moves, see `tagUri`: a reader shows an entry with another id as a new one. */
  id: string;
  title: string;
  url: string;
  published: number;
  updated: number;
  summary: string;
  image?: { url: string; type: string; bytes: number };
  topics: readonly string[];
}
