import { memo } from 'react';
import { textOf } from '../../../site/json/text-of';
import { fieldName } from '../../../site/page/place-names';
import { isProse } from '../../../site/schema/is-prose';
import { plainWords } from '../parts/plain-words';
import { StudioIcon } from '../parts/studio-icon';
import { describe, idOf } from './control';
import { controlFor } from './control-for';
import { FieldHead, FieldLabel } from './field-head';
import { useForm } from './form';
import type { MemberProps } from './member';
import type { Notices } from './notices/landing';
import { NoticeList } from './notices/notices';
import { useControls } from './registry';

interface LeafProps extends MemberProps {
  notices: Notices | undefined;
  /** Why the value can't be changed. */
  reason?: string | undefined;
}

/** A field with one control. It is rendered again only if it has changed itself: a page can have hundreds. */
export const LeafField = memo(function LeafField({
  pointer,
  plan,
  value,
  name,
  required,
  isItem = false,
  optional,
  notices,
  reason,
}: LeafProps) {
  const form = useForm();
  const id = idOf(pointer);
  const { Control, isSingle } = controlFor(useControls(), plan, pointer, isItem);
  const isLabelled = isSingle && reason === undefined;
  const invalid = notices?.problems.some(({ severity }) => severity === 'error') ?? false;
  const described = [
    !isItem && plan.description !== undefined && `${id}-about`,
    notices !== undefined && `${id}-notices`,
  ].filter((each) => each !== false);
  return (
    <div className={isItem ? 'field field-item' : 'field'} data-pointer={pointer}>
      {isItem ? (
        // Its number stands before it.
        <FieldLabel {...{ id, name, isSingle: isLabelled }} className="visually-hidden" />
      ) : (
        <FieldHead
          {...{ id, pointer, name, required, isSingle: isLabelled }}
          description={plan.description}
          optional={reason === undefined ? optional : undefined}
        />
      )}
      {reason === undefined ? (
        <Control
          id={id}
          labelledBy={`${id}-label`}
          described={described.join(' ')}
          {...{ plan, value, pointer, required, invalid }}
          onChange={(changed) => {
            if (changed === undefined) optional?.empty(pointer);
            form.set(pointer, changed, isProse(plan.kind));
          }}
        />
      ) : (
        <FixedValue {...{ id, value, reason }} />
      )}
      <NoticeList id={`${id}-notices`} notices={notices} />
    </div>
  );
});

function FixedValue({ id, value, reason }: { id: string; value: unknown; reason: string }) {
  return (
    <p className="field-fixed">
      <input
        id={id}
        className="field-input"
        data-focus=""
        readOnly
        value={fieldName(textOf(value))}
        aria-labelledby={`${id}-label`}
        {...describe(`${id}-reason`)}
      />
      <span className="field-reason" id={`${id}-reason`}>
        <StudioIcon name="lock" />
        {plainWords(reason)}
      </span>
    </p>
  );
}
