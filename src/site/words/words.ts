import type { en } from './en';

export type WordName = keyof typeof en;

/** All words of the interface in one language. */
export type Words = Readonly<Record<WordName, string>>;

/** Fills what stands between % in a word. */
export const fillIn = (word: string, values: Readonly<Record<string, string | number>>): string =>
  word.replace(/%(\w+)%/g, (all, name: string) => String(values[name] ?? all));

/** What stands between % in a word. */
export const placeholdersOf = (word: string): string[] => word.match(/%\w+%/g) ?? [];
