import { expect, test, vi } from 'vitest';
import { keepProbe } from './probe-map';

test('a page that did not answer once is asked again by the next press', async () => {
  vi.stubGlobal('window', { setTimeout: () => 0 });
  const asked: string[] = [];
  const probe = keepProbe(({ path }) => {
    asked.push(path);
    return Promise.reject(new Error('The studio has no answer yet.'));
  });
  probe.renew({ path: '/tour', file: 'pages/tour.json' }, false);
  expect(await Promise.all([probe.fresh(), probe.fresh()])).toEqual([undefined, undefined]);
  expect(asked).toEqual(['/tour']);
  expect(await probe.fresh()).toBe(undefined);
  expect(asked).toEqual(['/tour', '/tour']);
  vi.unstubAllGlobals();
});
