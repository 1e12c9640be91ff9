import { expect, test } from 'vitest';
import { writeAll } from './stage-file';

const pieces = ['one', '', 'two', 'three'].map((text) => Buffer.from(text));

test.each([1, 2, 3, 4, 7, 100])('pieces are written whole, %d bytes at a time', (most) => {
  let written = '';
  writeAll(pieces, (left) => {
    const next = Buffer.concat(left).subarray(0, most);
    written += next.toString();
    return next.length;
  });
  expect(written).toBe('onetwothree');
});
