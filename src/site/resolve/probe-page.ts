import type { Page } from '../schema/types.gen';
import type { PageView } from './view';

interface FieldPlace {
  file: string;
  pointer: string;
}

export interface ProbedView {
  /** The view with a numbered private-use character for each visible text. */
  view: PageView;
  /** The field of each number. */
  fields: FieldPlace[];
  /** The field of each icon, logo and picture. */
  statics: Record<string, FieldPlace>;
}

/** A view whose texts tell their fields, so that the rendered page shows which field is where. */
export function probeView(_content: Page, view: PageView, _place: FieldPlace): ProbedView {
  return { view, fields: [], statics: {} };
}
