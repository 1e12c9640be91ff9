import { useContext } from 'react';
import { fits, settledPlan } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { Disclosure } from './disclosure';
import { RemoveButton } from './field-head';
import { GroupBody } from './group-body';
import { LeafField } from './leaf-field';
import { ListField } from './lists/list-field';
import { MapField } from './lists/map-field';
import type { MemberProps } from './member';
import { Misfit } from './notices/misfit';
import { useNotices } from './notices/notices';
import { ReasonsContext } from './notices/reasons';
import { useControls } from './registry';
import { noSummary, summaryOf } from './summary';

/** An object within an object. A small one is open. */
function ObjectField({ pointer, plan, value, name, optional }: MemberProps) {
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

/** The field of a value: by the form that the schema gives it. */
export function DrawnMember(props: MemberProps) {
  const { pointer, value } = props;
  const notices = useNotices(pointer);
  const fixed = useContext(ReasonsContext).value(pointer);
  const { lists } = useControls();
  const plan = props.plan.is === 'either' ? settledPlan(props.plan, value) : props.plan;
  if (!plan || (value !== undefined && !fits(plan, value))) return <Misfit {...props} />;
  switch (plan.is) {
    case 'object':
    case 'union':
      return <ObjectField {...props} plan={plan} />;
    case 'list': {
      const known = plan.items.kind && lists.get(plan.items.kind);
      const Control = known?.fits(plan, value) ? known.Control : ListField;
      return <Control {...props} plan={plan} />;
    }
    case 'map':
      return <MapField {...props} plan={plan} />;
    default:
      return (
        <LeafField
          {...props}
          plan={plan}
          notices={notices}
          reason={fixed?.wanted === value ? fixed?.reason : undefined}
        />
      );
  }
}
