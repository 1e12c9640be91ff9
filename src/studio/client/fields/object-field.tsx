import { fits } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { Disclosure } from './disclosure';
import { RemoveButton } from './field-head';
import { GroupBody } from './group-body';
import type { MemberProps } from './member';
import { noSummary, summaryOf } from './summary';

/** An object within an object. A small one is open. */
export function ObjectField({ pointer, plan, value, name, optional }: MemberProps) {
  return (
    <Disclosure
      pointer={pointer}
      title={name}
      summary={fits(plan, value) ? summaryOf(plan, value) : noSummary}
      about={plan.description}
      isOpen={isSmall(plan) || plan.kind === 'image'}
      actions={optional && <RemoveButton name={name} remove={() => optional.remove(pointer)} />}
    >
      <GroupBody {...{ pointer, plan, value }} />
    </Disclosure>
  );
}

const isSmall = (plan: FieldPlan) => plan.is === 'object' && plan.fields.length <= 3;
