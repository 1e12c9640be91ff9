import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw-scene';
import { createPaint } from './paint';

const css = ['src/app/styles/tokens.css', 'src/art/art.css']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('a painted drawing', () => {
  it('has only literal values', () => {
    const svg = drawScene({ layout: 'site', devices: ['rack', 'office', 'cloud', 'laptop'] }, 'home', '/');
    for (const scopes of [[], ['ink'], ['blue']]) {
      const painted = createPaint(css, scopes)(svg);
      expect(painted).not.toMatch(/var\(|light-dark|color-mix|class=/);
      expect(painted.match(/<\w+/g)).toEqual(svg.match(/<\w+/g));
    }
  });

  it('uses the nearest jacket, and a class before an attribute', () => {
    const paint = createPaint('.j-a { --c: #f00 } .j-b { --c: #00f } .x { fill: var(--c); stroke-width: 2 }');
    expect(paint('<g class="j-b"><g class="j-a"><path class="x" stroke-width="9"/></g></g>')).toBe(
      '<g><g><path fill="#f00" stroke-width="2"/></g></g>',
    );
  });

  it('resolves selectors and colors as a browser does', () => {
    const paint = createPaint(`
      :root { --a: light-dark(#111, #eee) }
      .ink { color-scheme: dark }
      @media (width > 1px) { .x { fill: red } }
      :is(.u, .v) > .no, a:hover { fill: red }
      :is(.u, .v) .x { fill: var(--a) }
      .mix { fill: color-mix(in oklab, #ff0000 50%, #0000ff) }
    `);
    expect(paint('<g class="v"><g><path class="x"/></g></g>')).toBe('<g><g><path fill="#111"/></g></g>');
    expect(paint('<path class="x"/><path class="mix"/>')).toBe('<path/><path fill="#8c53a2"/>');
    expect(paint('<g class="ink"><g class="u"><path class="x"/></g></g>')).toContain('#eee');
  });
});
