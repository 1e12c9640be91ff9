import { useMemo, useState } from 'react';
import { isRecord } from '../../../../site/json/is-record';
import { escapeKey } from '../../../../site/json/json-path';
import { fieldName } from '../../../../site/page/place-names';
import type { PlanOf } from '../../../../site/schema/plan-types';
import { singular } from '../../../../site/text/wording';
import type { PageCommandPlan } from '../../../protocol/requests/page-requests';
import { useEditor } from '../../model/editor';
import { Dialog } from '../../parts/dialog';
import { PlanView } from '../../parts/plan-view';
import { StudioIcon } from '../../parts/studio-icon';
import { idOf } from '../control';
import { Disclosure } from '../disclosure';
import { FieldHead, RemoveButton } from '../field-head';
import { useForm } from '../form';
import { GroupBody } from '../group-body';
import { type MemberProps, useMember } from '../member';
import { NoticeList, useNotices } from '../notices/notices';
import { siteLayouts } from '../site-layouts';
import { summaryOf } from '../summary';
import { useItemKeys } from './item-keys';
import { MapKey } from './map-key';
import { newKey } from './new-key';

type MapProps = Omit<MemberProps, 'plan'> & { plan: PlanOf<'map'> };

/** An object with keys of the editor's choice, such as the logos: each entry has its key and its value. */
export function MapField({ pointer, plan, value, name, required, optional }: MapProps) {
  const form = useForm();
  const editor = useEditor();
  const Member = useMember();
  const notices = useNotices(pointer);
  const entries = isRecord(value) ? value : {};
  const keys = Object.keys(entries);
  // An entry stays the same while its key is changed.
  const items = useMemo(() => (isRecord(value) ? Object.values(value) : []), [value]);
  const itemKeys = useItemKeys(items);
  /** An entry that was to be removed, and why it is not. */
  const [staying, setStaying] = useState<{ key: string; plan: PageCommandPlan }>();
  const id = idOf(pointer);
  const at = (key: string) => `${pointer}/${escapeKey(key)}`;
  const thing = singular(name);
  const [free] =
    plan.names.kind === 'layoutName'
      ? siteLayouts(editor).flatMap((layout) => (keys.includes(layout.name) ? [] : layout.name))
      : [newKey(thing, keys)];
  const add = (key: string) => {
    const entry = form.create(plan.values, key);
    form.change(
      // The first entry comes with the map.
      isRecord(value)
        ? { op: 'set', at: at(key), value: entry }
        : { op: 'set', at: pointer, value: { [key]: entry } },
      `Add ${form.nameOf(at(key))}`,
    );
    form.focusNew(at(key));
  };
  const removeEntry = async (key: string) => {
    const plan = await form
      .editor()
      .ask('removeKey', { at: at(key) })
      .catch((error: Error): PageCommandPlan => ({ effects: [], count: 0, refusal: error.message }));
    if (plan.refusal !== undefined) return setStaying({ key, plan });
    form.editor().announce(`${key} removed.`);
    form.editor().reveal({ file: form.file, pointer });
  };
  const bodyOf = (key: string) =>
    plan.values.is === 'object' || plan.values.is === 'union' ? (
      <GroupBody pointer={at(key)} plan={plan.values} value={entries[key]} />
    ) : (
      <Member
        pointer={at(key)}
        plan={plan.values}
        value={entries[key]}
        name={fieldName(plan.values.kind ?? 'value')}
        required
      />
    );
  return (
    <div className="field field-list" data-pointer={pointer}>
      <FieldHead
        {...{ id, name, required, isSingle: false, optional, pointer }}
        description={plan.description}
      />
      <ul aria-labelledby={`${id}-label`}>
        {keys.map((key, index) => (
          <li key={itemKeys[index]}>
            <Disclosure
              pointer={at(key)}
              title={key}
              summary={summaryOf(plan.values, entries[key])}
              isOpen={false}
              actions={<RemoveButton name={key} remove={() => removeEntry(key)} />}
            >
              <MapKey
                names={plan.names}
                name={key}
                others={keys}
                pointer={at(key)}
                rename={(from, to) => form.editor().ask('renameKey', { at: at(from), to })}
              />
              {bodyOf(key)}
            </Disclosure>
          </li>
        ))}
      </ul>
      <NoticeList notices={notices} />
      <div className="field-list-foot">
        <button
          type="button"
          className="field-add"
          data-focus=""
          aria-disabled={free === undefined}
          aria-describedby={free === undefined ? `${id}-reason` : undefined}
          onClick={() => free !== undefined && add(free)}
        >
          <StudioIcon name="plus" />
          <span className="visually-hidden">Add </span>
          {thing}
        </button>
        {free === undefined && (
          <span className="field-reason" id={`${id}-reason`}>
            {keys.length > 0 ? 'Every layout has one.' : 'The site has no layout.'}
          </span>
        )}
      </div>
      {staying && (
        <Dialog title={`Remove ${staying.key}`} onClose={() => setStaying(undefined)}>
          <PlanView plan={staying.plan} title="What names it" close={() => setStaying(undefined)} />
        </Dialog>
      )}
    </div>
  );
}
