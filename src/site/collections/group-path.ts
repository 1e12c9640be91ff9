import { pathPart } from '../text/fix/slug';

/** The path of the page of a word. One in another script has the numbers of its characters, so that its address stays. */
export const groupPath = (path: string, word: string): string =>
  path.replace(
    '{tag}',
    pathPart(word) || [...word].map((each) => each.codePointAt(0)?.toString(16)).join('-'),
  );
