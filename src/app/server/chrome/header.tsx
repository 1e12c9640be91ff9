import type { ChromeView, View } from '../../../site/resolve/view';
import type { Menu } from '../../../site/schema/types.gen';
import { ActionLink } from '../../../ui/action-link';
import { Icon } from '../../../ui/icon';
import { IconPlate } from '../../../ui/icon-plate';
import * as shapes from '../../../ui/icon-shapes';
import { keyed } from '../../../ui/keyed';
import { useWords } from '../../../ui/words';
import { Brand } from './brand';
import { LinkItems } from './link-items';

/** Works by the script of the head. Its label is the theme that the next press sets; the style sheet shows the right one. */
function ThemeButton() {
  const { useDarkTheme, useLightTheme } = useWords();
  return (
    <button type="button" className="round-button theme-button">
      <span className="use-dark" title={useDarkTheme}>
        <Icon shape={shapes.moon} />
        <span className="visually-hidden">{useDarkTheme}</span>
      </span>
      <span className="use-light" title={useLightTheme}>
        <Icon shape={shapes.sun} />
        <span className="visually-hidden">{useLightTheme}</span>
      </span>
    </button>
  );
}

/** The links of `header.menu` in site.json. */
function DropdownPanel({ menu }: { menu: View<Menu> }) {
  return (
    <div id="dropdown-panel" className="panel" popover="auto">
      <ul>
        {menu.all && (
          <li className="panel-all">
            <a href={menu.all.href}>{menu.all.label}</a>
          </li>
        )}
        {keyed(menu.links).map(({ key, item: link }) => (
          <li key={key}>
            <a className="panel-link" href={link.href}>
              {link.icon && <IconPlate id={link.icon} />}
              <span>
                <strong>{link.label}</strong>
                {link.text && <span className="panel-text">{link.text}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The navigation on small screens. */
function MobileMenuPanel({ header }: { header: ChromeView['header'] }) {
  const { menu, links, action } = header;
  return (
    <div id="menu-panel" className="panel" popover="auto">
      <ul>
        {menu && (
          <li>
            <button type="button" popoverTarget="dropdown-panel">
              {menu.label}
              <Icon shape={shapes.chevronRight} />
            </button>
          </li>
        )}
        <LinkItems links={links} />
      </ul>
      {action && <ActionLink action={action} look="primary" />}
    </div>
  );
}

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
