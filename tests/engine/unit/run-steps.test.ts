import { expect, test, vi } from 'vitest';
import { runSteps } from '../../../scripts/support/step';

const passed = { passed: 3, failed: 0, details: '' };

test('steps are named before the first one runs, and each line says how many are left', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line.replace(/[\d.]+ s/, 'n s')));
  const sum = await runSteps([
    {
      name: 'types',
      run: async () => {
        expect(lines).toEqual(['Runs types, build, site tests.']);
        return passed;
      },
    },
    { name: 'build', run: () => Promise.reject(new Error('No space is left.')) },
    { name: 'site tests', run: async () => ({ ...passed, notes: ['the fonts: 40336 bytes'] }) },
  ]);
  expect(lines).toEqual([
    'Runs types, build, site tests.',
    'ok     types (n s, 3 passed, 0 failed), 2 left',
    'FAILED build (n s), 1 left',
    'Error: No space is left.\n',
    'ok     site tests (n s, 3 passed, 0 failed)',
    '       noted: the fonts: 40336 bytes',
  ]);
  expect(sum).toEqual({ passed: 6, failed: 1 });
});
