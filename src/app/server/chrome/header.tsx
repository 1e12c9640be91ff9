import type { ChromeView } from '../../../site/resolve/view';
import { ActionLink } from '../../../ui/action-link';
import { Icon } from '../../../ui/icon';
import * as shapes from '../../../ui/icon-shapes';
import { useWords } from '../../../ui/words';
import { Brand } from './brand';
import { DropdownPanel } from './dropdown-panel';
import { LinkItems } from './link-items';
import { MobileMenuPanel } from './mobile-menu-panel';
import { ThemeButton } from './theme-button';

/** Rendered on the server only. Both panels are popovers, which open without a script. */
export function Header({ chrome }: { chrome: ChromeView }) {
  const { menu, links, action } = chrome.header;
  const words = useWords();
  return (
    <header className="header">
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <div className="frame header-bar">
        <Brand brand={chrome.brand} />
        <nav className="header-nav" aria-label={words.mainNavigation}>
          <ul className="header-links">
            {menu && (
              <li>
                <button type="button" popoverTarget="dropdown-panel" aria-controls="dropdown-panel">
                  {menu.label}
                  <Icon shape={shapes.chevronDown} />
                </button>
              </li>
            )}
            <LinkItems links={links} />
          </ul>
          <div className="header-end">
            <ThemeButton />
            {action && <ActionLink action={action} look="small" />}
            <button
              type="button"
              className="round-button menu-button"
              popoverTarget="menu-panel"
              aria-controls="menu-panel"
            >
              <span className="visually-hidden">{words.menu}</span>
              <Icon shape={shapes.menu} />
              <Icon shape={shapes.x} />
            </button>
          </div>
          <MobileMenuPanel header={chrome.header} />
          {menu && <DropdownPanel menu={menu} />}
        </nav>
      </div>
    </header>
  );
}
