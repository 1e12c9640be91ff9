import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { type Node, siteNode } from '../schema/definitions';
import { changeValue, type Place } from './change-value';
import type { Change, Step } from './migration';
import { placeOf, type Shape, shapesBefore } from './shape';

/** Gives the changes of steps in the parsed content of a file, and makes them in that value. */
export type FindChanges = (file: string, content: unknown) => Change[];

export function compileSteps(steps: readonly Step[], schema: Node = siteNode): FindChanges {
  const compiled = steps.map((_, index) => compileFirst(steps.slice(index), schema));
  return (file, content) => compiled.flatMap((find) => find(file, content));
}

/** The first of these steps: the others are still to come, so content has the names that it had before them. */
function compileFirst(steps: readonly Step[], schema: Node): FindChanges {
  const shapes = shapesBefore(steps, schema);
  const [site, page] = [shapes.get('site'), shapes.get('page')];
  const found = steps
    .slice(0, 1)
    .flatMap(partsOf)
    .map((step) => ({ step, ...placeOf(shapes, step) }));
  return (file, content) => {
    const changes: Change[] = [];
    const root = file === siteFile ? site : page;
    for (const { step, shape, keys } of found)
      if (root && shape)
        visit(root, shape, { value: content, at: undefined, holder: undefined }, (place) =>
          changes.push(...changeValue(step, place, keys)),
        );
    return changes;
  };
}

/** A block is called by its name where it is, and where a layout promises it. */
const partsOf = (step: Step): readonly Step[] =>
  'rename' in step && !step.at.includes('.')
    ? [`${step.at}Block`, 'layoutSlot'].map((name) => ({
        at: `${name}.type`,
        map: { [step.at]: step.rename },
      }))
    : [step];

/** Finds the values of one shape. Those within others come first: what is changed around them would move them. */
function visit(shape: Shape, wanted: Shape, place: Place, found: (place: Place) => void): void {
  const { value, at } = place;
  const into = (inner: Shape, key: string | number, child: unknown) =>
    visit(inner, wanted, { value: child, at: { parent: at, key }, holder: value }, found);
  if (Array.isArray(value)) {
    if (shape.each) for (const [key, item] of value.entries()) into(shape.each, key, item);
  } else if (isRecord(value)) {
    for (const [key, field] of shape.fields ?? [])
      if (Object.hasOwn(value, key)) into(field, key, value[key]);
    if (shape.each) for (const key of Object.keys(value)) into(shape.each, key, value[key]);
  }
  for (const option of shape.options ?? [])
    if (!isRecord(value) || option.type === value.type) visit(option, wanted, place, found);
  if (shape === wanted) found(place);
}
