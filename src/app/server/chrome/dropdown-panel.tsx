import type { View } from '../../../site/resolve/view';
import type { Menu } from '../../../site/schema/types.gen';
import { IconPlate } from '../../../ui/icon-plate';
import { keyed } from '../../../ui/keyed';

/** The links of `header.menu` in site.json. */
export function DropdownPanel({ menu }: { menu: View<Menu> }) {
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
