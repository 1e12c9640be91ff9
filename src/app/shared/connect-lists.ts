import { inTime } from '../../ui/hooks/in-time';

/** Lets topics above lists that have all rows show theirs at once. Returns what ends that. */
export function connectLists(): () => void {
  const connection = new AbortController();
  const { signal } = connection;
  const links = document.querySelectorAll<HTMLElement>('.list-links:has([data-rows])');
  if (links.length > 0)
    inTime(import('./filter-list')).then(
      ({ filterList }) => {
        for (const each of links) filterList(each, signal);
      },
      // The links lead to the pages of the topics.
      () => {},
    );
  return () => connection.abort();
}
