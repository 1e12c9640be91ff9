import { isRecord } from '../../../site/json/is-record';
import { escapeKey } from '../../../site/json/json-path';
import type { PlanOf } from '../../../site/schema/plan-types';
import { StudioIcon } from '../../studio-icon';
import { idOf } from '../control';
import { Disclosure } from '../disclosure';
import { FieldHead, RemoveButton } from '../field-head';
import { useForm } from '../form';
import { GroupBody } from '../group-body';
import { type MemberProps, useMember } from '../member';
import { NoticeList, useNotices } from '../notices/notices';
import { summaryOf } from '../summary';
import { MapKey } from './map-key';

type MapProps = Omit<MemberProps, 'plan'> & { plan: PlanOf<'map'> };

/** An object with keys of the editor's choice, such as the logos: each entry has its key and its value. */
export function MapField({ pointer, plan, value, name, required, optional }: MapProps) {
  const form = useForm();
  const Member = useMember();
  const notices = useNotices(pointer);
  const entries = isRecord(value) ? value : {};
  const keys = Object.keys(entries);
  const id = idOf(pointer);
  const at = (key: string) => `${pointer}/${escapeKey(key)}`;
  const add = () => {
    const key = newKey(keys);
    form.change(
      { op: 'set', at: at(key), value: form.create(plan.values, key) },
      `Add ${form.nameOf(at(key))}`,
    );
    form.focusNew(at(key));
  };
  const removeEntry = (key: string) => {
    form.change({ op: 'remove', at: at(key) }, `Remove ${form.nameOf(at(key))}`);
    form.editor().announce(`${key} removed.`);
    form.editor().select({ file: form.file, pointer }, true);
  };
  const bodyOf = (key: string) =>
    plan.values.is === 'object' || plan.values.is === 'union' ? (
      <GroupBody pointer={at(key)} plan={plan.values} value={entries[key]} />
    ) : (
      <Member pointer={at(key)} plan={plan.values} value={entries[key]} name="Value" required />
    );
  return (
    <div className="field field-list" data-pointer={pointer}>
      <FieldHead
        {...{ id, name, required, isSingle: false, optional, pointer }}
        description={plan.description}
      />
      <ul aria-labelledby={`${id}-label`}>
        {keys.map((key) => (
          <li key={key}>
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
                rename={(to) =>
                  form.change({ op: 'move', at: at(key), to: at(to) }, `Rename ${key} to ${to}`)
                }
              />
              {bodyOf(key)}
            </Disclosure>
          </li>
        ))}
      </ul>
      <NoticeList notices={notices} />
      <button type="button" className="field-add" data-focus="" onClick={add}>
        <StudioIcon name="plus" />
        Add to {name}
      </button>
    </div>
  );
}

function newKey(keys: readonly string[]): string {
  let number = keys.length + 1;
  while (keys.includes(`new-${number}`)) number++;
  return `new-${number}`;
}
