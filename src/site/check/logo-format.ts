import type { Logo } from '../schema/types.gen';
import type { Rule } from './rule';

export const logoFormat: Rule<{ notSvg: [file: string] }> = {
  id: 'logo-format',
  severity: 'error',
  meaning: 'The file of a logo is an SVG drawing.',
  messages: {
    notSvg: {
      message: (file) => `A logo is an SVG file, found ${file}.`,
      help: () => 'Without a file the name is set in letters.',
      example: ['images/logos/acme.png'],
    },
  },
  fields: {
    logo({ file }: Logo, { report }, at) {
      if (file !== undefined && !file.endsWith('.svg')) report({ parent: at, key: 'file' }, 'notSvg', file);
    },
  },
};
