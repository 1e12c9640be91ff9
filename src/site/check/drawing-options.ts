import { drawingChoices } from '../schema/drawing-choices';
import type { Drawing } from '../schema/types.gen';
import { listed, quoted } from '../text/wording';
import type { Rule } from './rule';

type Names = [kind: Drawing['kind'], name: string];

const instead = (field: 'form' | 'things', names: readonly string[] = []) =>
  names.length === 0 ? `Delete "${field}".` : `Take ${listed(names.map(quoted))}, or delete "${field}".`;

/** The page is as it would be without them, so it can be saved while another kind is tried. */
export const drawingOptions: Rule<{ form: Names; thing: Names }> = {
  id: 'drawing-options',
  severity: 'warning',
  meaning: 'A drawing has a form and things that its kind has.',
  messages: {
    form: {
      message: (kind, form) => `A drawing of the kind "${kind}" has no form "${form}".`,
      help: (kind) => instead('form', drawingChoices[kind].form),
      example: ['waves', 'tower'],
    },
    thing: {
      message: (kind, thing) => `A drawing of the kind "${kind}" has no "${thing}" among its things.`,
      help: (kind) => instead('things', drawingChoices[kind].things),
      example: ['waves', 'berries'],
    },
  },
  fields: {
    drawing({ kind, form, things }: Drawing, { report }, at) {
      const options = drawingChoices[kind];
      if (form !== undefined && !options.form?.includes(form))
        report({ parent: at, key: 'form' }, 'form', kind, form);
      for (const [index, thing] of (things ?? []).entries()) {
        if (!options.things?.includes(thing))
          report({ parent: { parent: at, key: 'things' }, key: index }, 'thing', kind, thing);
      }
    },
  },
};
