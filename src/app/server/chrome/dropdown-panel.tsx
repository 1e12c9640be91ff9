import type { ChromeView, View } from '../../../site/resolve/view';
import type { Menu, MenuLink } from '../../../site/schema/types.gen';
import { Icon } from '../../../ui/icon';
import { IconPlate } from '../../../ui/icon-plate';
import * as shapes from '../../../ui/icon-shapes';
import { keyed } from '../../../ui/keyed';
import { useWords } from '../../../ui/words';

/** The header's dropdown menus with the ids of their panels. */
export function menusOf({ menu, menus }: ChromeView['header']) {
  return [...(menu ? [menu] : []), ...(menus ?? [])].map((item, index) => ({
    id: index === 0 ? 'dropdown-panel' : `dropdown-panel-${index + 1}`,
    menu: item,
  }));
}

function MenuLinks({ links }: { links: readonly View<MenuLink>[] }) {
  return keyed(links).map(({ key, item: link }) => (
    <li key={key}>
      <a className="panel-link" href={link.href}>
        {link.icon && <IconPlate id={link.icon} />}
        <span>
          <strong>{link.label}</strong>
          {link.text && <span className="panel-text">{link.text}</span>}
        </span>
      </a>
    </li>
  ));
}

/** The links apart where a column begins; those before the first one have no heading. */
function groupsOf(links: readonly View<MenuLink>[]) {
  const groups: { heading: string | undefined; links: View<MenuLink>[] }[] = [];
  for (const link of links) {
    const last = groups.at(-1);
    if (last && link.group === undefined) last.links.push(link);
    else groups.push({ heading: link.group, links: [link] });
  }
  return groups;
}

/** `isOne` of several: it opens at its button, and on phones leads back to the menu. */
export function DropdownPanel({ id, menu, isOne }: { id: string; menu: View<Menu>; isOne: boolean }) {
  const { all, links } = menu;
  const isGrouped = links.some(({ group }) => group !== undefined);
  const words = useWords();
  const names = ['panel', isOne && 'panel-of-button', isGrouped && 'panel-grouped'];
  return (
    <div id={id} className={names.filter(Boolean).join(' ')} popover="auto">
      {isOne && (
        <button type="button" className="panel-back" popoverTarget="menu-panel">
          <Icon shape={shapes.chevronLeft} />
          {words.menu}
        </button>
      )}
      <ul>
        {all && (
          <li className="panel-all">
            <a href={all.href}>{all.label}</a>
          </li>
        )}
        {isGrouped ? (
          keyed(groupsOf(links)).map(({ key, item: { heading, links } }) => (
            <li key={key}>
              {heading && <p className="panel-heading">{heading}</p>}
              <ul>
                <MenuLinks links={links} />
              </ul>
            </li>
          ))
        ) : (
          <MenuLinks links={links} />
        )}
      </ul>
    </div>
  );
}
