import type { TrailStep } from '../../site/view';
import { Icon } from '../icon';
import { keyed } from '../keyed';
import * as strings from '../strings';

export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <nav className="trail" aria-label={strings.breadcrumb}>
      <ol>
        {keyed(steps).map(({ key, item: step }) => (
          <li key={key}>
            {step.href === undefined ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <>
                <a href={step.href}>{step.name}</a>
                <Icon name="chevron-right" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
