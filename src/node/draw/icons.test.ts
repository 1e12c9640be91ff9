import { expect, it } from 'vitest';
import schema from '../../../site.schema.json' with { type: 'json' };
import { controlIcons } from '../../ui/control-icons';
import { icon, iconSymbol, socialSymbol } from './icons';

const networks = schema.$defs.socialLink.properties.network.enum;

it.each([...schema.$defs.icon.enum, ...controlIcons])(
  '%s is a drawing that its style sheet paints',
  (name) => {
    const [start = '', ...elements] = icon(name).split(/(?=<)/);
    expect(start).toBe('<svg viewBox="0 0 24 24" aria-hidden="true">');
    expect(elements.length).toBeGreaterThan(1);
    expect(elements.join('')).not.toMatch(/stroke|fill="none"/);
  },
);

it.each(networks)('%s has a symbol in one color', (network) => {
  expect(socialSymbol(network)).toMatch(
    /^<symbol id="i-social-\w+" viewBox="0 0 24 24"><path d="[^"]+"\/><\/symbol>$/,
  );
});

it('the play icon alone is filled', () => {
  expect(iconSymbol('play')).toContain('fill="currentColor"');
  expect(iconSymbol('pause')).not.toContain('fill');
});

it.each([
  ['is not in the set', 'no-such-icon'],
  ['is hidden in the set', 'github'],
])('an icon that %s is refused', (_case, name) => {
  expect(() => icon(name)).toThrow(`lucide has no icon ${name}.`);
});
