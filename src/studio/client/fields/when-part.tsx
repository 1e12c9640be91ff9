import { Suspense } from 'react';
import { fieldName } from '../../../site/page/place-names';
import type { PlannedField } from '../../../site/schema/plan-types';
import { readDate } from '../../../site/time/read-date';
import { whenWords } from '../../../site/time/when-words';
import { useEditor } from '../model/editor';
import { siteCalendar } from '../model/site-calendar';
import { today } from '../model/today';
import { Disclosure } from './disclosure';
import { type OptionalField, useMember } from './member';
import { useControls } from './registry';

interface WhenProps {
  /** Of the page or the block. */
  pointer: string;
  fields: readonly PlannedField[];
  value: Readonly<Record<string, unknown>>;
  optional: OptionalField;
}

/** The fields that say when a page or a block is shown; none for what has no dates. */
export function whenFields(fields: readonly PlannedField[]): readonly PlannedField[] {
  if (!fields.some(({ plan }) => plan.kind === 'dateOrName')) return [];
  return fields.filter(({ key, plan }) => plan.kind === 'dateOrName' || key === 'draft' || key === 'then');
}

/** Folded where nothing is set. */
export function WhenPart({ pointer, fields, value, optional }: WhenProps) {
  const editor = useEditor();
  const Member = useMember();
  const { ChangeAt, DateNote } = useControls();
  // No block leads anywhere afterwards.
  const isPage = fields.some(({ key }) => key === 'then');
  const from = fields.find(({ key }) => key === 'from');
  const at = (key: string) => `${pointer}/${key}`;
  const isSet = fields.some(({ key }) => Object.hasOwn(value, key));
  const textAt = (key: string) => (typeof value[key] === 'string' ? { [key]: value[key] } : {});
  const calendar = siteCalendar(editor);
  const dates = { draft: value.draft === true, ...textAt('from'), ...textAt('until') };
  const comesOrGoes = [value.from, value.until].some((date) => {
    const read = typeof date === 'string' ? readDate(date, calendar) : undefined;
    return read?.type === 'instant' && read.instant > today();
  });
  const when = whenWords(dates, calendar, today()) ?? (isSet ? 'Now' : 'Always');
  const words = dates.draft && !isPage ? 'Hidden' : when;
  return (
    <Disclosure
      pointer={pointer}
      parts={fields.map(({ key }) => at(key))}
      title="When it is shown"
      summary={{ text: words, isContent: false }}
      isOpen={isSet}
    >
      {fields.map(({ key, plan, required }) => (
        <Member
          key={key}
          pointer={at(key)}
          {...{ plan, required }}
          value={value[key]}
          name={isPage || key !== 'draft' ? fieldName(key) : 'Hidden'}
          {...(Object.hasOwn(value, key) && { optional })}
        />
      ))}
      <Suspense>
        {isPage && from && <ChangeAt plan={from.plan} />}
        {comesOrGoes && !dates.draft && <DateNote />}
      </Suspense>
    </Disclosure>
  );
}
