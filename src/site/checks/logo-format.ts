import type { Logo } from '../types.gen';
import type { Check } from './check';

export const logoFormat: Check = {
  id: 'logo-format',
  severity: 'error',
  fields: {
    logo({ file }: Logo, { report }, at) {
      if (file === undefined || file.endsWith('.svg')) return;
      report(
        { parent: at, key: 'file' },
        `A logo is an SVG file, found ${file}.`,
        'Without a file the name is set in letters.',
      );
    },
  },
};
