import { type ReactNode, useRef } from 'react';
import { keysOf } from '../../../site/json/json-path';
import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { planAt, settledPlan } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { nameAt } from '../../protocol/names';
import { useEditor } from '../model/editor';
import { DrawnMember } from './draw-member';
import { FormProvider, useNewForm } from './form';
import { GroupBody } from './group-body';
import { MemberContext } from './member';
import { landNotices } from './notices/landing';
import { NoticeContext } from './notices/notices';
import { ReasonsContext, useReasons } from './notices/reasons';
import { type Controls, ControlsProvider } from './registry';
import { useFocusWanted } from './use-focus-wanted';
import { useSteady } from './use-steady';
import { useVisits } from './use-visits';

/** The form of the object at a place: a page's own fields, those of a block, or of an object of site.json. */
export function Fields({ place, controls }: { place: Place; controls: Controls }): ReactNode {
  const editor = useEditor();
  const root = editor.valueOf(place.file);
  const plan = planAt(place.file, root, place.pointer);
  if (root === undefined || !plan) return null;
  const value = valueAt(root, place.pointer);
  const required = isRequired(place, root);
  return (
    <ControlsProvider value={controls}>
      <PlaceForm {...{ place, plan, value, required }} />
    </ControlsProvider>
  );
}

function isRequired({ file, pointer }: Place, root: unknown): boolean {
  const parent = planAt(file, root, pointer.slice(0, pointer.lastIndexOf('/')));
  const key = keysOf(pointer).at(-1);
  return parent?.is === 'object' && parent.fields.some((field) => field.key === key && field.required);
}

interface PlaceFormProps {
  place: Place;
  plan: FieldPlan;
  value: unknown;
  required: boolean;
}

function PlaceForm({ place, plan, value, required }: PlaceFormProps) {
  const editor = useEditor();
  const form = useNewForm(place);
  const element = useRef<HTMLDivElement>(null);
  useVisits(element, form);
  useFocusWanted(element, place, form, editor.toFocus);
  const notices = useSteady(landNotices({ place, plan, value }, editor.problems, editor.conflicts));
  const reasons = useReasons(editor, place);
  const isObject = settledPlan(plan, value)?.is === 'object';
  return (
    <FormProvider value={form}>
      <MemberContext value={DrawnMember}>
        <NoticeContext value={notices}>
          <ReasonsContext value={reasons}>
            <div className="fields" ref={element}>
              {isObject ? (
                <GroupBody {...{ pointer: place.pointer, plan, value }} />
              ) : (
                <DrawnMember
                  {...{ pointer: place.pointer, plan, value }}
                  name={nameAt(place.pointer)}
                  required={required}
                />
              )}
            </div>
          </ReasonsContext>
        </NoticeContext>
      </MemberContext>
    </FormProvider>
  );
}
