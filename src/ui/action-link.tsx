import type { View } from '../site/resolve/view';
import type { Action } from '../site/schema/types.gen';
import { Icon } from './icon';
import { keyed } from './keyed';

/** How an action looks: five buttons and a link in running text. */
export type ActionLook = 'primary' | 'small' | 'secondary' | 'white' | 'outline' | 'text';

const withArrow: readonly ActionLook[] = ['primary', 'white', 'text'];

/** The label stays word for word; `about` is for people who hear the link without its surroundings. */
export function ActionLink({ action, look }: { action: View<Action>; look: ActionLook }) {
  return (
    <a className={look === 'text' ? 'text-link' : `button button-${look}`} href={action.href}>
      <span>
        {action.label}
        {action.about && <span className="visually-hidden"> {action.about}</span>}
      </span>
      {withArrow.includes(look) && <Icon name="arrow-right" className="arrow" />}
    </a>
  );
}

interface ActionRowProps {
  actions: readonly View<Action>[];
  first: ActionLook;
  others: ActionLook;
}

export function ActionRow({ actions, first, others }: ActionRowProps) {
  return (
    <div className="actions">
      {keyed(actions).map(({ key, item }) => (
        <ActionLink key={key} action={item} look={key === 0 ? first : others} />
      ))}
    </div>
  );
}
