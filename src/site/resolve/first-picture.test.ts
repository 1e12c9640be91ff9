import { describe, expect, it } from 'vitest';
import { hero, load, page, resolve } from '../../../tests/support/small-site';

describe('the picture that visitors wait for', () => {
  const picture = { type: 'file', src: 'images/office.svg', alt: 'An office' };
  const scene = { type: 'scene', layout: 'pair', devices: ['rack'] };
  const split = (image: object) => ({ type: 'split', heading: 'S', image });
  const first = (...blocks: object[]) => {
    const parts = [
      ...resolve(load('https://northport.net', [page('/', { blocks }), page('/a')]), '/').statics.values(),
    ];
    return parts.flatMap((part) => (part.kind === 'file' ? [part.first] : []));
  };

  it('is the first of the page', () => {
    expect(first({ ...hero('H'), image: picture }, split(picture))).toEqual([true, false]);
  });

  it('is in the second block when the hero shows none', () => {
    expect(first(hero('H'), split(picture), split(picture))).toEqual([true, false]);
  });

  it('is a drawing of the page itself where that comes first', () => {
    expect(first({ ...hero('H'), image: scene }, split(picture))).toEqual([false]);
  });

  it('is not further down', () => {
    expect(
      first(hero('H'), { type: 'cta', heading: 'C', actions: [{ label: 'A', href: '/a' }] }, split(picture)),
    ).toEqual([false]);
  });
});
