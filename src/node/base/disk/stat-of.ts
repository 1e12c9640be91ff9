import { lstatSync, type Stats, statSync } from 'node:fs';
import { ifThere } from './if-there';

/** Undefined where nothing is, and nothing can be: Node's own option still throws where a file is above the path. */
export const statOf = (path: string): Stats | undefined => ifThere(() => statSync(path));

/** The same without following a link. */
export const lstatOf = (path: string): Stats | undefined => ifThere(() => lstatSync(path));
