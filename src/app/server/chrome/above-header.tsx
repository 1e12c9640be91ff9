import type { ChromeView, View } from '../../../site/resolve/view';
import type { Announcement } from '../../../site/schema/types.gen';
import { Icon } from '../../../ui/icon';
import * as shapes from '../../../ui/icon-shapes';
import { keyed } from '../../../ui/keyed';
import { useWords } from '../../../ui/words';
import { FactText } from './fact-text';

/** The script of the head closes it, and keeps it closed on later pages. */
function AnnouncementBar({ announcement: { text, link } }: { announcement: View<Announcement> }) {
  const words = useWords();
  return (
    <aside className="announcement" aria-label={words.announcement}>
      <div className="frame">
        <p>
          {text} {link && <a href={link.href}>{link.label}</a>}
        </p>
        <button type="button" className="announcement-close" aria-label={words.closeAnnouncement}>
          <Icon shape={shapes.x} />
        </button>
      </div>
    </aside>
  );
}

type Facts = NonNullable<ChromeView['header']['top']>;

export function FactList({ facts, className }: { facts: Facts; className: string }) {
  return (
    <ul className={className}>
      {keyed(facts).map(({ key, item }) => (
        <li key={key}>
          <FactText fact={item} />
        </li>
      ))}
    </ul>
  );
}

/** What scrolls away while the header stays; a masthead scrolls away itself, and has its facts. */
export function AboveHeader({ header: { as, announcement, top } }: { header: ChromeView['header'] }) {
  return (
    <>
      {announcement && <AnnouncementBar announcement={announcement} />}
      {top && as !== 'masthead' && (
        <aside className="header-top">
          <FactList facts={top} className="frame" />
        </aside>
      )}
    </>
  );
}
