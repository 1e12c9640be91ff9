import { describe, expect, expectTypeOf, it } from 'vitest';
import { devices, layouts } from '../../tests/support/every-scene';
import type { Scene } from '../site/schema/types.gen';
import type { StaticUse } from '../ui/static';
import { deviceDrawing } from './devices/device-drawings';
import type { Device, Jacket, Layout, Use } from './kit/scene';
import { layoutDrawings } from './layouts/layout-drawings';

describe('the types of art', () => {
  it('are those of the schema', () => {
    expectTypeOf<Layout>().toEqualTypeOf<Scene['layout']>();
    expectTypeOf<Device>().toEqualTypeOf<Scene['devices'][number]>();
    expectTypeOf<Jacket>().toEqualTypeOf<NonNullable<Scene['jackets']>[number]>();
  });

  it('name every use of a drawing in the interface, and the link picture', () => {
    expectTypeOf<Use>().toEqualTypeOf<
      | Exclude<
          StaticUse,
          'icon' | 'logo' | 'social' | 'gallery' | 'strip' | 'text' | 'links' | 'definitions'
        >
      | 'share'
    >();
  });
});

describe('the tables', () => {
  it('draw every device of the schema in each pattern', () => {
    for (const device of devices) {
      for (const pattern of [0, 1, 2]) {
        const { body, width, depth, height } = deviceDrawing(device, pattern);
        expect(body).not.toBe('');
        expect(Math.min(width, depth, height)).toBeGreaterThan(0);
      }
    }
  });

  it('draw every layout of the schema', () => {
    expect(Object.keys(layoutDrawings).sort()).toEqual([...layouts].sort());
  });
});
