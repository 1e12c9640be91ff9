import type { Href, IconName, ImageFile, LogoRef, Markdown } from '../../src/site/schema/kinds';

type Marked = Href | IconName | ImageFile | LogoRef | Markdown;

/** Content as an editor writes it: strings that the types mark are plain strings in a file. */
export type Written<T> = T extends Marked ? string : T extends object ? { [K in keyof T]: Written<T[K]> } : T;
