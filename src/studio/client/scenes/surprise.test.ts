import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import schema from '../../../../site.schema.json';
import { createRandom } from '../../../art/kit/random';
import { arrangement } from '../../../node/build/draw/drawings';
import { planField } from '../../../site/schema/field-plan';
import { editorKeywords } from '../../../site/schema/plan-types';
import { arrangements, nextSeed, surprise } from './surprise';

const ajv = new Ajv({ discriminator: true });
ajv.addVocabulary(editorKeywords);
ajv.addSchema(schema);

const plan = planField({ $ref: '#/$defs/scene' });
const scene = { type: 'scene', layout: 'pair', devices: ['rack'], seed: 'second-floor' };

test('every surprise is a valid scene with another layout, and keeps fields without choices', () => {
  const validate = ajv.getSchema(`${schema.$id}#/$defs/scene`);
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const surprised = plan.is === 'object' ? surprise(plan, scene, createRandom(seed)) : {};
      expect(validate?.(surprised), JSON.stringify(surprised)).toBe(true);
      expect(surprised).toMatchObject({ type: 'scene', seed: 'second-floor' });
      expect(surprised.layout).not.toBe('pair');
      expect(Object.keys(surprised)).toEqual(['type', 'layout', 'devices', 'jackets', 'seed']);
    }),
  );
});

test.each([
  [undefined, '1'],
  ['second-floor', '1'],
  ['1', '2'],
  ['8', '1'],
])('after the seed %s comes %s', (seed, next) => expect(nextSeed(seed)).toBe(next));

test('the seeds that the studio offers give every arrangement', () => {
  let seed = nextSeed(undefined);
  const given = new Set<string>();
  for (let count = 0; count < arrangements; count++, seed = nextSeed(seed)) given.add(arrangement(seed));
  expect([...given].sort()).toEqual(Array.from({ length: arrangements }, (_, index) => String(index)));
});
