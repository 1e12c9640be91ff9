import { isRecord } from '../../site/json/is-record';
import { readTree } from '../../site/json/json-tree';
import { kindPlan } from '../../site/schema/field-plan';
import { fillSnippet } from '../../site/schema/fill-snippet';
import { fillSlot } from '../../site/schema/layout-slots';
import { fieldsOf, settledPlan } from '../../site/schema/plan-at';
import type { FieldPlan } from '../../site/schema/plan-types';
import type { LayoutSlot } from '../../site/schema/types.gen';
import { layOut } from '../text/layout';

type Fields = Record<string, unknown>;

/** A page as a code editor's snippet gives it. */
export const pageSnippet = (): Fields => snippetOf(kindPlan('page'));

/** Blocks for the slots of a layout that must be filled: the snippets, with what the slots need. */
export const layoutBlocks = (slots: readonly LayoutSlot[]): Fields[] =>
  slots
    .filter(({ optional }) => !optional)
    .map((slot) => {
      const plan = settledPlan(kindPlan('block'), { type: slot.type });
      return inOrder(fillSlot(snippetOf(plan), slot), plan);
    });

/** A new file, as the project's formatter lays it out. */
export function writeJson(value: Fields): string {
  const source = JSON.stringify(inOrder(value, kindPlan('page')), null, 2);
  const root = readTree(source);
  if (!root) throw new Error('A value can’t be written.');
  const style = { lineBreak: '\n', indent: '  ', compact: false };
  return `${layOut(source, root, { indent: '', column: 0, after: 0 }, style)}\n`;
}

function snippetOf(plan: FieldPlan | undefined): Fields {
  const body = fillSnippet(plan?.snippet);
  if (!isRecord(body)) throw new Error('The schema has no snippet for this.');
  // An editor would not notice that the example's video is somebody else's.
  const samples = fieldsOf(plan).filter((field) => field.plan.kind === 'videoId' && !field.required);
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => !samples.some(({ key }) => key === name)),
  );
}

/** Snippets have their fields in an editor's order. */
function inOrder(value: Fields, plan: FieldPlan | undefined): Fields {
  const order = fieldsOf(plan).map(({ key }) => key);
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => rank(a) - rank(b)));
}
