import { brandContrast, usableBrandColor } from '../color/brand-color';
import { type Rule, siteDocument } from './rule';

export const brandColor: Rule<{ light: [color: string, contrast: string, near: string] }> = {
  id: 'brand-color',
  severity: 'error',
  meaning: 'Texts in the brand color, and texts on it, can be read.',
  messages: {
    light: {
      message: (color, contrast) =>
        `${color} is too light for texts: its contrast is ${contrast}:1, and texts need 4.5:1.`,
      help: (_, __, near) => `Write "${near}", the nearest color of this hue that is dark enough.`,
      example: ['#ffb020', '1.5', '#8a5d00'],
    },
  },
  site({ site }, report) {
    const color = site?.site.brand?.color;
    if (color === undefined) return;
    const near = usableBrandColor(color);
    if (near === color) return;
    const contrast = (Math.floor(brandContrast(color) * 10) / 10).toFixed(1);
    report({ document: siteDocument, pointer: '/site/brand/color' }, 'light', color, contrast, near);
  },
};
