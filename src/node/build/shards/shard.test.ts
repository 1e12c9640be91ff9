import { describe, expect, it, test } from 'vitest';
import { isInShard, readShard } from './shard';

test.each(['1/1', '1/4', '4/4', '12/256'])('%s is a shard', (value) => {
  const [number, count] = value.split('/').map(Number);
  expect(readShard(value)).toEqual({ number, count });
});

test.each(['5/4', '0/4', '0/0', 'a/b', '1', '1/', '-1/4', '1.5/4', '1/4/4', ' 1/4', ''])(
  '%j is no shard',
  (value) => {
    expect(() => readShard(value)).toThrow(`--shard takes one of several shards, such as 2/4, not ${value}.`);
  },
);

describe.each([2, 3, 4, 10])('of %i shards', (count) => {
  const paths = Array.from({ length: 4_000 }, (_, index) => `/services/service-${index}`);
  const shards = Array.from({ length: count }, (_, index) => ({ number: index + 1, count }));

  it('exactly one has a page', () => {
    const shardsOf = (path: string) => shards.filter((shard) => isInShard(shard, path)).length;
    expect(['/', '/404', ...paths].filter((path) => shardsOf(path) !== 1)).toEqual([]);
  });

  it('none has a tenth more or less than its share of the pages', () => {
    for (const shard of shards) {
      const pages = paths.filter((path) => isInShard(shard, path)).length;
      expect(Math.abs(pages / (paths.length / count) - 1)).toBeLessThan(0.1);
    }
  });
});
