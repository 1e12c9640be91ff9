import { hasLooks } from '../../../site/resolve/has-looks';
import { linksRoom } from '../../../site/resolve/links-room';
import type { ChromeView, View } from '../../../site/resolve/view';
import type { HeaderPhone } from '../../../site/schema/types.gen';
import { ActionLink } from '../../../ui/action-link';
import { Icon } from '../../../ui/icon';
import * as shapes from '../../../ui/icon-shapes';
import { toneClass } from '../../../ui/tones';
import { useWords } from '../../../ui/words';
import { AboveHeader, FactList } from './above-header';
import { Brand } from './brand';
import { DropdownPanel, menusOf } from './dropdown-panel';
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

/** Its icon is enough on phones. */
function PhoneLink({ phone: { label, href } }: { phone: View<HeaderPhone> }) {
  return (
    <a className="header-phone" href={href}>
      <Icon shape={href.startsWith('mailto:') ? shapes.mail : shapes.phone} />
      <span>{label}</span>
    </a>
  );
}

type Menus = ReturnType<typeof menusOf>;

/** The navigation on small screens. */
function MobileMenuPanel({
  header: { links, action },
  menus,
}: {
  header: ChromeView['header'];
  menus: Menus;
}) {
  return (
    <div id="menu-panel" className="panel" popover="auto">
      <ul>
        {menus.map(({ id, menu }) => (
          <li key={id}>
            <button type="button" popoverTarget={id}>
              {menu.label}
              <Icon shape={shapes.chevronRight} />
            </button>
          </li>
        ))}
        <LinkItems links={links} />
      </ul>
      {action && <ActionLink action={action} look="primary" />}
    </div>
  );
}

/** The entries of the bar; a name in the middle has half of them on each side. */
function BarLinks({ header: { as, links }, menus }: { header: ChromeView['header']; menus: Menus }) {
  const items = [
    ...menus.map(({ id, menu }) => (
      <li key={id}>
        <button type="button" popoverTarget={id} aria-controls={id}>
          {menu.label}
          <Icon shape={shapes.chevronDown} />
        </button>
      </li>
    )),
    ...LinkItems({ links }),
  ];
  if (as !== 'centered') return <ul className="header-links">{items}</ul>;
  const half = Math.ceil(items.length / 2);
  return (
    <>
      <ul className="header-links">{items.slice(0, half)}</ul>
      {items.length > half && <ul className="header-links">{items.slice(half)}</ul>}
    </>
  );
}

/** Rendered on the server only. The panels are popovers, which open without a script. */
export function Header({ chrome }: { chrome: ChromeView }) {
  const { header, brand } = chrome;
  const { as, tone = 'light', announcement, top, phone, action } = header;
  const menus = menusOf(header);
  const words = useWords();
  const skip = (
    <a className="skip" href="#main">
      {words.skip}
    </a>
  );
  const hasMore = announcement !== undefined || (top !== undefined && as !== 'masthead');
  return (
    <>
      {hasMore && skip}
      <AboveHeader header={header} />
      <header
        className={`header${toneClass(tone)}`}
        data-as={as}
        {...(hasLooks(chrome) && { 'data-links': linksRoom(chrome) })}
      >
        {!hasMore && skip}
        <div className="frame header-bar">
          {as === 'masthead' && top && <FactList facts={top} className="header-facts" />}
          <Brand brand={brand} tone={tone} />
          <nav className="header-nav" aria-label={words.mainNavigation}>
            <BarLinks header={header} menus={menus} />
            <div className="header-end">
              {phone && <PhoneLink phone={phone} />}
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
            <MobileMenuPanel header={header} menus={menus} />
            {menus.map(({ id, menu }) => (
              <DropdownPanel key={id} id={id} menu={menu} isOne={menus.length > 1} />
            ))}
          </nav>
        </div>
      </header>
    </>
  );
}
