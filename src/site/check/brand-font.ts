import { didYouMean, nearest } from '../text/nearest';
import type { Rule } from './rule';

export const brandFont: Rule<{ missing: [font: string, hint: string, installed: string] }> = {
  id: 'brand-font',
  severity: 'error',
  meaning: 'A font of the brand is installed.',
  messages: {
    missing: {
      message: (font, hint) => `The font "${font}" is not installed.${hint}`,
      help: (font, _, installed) =>
        `Installed: ${installed}. To add one of https://fontsource.org, run "npm install --save-exact @fontsource-variable/${font}", or "@fontsource/${font}" if its weights are not variable.`,
      example: ['giest', ' Did you mean "geist"?', 'funnel-display, geist'],
    },
  },
  fields: {
    font(font: string, { content, report }, at) {
      const installed = content.files.fonts();
      if (!installed.includes(font))
        report(at, 'missing', font, didYouMean(nearest(font, installed)), installed.join(', '));
    },
  },
};
