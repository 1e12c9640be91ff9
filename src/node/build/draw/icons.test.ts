import sharp from 'sharp';
import { expect, it } from 'vitest';
import schema from '../../../../site.schema.json' with { type: 'json' };
import * as shapes from '../../../ui/icon-shapes';
import { icon, socialIcon } from './icons';

const networks = schema.$defs.socialLink.properties.network.enum;

it('each icon that content can name is a drawing that its style sheet paints', () => {
  const names = schema.$defs.iconName.enum;
  expect(names.length).toBeGreaterThan(1_800);
  for (const name of names) {
    const [start = '', ...elements] = icon(name).split(/(?=<)/);
    expect(start).toBe('<svg viewBox="0 0 24 24" aria-hidden="true">');
    expect(elements.length, name).toBeGreaterThan(1);
    expect(elements.join(''), name).not.toMatch(/stroke|fill="none"|\bid=|style|url\(/);
  }
});

/** An icon's pixels, as its style sheet paints it. */
const pixelsOf = (elements: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${elements}</svg>`,
    ),
  )
    .extractChannel('alpha')
    .raw()
    .toBuffer();

it.each(Object.entries(shapes))('the control %s looks as in the set', async (name, shape) => {
  const [, inTheSet = ''] =
    /^<svg[^>]*>(.*)<\/svg>$/.exec(icon(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))) ??
    [];
  const [one, other] = await Promise.all([pixelsOf(inTheSet), pixelsOf(`<path d="${shape}"/>`)]);
  const differences = [...one].map((alpha, index) => Math.abs(alpha - (other[index] ?? 0)));
  expect(one.some((alpha) => alpha === 255)).toBe(true);
  // Where two lines of the set meet, both paint the edge.
  expect(Math.max(...differences)).toBeLessThan(48);
});

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
