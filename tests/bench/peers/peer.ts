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
  /** The text of its style sheet, if that is a file. */
  style?: string;
}

/** What is the same on every page, so that a peer has only to copy it. */
export interface SharedParts {
  url: string;
  /** The first step of every trail. */
  home: string;
  icons: Readonly<Record<string, string>>;
  /** The icons of controls: between the steps of a trail, and in a button. */
  controls: { step: string; arrow: string };
  /** The document before its title, from the head's last tag about the page to `<main>`, and after that. */
  frame: { start: string; middle: string; end: string };
}

/** The same with the styles in a file, as these generators have them, and that file's text. */
export function withStyleFile(parts: SharedParts): { parts: SharedParts; style: string } {
  const { frame } = parts;
  const sheets = [...frame.middle.matchAll(styles)].map(([, text = '']) => text);
  const middle = frame.middle
    .replace(styles, '')
    .replace('</head>', '<link rel="stylesheet" href="/style.css"></head>');
  return { parts: { ...parts, frame: { ...frame, middle } }, style: sheets.join('') };
}

const styles = /<style[^>]*>(.*?)<\/style>/gs;

export type PeerTool = (task: PeerTask) => Peer;
