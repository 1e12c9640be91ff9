import { expect, test, vi } from 'vitest';
import { isRunning } from './is-running';

test('this process is running, and none has so high a number', () => {
  expect([isRunning(process.pid), isRunning(2 ** 30)]).toEqual([true, false]);
});

test('a process of somebody else is running, too', () => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  expect(isRunning(1)).toBe(true);
});
