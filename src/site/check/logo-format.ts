import type { Logo } from '../schema/types.gen';
import type { Check } from './rule';

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
