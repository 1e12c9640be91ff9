import type { Usage } from '../measure';

/** Another generator, set up to build a site from a content folder. */
export interface Peer {
  name: string;
  /** Where its pages stand. */
  outDir: string;
  build(): Promise<Usage>;
}

/** What a peer makes a site of. */
export interface PeerTask {
  content: string;
  /** An empty folder for all that it needs. */
  folder: string;
  parts: SharedParts;
}

/** What is the same on every page, so that a peer has only to copy it. */
export interface SharedParts {
  url: string;
  /** The first step of every trail. */
  home: string;
  icons: Readonly<Record<string, string>>;
  /** The document before its title, from the head's last tag about the page to `<main>`, and after that. */
  frame: { start: string; middle: string; end: string };
}

export type PeerTool = (task: PeerTask) => Peer;
