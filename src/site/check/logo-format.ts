import type { Logo } from '../schema/types.gen';
import type { Rule } from './rule';

export const logoFormat: Rule<{ notSvg: [file: string] }> = {
  id: 'logo-format',
  severity: 'error',
  meaning: 'The file of a logo is an SVG drawing.',
  messages: {
    notSvg: {
      message: (file) => `The file of a logo must be an SVG, found ${file}.`,
      help: () => 'Save the logo as SVG. Without a file, the name is shown in letters.',
      example: ['images/logos/acme.png'],
    },
  },
  fields: {
    logo({ file }: Logo, { content, report }, at) {
      // A file that is not there is a mistake of its own.
      if (file !== undefined && !file.endsWith('.svg') && content.hasFile(file))
        report({ parent: at, key: 'file' }, 'notSvg', file);
    },
  },
};
