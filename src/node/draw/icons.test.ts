import { expect, it } from 'vitest';
import schema from '../../../site.schema.json' with { type: 'json' };
import * as shapes from '../../ui/icon-shapes';
import { icon, socialIcon } from './icons';

const networks = schema.$defs.socialLink.properties.network.enum;

it.each(schema.$defs.icon.enum)('%s is a drawing that its style sheet paints', (name) => {
  const [start = '', ...elements] = icon(name).split(/(?=<)/);
  expect(start).toBe('<svg viewBox="0 0 24 24" aria-hidden="true">');
  expect(elements.length).toBeGreaterThan(1);
  expect(elements.join('')).not.toMatch(/stroke|fill="none"/);
});

it.each(Object.entries(shapes))(
  '%s has the paths of the set, each after a circle absolute',
  (name, shape) => {
    const drawn = icon(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    for (const [, data = ''] of drawn.matchAll(/ d="([^"]*)"/g))
      expect(shape.toLowerCase()).toContain(data.toLowerCase());
  },
);

it.each(networks)('%s is a drawing in one color', (network) => {
  expect(socialIcon(network)).toMatch(
    /^<svg viewBox="0 0 24 24" aria-hidden="true"><path d="[^"]+"\/><\/svg>$/,
  );
});

it.each([
  ['is not in the set', 'no-such-icon'],
  ['is hidden in the set', 'github'],
])('an icon that %s is refused', (_case, name) => {
  expect(() => icon(name)).toThrow(`lucide has no icon ${name}.`);
});
