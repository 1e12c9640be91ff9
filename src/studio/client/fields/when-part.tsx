import { fieldName } from '../../../site/page/place-names';
import { Suspense } from 'react';
import type { PlannedField } from '../../../site/schema/plan-types';
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
  const { ChangeAt } = useControls();
  // No block leads anywhere afterwards.
  const isPage = fields.some(({ key }) => key === 'then');
  const from = fields.find(({ key }) => key === 'from');
  const at = (key: string) => `${pointer}/${key}`;
  const isSet = fields.some(({ key }) => Object.hasOwn(value, key));
  const textAt = (key: string) => (typeof value[key] === 'string' ? { [key]: value[key] } : {});
  const dates = { draft: value.draft === true, ...textAt('from'), ...textAt('until') };
  const when = whenWords(dates, siteCalendar(editor), today()) ?? (isSet ? 'Now' : 'Always');
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
      {isPage && from && (
        <Suspense>
          <ChangeAt plan={from.plan} />
        </Suspense>
      )}
    </Disclosure>
  );
}
