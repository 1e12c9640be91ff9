import type { View } from '../../site/resolve/view';
import type { Plan } from '../../site/schema/types.gen';
import { ActionLink } from '../../ui/action-link';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { keyed } from '../../ui/keyed';
import { useWords } from '../../ui/words';
import { Price } from './price';

export function PlanCell({ plan, currency }: { plan: View<Plan>; currency: string | undefined }) {
  const { name, text, action, features, featured } = plan;
  const words = useWords();
  return (
    <li className={featured ? 'cell plan plan-featured' : 'cell plan'}>
      {featured && <p className="plan-tab">{featured}</p>}
      <h3 className="h3">{name}</h3>
      {text && <p className="plan-text">{text}</p>}
      <Price plan={plan} currency={currency} />
      {action && (
        <div className="plan-action">
          <ActionLink action={action} look={featured ? 'primary' : 'secondary'} />
        </div>
      )}
      {features && (
        <ul className="plan-features">
          {keyed(features).map(({ key, item: { text: what, included = true } }) => (
            <li key={key} className={included ? undefined : 'plan-missing'}>
              <Icon shape={included ? shapes.check : shapes.minus} />
              <span>
                {what} {!included && <span className="visually-hidden">{words.notIncluded}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
