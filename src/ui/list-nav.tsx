import { Icon } from './icon';
import * as shapes from './icon-shapes';
import { keyed } from './keyed';

interface ListLink {
  href: string;
  text: string;
}

interface ListNavProps {
  nav: {
    label: string;
    newer?: ListLink;
    older?: ListLink;
    /** The page that is shown, and some around it; one without an address is no link. */
    pages?: readonly { href?: string; text: string; current?: boolean }[];
  };
}

/** The way to the other pages of a list, below it. */
export function ListNav({ nav: { label, newer, older, pages } }: ListNavProps) {
  return (
    <nav className="list-nav" aria-label={label}>
      {newer && (
        <a className="list-newer" href={newer.href}>
          <Icon shape={shapes.chevronLeft} className="arrow" />
          {newer.text}
        </a>
      )}
      {pages && (
        <ol className="list-pages">
          {keyed(pages).map(({ key, item: { href, text, current } }) => {
            const Page = href === undefined ? 'span' : 'a';
            return (
              <li key={key}>
                <Page href={href} aria-current={current ? 'page' : undefined}>
                  {text}
                </Page>
              </li>
            );
          })}
        </ol>
      )}
      {older && (
        <a className="list-older" href={older.href}>
          {older.text}
          <Icon shape={shapes.chevronRight} className="arrow" />
        </a>
      )}
    </nav>
  );
}

interface ListTopicsProps {
  topics: {
    label: string;
    items: readonly (ListLink & { count?: number; current?: boolean })[];
  };
}

/** The topics of a list, above it. The current one is not always this page: its list may have several. */
export function ListTopics({ topics: { label, items } }: ListTopicsProps) {
  return (
    <nav className="list-topics" aria-label={label}>
      <ul>
        {keyed(items).map(({ key, item: { href, text, count, current } }) => (
          <li key={key}>
            <a href={href} aria-current={current ? 'true' : undefined}>
              {text}
              {count !== undefined && <span className="list-count"> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
