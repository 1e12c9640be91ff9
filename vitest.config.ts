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
  'engine/browser/base-path',
  'engine/browser/first-load',
  'engine/browser/generated-sites',
  'engine/browser/hostile-drawing',
  'engine/browser/keyboard',
  'engine/browser/pictures',
  'engine/browser/troubled-form',
  'engine/browser/troubled-navigation',
  'engine/browser/troubled-parts',
  'site/browser/accessibility',
  'site/browser/hydration',
  'site/browser/without-scripts',
  'site/browser/zoom',
].map((name) => `tests/${name}.test.ts`);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          testTimeout: 20_000,
          include: ['src/**/*.test.{ts,tsx}', 'tests/{engine/unit,shipped-site}/**/*.test.{ts,tsx}'],
        },
      },
      { test: { name: 'soak', include: ['tests/engine/soak/**/*.test.ts'] } },
      { test: { name: 'output', maxWorkers: 2, include: ['tests/site/output/**/*.test.ts'] } },
      {
        test: {
          ...oneAtATime,
          fileParallelism: true,
          maxWorkers: 2,
          name: 'commands',
          include: ['tests/engine/commands/**/*.test.ts'],
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
          include: ['tests/{engine,site}/browser/**/*.test.ts', 'tests/engine/engines/**/*.test.ts'],
          exclude: untimed,
          globalSetup: 'tests/support/browser/setup.ts',
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
          globalSetup: 'tests/support/browser/setup.ts',
        },
      },
      {
        test: {
          ...oneAtATime,
          name: 'engines',
          // The same tests in the browser that ENGINE names.
          include: ['tests/engine/engines/**/*.test.ts'],
          globalSetup: 'tests/engine/engines/support/setup.ts',
        },
      },
      {
        test: {
          ...oneAtATime,
          name: 'full',
          include: ['tests/engine/full/**/*.test.ts'],
          globalSetup: 'tests/support/browser/setup.ts',
        },
      },
    ],
  },
});
