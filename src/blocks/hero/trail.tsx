import type { TrailStep } from '../../site/resolve/view';
import { Icon } from '../../ui/icon';
import * as shapes from '../../ui/icon-shapes';
import { keyed } from '../../ui/keyed';
import { useWords } from '../../ui/words';

export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  const { breadcrumb } = useWords();
  return (
    <nav className="trail" aria-label={breadcrumb}>
      <ol>
        {keyed(steps).map(({ key, item: step }) => (
          <li key={key}>
            {step.href === undefined ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <>
                <a href={step.href}>{step.name}</a>
                <Icon shape={shapes.chevronRight} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
