import { UsageError } from '../../src/node/base/content/content-error';
import { counted } from '../../src/site/text/wording';

/** What is in no commit can't be brought back, nor taken along. */
export function uncommittedFiles([first = '', ...more]: readonly string[]): UsageError {
  const files =
    more.length === 0 ? `${first} is` : `${counted(more.length + 1, 'files')}, such as ${first}, are`;
  return new UsageError(`${files} in no commit yet. Commit or remove what was changed, then run this again.`);
}
