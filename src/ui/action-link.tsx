import type { View } from '../site/resolve/view';
import type { Action } from '../site/schema/types.gen';
import { Icon } from './icon';
import * as shapes from './icon-shapes';
import { keyed } from './keyed';

/** The look of an action: five buttons, and a link in text. */
export type ActionLook = 'primary' | 'small' | 'secondary' | 'white' | 'outline' | 'text';

const withArrow: readonly ActionLook[] = ['primary', 'white', 'text'];

/** Shows the label unchanged; `about` is only for screen readers, where a link is heard out of context. */
export function ActionLink({ action, look }: { action: View<Action>; look: ActionLook }) {
  return (
    <a className={look === 'text' ? 'text-link' : `button button-${look}`} href={action.href}>
      <span>
        {action.label}
        {action.about && <span className="visually-hidden"> {action.about}</span>}
      </span>
      {withArrow.includes(look) && <Icon shape={shapes.arrowRight} className="arrow" />}
    </a>
  );
}

interface ActionRowProps {
  actions: readonly View<Action>[];
  first: ActionLook;
  others: ActionLook;
}

/** Actions in a row: the first with one look, the others with another. */
export function ActionRow({ actions, first, others }: ActionRowProps) {
  return (
    <div className="actions">
      {keyed(actions).map(({ key, item }) => (
        <ActionLink key={key} action={item} look={key === 0 ? first : others} />
      ))}
    </div>
  );
}
