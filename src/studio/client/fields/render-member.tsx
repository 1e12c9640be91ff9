import { useContext } from 'react';
import { fits, settledPlan } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { idOf } from './control';
import { Disclosure } from './disclosure';
import { FieldHead, RemoveButton } from './field-head';
import { useForm } from './form';
import { GroupBody } from './group-body';
import { LeafField } from './leaf-field';
import { ListField } from './lists/list-field';
import { MapField } from './lists/map-field';
import type { MemberProps } from './member';
import { NoticeList, useNotices } from './notices/notices';
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
      isOpen={isSmall(plan) || plan.kind === 'image' || plan.base === 'image'}
      actions={optional && <RemoveButton name={name} remove={() => optional.remove(pointer)} />}
    >
      <GroupBody {...{ pointer, plan, value }} />
    </Disclosure>
  );
}

const isSmall = (plan: FieldPlan) => plan.is === 'object' && plan.fields.length <= 3;

/** A value of a type that the field can't have: it is shown as it is, and can be replaced. */
function Misfit({ pointer, plan, value, name, required, optional }: MemberProps) {
  const form = useForm();
  const notices = useNotices(pointer);
  const id = idOf(pointer);
  return (
    <div className="field" data-pointer={pointer}>
      <FieldHead
        {...{ id, name, required, optional, pointer }}
        isSingle={false}
        description={plan.description}
      />
      <code>{JSON.stringify(value)}</code>
      <NoticeList notices={notices} />
      <button
        type="button"
        className="field-button"
        data-focus=""
        onClick={() => {
          form.set(pointer, form.create(plan, name));
          form.focusNew(pointer);
        }}
      >
        Replace it with a new value
      </button>
    </div>
  );
}

/** The field of a value: by the form that the schema gives it. */
export function RenderedMember(props: MemberProps) {
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
