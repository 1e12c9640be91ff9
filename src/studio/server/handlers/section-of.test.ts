import { expect, test } from 'vitest';
import { sectionOf } from './section-of';

test.each([
  [['/brands/hp', '/brands/cisco'], '/brands'],
  [['/vca', '/brands/hp', '/brands/cisco'], '/brands'],
  [['/a/b/c'], '/a/b'],
  [['/a', '/b'], ''],
  [[], undefined],
])('%j are below %j', (paths, section) => expect(sectionOf(paths)).toBe(section));
