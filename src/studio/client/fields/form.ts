import { createContext, useContext, useInsertionEffect, useMemo, useRef } from 'react';
import { siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import type { Place } from '../../../site/json/place';
import { textOf } from '../../../site/json/text-of';
import { valueAt } from '../../../site/json/value-at';
import { placeName } from '../../../site/page/place-names';
import { newValue } from '../../../site/schema/new-value';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { partStart } from '../../protocol/names';
import { type Editor, type FieldChange, useEditor } from '../model/editor';

/** What the fields of a form can do. It stays the same while the content changes, so that fields are not rendered again. */
export interface Form {
  file: string;
  /** The editor as it is now: for handlers, not while drawing. */
  editor(): Editor;
  /** The place in words, such as "Hero › Heading". */
  nameOf(pointer: string): string;
  has(pointer: string): boolean;
  /**
   * Gives a field a value; undefined removes it. All typing while a field has the focus is one step of undo. With `words`,
   * those of others that are typed there at the same time stay.
   */
  set(pointer: string, value: unknown, words?: boolean): void;
  /** To be called when a field loses the focus: the next change is another step of undo. */
  leave(): void;
  change(change: FieldChange, name: string, step?: string): void;
  /** Moves the focus to a field that was added. */
  focusNew(pointer: string): void;
  /** A new value for a field or an item of a list. */
  create(plan: FieldPlan, word: string, taken?: readonly unknown[]): unknown;
}

const FormContext = createContext<Form | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field is used outside a form.');
  return form;
}

/** After a pause, the same field begins a new step. */
const pause = 2000;

/** Names steps of undo: one while a field has the focus, and a new one after two seconds without a key. */
export function createSteps(now: () => number = Date.now) {
  let last: { pointer: string; id: string; at: number } | undefined;
  return {
    next(pointer: string): string {
      const at = now();
      const goesOn = last?.pointer === pointer && at - last.at < pause;
      last = { pointer, id: goesOn && last ? last.id : crypto.randomUUID(), at };
      return last.id;
    },
    end() {
      last = undefined;
    },
  };
}

export function useNewForm(place: Place): Form {
  const editor = useEditor();
  const latest = useRef(editor);
  useInsertionEffect(() => {
    latest.current = editor;
  });
  const { file } = place;
  const page = partStart(place);
  return useMemo(() => {
    const now = () => latest.current;
    const steps = createSteps();
    const change = (what: FieldChange, name: string, step?: string) => now().change(file, what, name, step);
    const has = (pointer: string) => valueAt(now().valueOf(file), pointer) !== undefined;
    const nameOf = (pointer: string) =>
      placeName(valueAt(now().valueOf(file), page), pointer.slice(page.length));
    return {
      file,
      editor: now,
      nameOf,
      has,
      change,
      leave: steps.end,
      set(pointer, value, words = false) {
        const step = steps.next(pointer);
        const was = words && { was: textOf(valueAt(now().valueOf(file), pointer)) };
        if (value !== undefined)
          change({ op: 'set', at: pointer, value, ...was }, `Change ${nameOf(pointer)}`, step);
        else if (has(pointer)) change({ op: 'remove', at: pointer }, `Change ${nameOf(pointer)}`, step);
      },
      focusNew: (pointer) => now().revealNew({ file, pointer }),
      create: (plan, word, taken = []) =>
        newValue(plan, { word, taken, pages: now().pages.map(({ path }) => path), logos: logosOf(now()) }),
    };
  }, [file, page]);
}

/** The site's logos: their ids. */
export const logosOf = (editor: Editor): string[] => Object.keys(logoRecord(editor));

export function logoRecord(editor: Editor): Readonly<Record<string, unknown>> {
  const logos = valueAt(editor.valueOf(siteFile), '/logos');
  return isRecord(logos) ? logos : {};
}
