import { defineConfig } from 'vitest/config';

const minutes = 60_000;
/** Tests that start servers and browsers run one file at a time; what they wait for may be slow on a busy machine. */
const oneAtATime = {
  fileParallelism: false,
  testTimeout: 1 * minutes,
  hookTimeout: 2 * minutes,
  expect: { poll: { timeout: 10_000 } },
};

/** Tests in the browser that measure no time: two files at once. */
const untimed = [
  'accessibility',
  'base-path',
  'first-load',
  'generated-sites',
  'hostile-drawing',
  'hydration',
  'keyboard',
  'pictures',
  'troubled-form',
  'troubled-navigation',
  'troubled-parts',
  'without-scripts',
  'zoom',
].map((name) => `tests/browser/${name}.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          testTimeout: 20_000,
          include: ['src/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}'],
        },
      },
      { test: { name: 'soak', include: ['tests/soak/**/*.test.ts'] } },
      { test: { name: 'output', maxWorkers: 2, include: ['tests/output/**/*.test.ts'] } },
      {
        test: {
          ...oneAtATime,
          fileParallelism: true,
          maxWorkers: 2,
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
        },
      },
      {
        test: {
          ...oneAtATime,
          fileParallelism: true,
          maxWorkers: 2,
          name: 'browser',
          // Tests that measure motion by the page's clock may meet a busy machine; once is no verdict.
          retry: 1,
          include: ['tests/browser/**/*.test.ts'],
          exclude: untimed,
          globalSetup: 'tests/browser/support/setup.ts',
        },
      },
      {
        test: {
          ...oneAtATime,
          fileParallelism: true,
          maxWorkers: 2,
          name: 'pages',
          retry: 1,
          include: untimed,
          globalSetup: 'tests/browser/support/setup.ts',
        },
      },
      {
        test: {
          ...oneAtATime,
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/support/setup.ts',
        },
      },
      {
        test: {
          ...oneAtATime,
          name: 'full',
          include: ['tests/full/**/*.test.ts'],
          globalSetup: 'tests/browser/support/setup.ts',
        },
      },
    ],
  },
});
