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

/** What scrolls away while the header stays. */
export function AboveHeader({ header: { announcement, top } }: { header: ChromeView['header'] }) {
  return (
    <>
      {announcement && <AnnouncementBar announcement={announcement} />}
      {top && (
        <aside className="header-top">
          <ul className="frame">
            {keyed(top).map(({ key, item }) => (
              <li key={key}>
                <FactText fact={item} />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}
