import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { contentPlanAt } from '../../../site/collections/content-plan';
import { keysOf } from '../../../site/json/json-path';
import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { isRequired, settledPlan } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { nameAt } from '../../protocol/names';
import { type Editor, useEditor } from '../model/editor';
import { type Form, FormProvider, useNewForm } from './form';
import { GroupBody } from './group-body';
import { MemberContext } from './member';
import { landNotices, type NoticeMap, type Notices } from './notices/landing';
import { NoticeContext } from './notices/notices';
import { ReasonsContext, useReasons } from './notices/reasons';
import { type Controls, ControlsProvider } from './registry';
import { RenderedMember } from './render-member';
import { useReveal } from './use-reveal';

/** The form of the object at a place: a page's own fields, those of a block, or of an object of site.json. */
export function Fields({ place, controls }: { place: Place; controls: Controls }): ReactNode {
  const editor = useEditor();
  const root = editor.valueOf(place.file);
  const plan = contentPlanAt(place.file, editor.valueOf, place.pointer);
  if (root === undefined || !plan) return null;
  const value = valueAt(root, place.pointer);
  const required = isRequiredAt(place, editor.valueOf);
  return (
    <ControlsProvider value={controls}>
      <PlaceForm {...{ place, plan, value, required }} />
    </ControlsProvider>
  );
}

function isRequiredAt({ file, pointer }: Place, contentOf: Editor['valueOf']): boolean {
  const parent = contentPlanAt(file, contentOf, pointer.slice(0, pointer.lastIndexOf('/')));
  return isRequired(parent, keysOf(pointer).at(-1) ?? '');
}

interface PlaceFormProps {
  place: Place;
  plan: FieldPlan;
  value: unknown;
  required: boolean;
}

/** The same entries for the same notices, so that the fields that have them are not rendered again. */
function useSteady(notices: NoticeMap): NoticeMap {
  const [steady, setSteady] = useState(notices);
  const kept = new Map([...notices].map(([pointer, entry]) => [pointer, same(steady.get(pointer), entry)]));
  const isSame =
    kept.size === steady.size && [...kept].every(([pointer, entry]) => steady.get(pointer) === entry);
  if (isSame) return steady;
  setSteady(kept);
  return kept;
}

const same = (before: Notices | undefined, now: Notices): Notices =>
  before && areSame(before.problems, now.problems) && areSame(before.conflicts, now.conflicts) ? before : now;

const areSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((each, index) => each === b[index]);

/** Selects the field that has the focus. */
function useFocusedField(element: RefObject<HTMLElement | null>, form: Form) {
  useEffect(() => {
    const root = element.current;
    if (!root) return;
    const enter = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest('[data-pointer]') : null;
      const pointer = field?.getAttribute('data-pointer');
      if (typeof pointer === 'string') form.editor().select({ file: form.file, pointer });
    };
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', form.leave);
    return () => {
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', form.leave);
    };
  }, [element, form]);
}

function PlaceForm({ place, plan, value, required }: PlaceFormProps) {
  const editor = useEditor();
  const form = useNewForm(place);
  const element = useRef<HTMLDivElement>(null);
  useFocusedField(element, form);
  useReveal(element, place, editor.revealed);
  const notices = useSteady(landNotices({ place, plan, value }, editor.problems, editor.conflicts));
  const reasons = useReasons(editor, place);
  const isObject = settledPlan(plan, value)?.is === 'object';
  return (
    <FormProvider value={form}>
      <MemberContext value={RenderedMember}>
        <NoticeContext value={notices}>
          <ReasonsContext value={reasons}>
            <div className="fields" ref={element}>
              {isObject ? (
                <GroupBody {...{ pointer: place.pointer, plan, value }} />
              ) : (
                <RenderedMember
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
