import { isRecord } from '../../../../site/json/is-record';
import { fieldsOf } from '../../../../site/schema/plan-at';
import type { FieldPlan, PlannedField } from '../../../../site/schema/plan-types';

/** The field of an item that says which picture it shows. */
export const pictureField = (item: FieldPlan): PlannedField | undefined =>
  fieldsOf(item).find(({ plan: { kind } }) => kind === 'image' || kind === 'imageFile');

/** A new item with a picture of a file, and the pointer in it to what is asked of the picture. */
export function withPicture(
  item: unknown,
  { key, plan }: PlannedField,
  src: string,
): { value: unknown; asked: string } {
  const isPath = plan.kind === 'imageFile';
  const value = { ...(isRecord(item) && item), [key]: isPath ? src : { type: 'file', src } };
  return { value, asked: isPath ? '/alt' : `/${key}/alt` };
}
