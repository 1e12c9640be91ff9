import type { ReactNode } from 'react';
import { siteFile } from '../../../site/files/site-file';
import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { isWithin } from '../model/places';
import { usePlaces } from '../parts/use-places';

/** What keeps a page from being shown: a mistake of its own, or one of the site. */
export function Waiting({ page }: { page: PageEntry }): ReactNode {
  const { problems } = useEditor();
  const { pageOf, nameOf, go } = usePlaces();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const cause =
    errors.find((error) => isWithin(error, page)) ??
    errors.find((error) => error.file === siteFile && !pageOf(error));
  const name = cause && nameOf(cause);
  if (!cause || name === undefined) return `“${page.title}” is shown as soon as it has no mistake.`;
  return (
    <>
      “{page.title}” is shown as soon as this has no mistake:{' '}
      <button type="button" className="problem-place" onClick={() => go(cause)}>
        {name}
      </button>
    </>
  );
}
