import { collectionFolder } from '../../../site/files/collection-files';
import type { NamedProblem } from '../../protocol/workspace';

/** What is wrong with a collection and its rows. */
export const collectionMistakes = (problems: readonly NamedProblem[], name: string): NamedProblem[] =>
  problems.filter(({ severity, file }) => severity === 'error' && file.startsWith(collectionFolder(name)));
