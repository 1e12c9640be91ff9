import type { ChromeView } from '../../../site/resolve/view';
import { ActionLink } from '../../../ui/action-link';
import { Icon } from '../../../ui/icon';
import * as shapes from '../../../ui/icon-shapes';
import { LinkItems } from './link-items';

/** The navigation on small screens. */
export function MobileMenuPanel({ header }: { header: ChromeView['header'] }) {
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
