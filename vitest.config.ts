import { defineConfig } from 'vitest/config';
import { isShippedSite } from './scripts/support/shipped-site.ts';

const minutes = 60_000;

/**
 * Files share their worker's modules, which saves a fourth of the time: no test changes a module, and what a test
 * stubs is put back after it.
 */
const shared = { isolate: false, unstubEnvs: true, restoreMocks: true };

const inProcess = {
  ...shared,
  maxWorkers: 2,
  testTimeout: 1 * minutes,
  setupFiles: 'tests/support/generated/same-seed.ts',
};

/** What servers, browsers and builds are waited for may be slow: hosts of many machines are five times slower at times. */
const patient = {
  ...shared,
  maxWorkers: 2,
  testTimeout: 3 * minutes,
  hookTimeout: 5 * minutes,
  expect: { poll: { timeout: 30_000 } },
};
const oneAtATime = { ...patient, fileParallelism: false };

const inEngine = (...folders: readonly string[]) =>
  folders.map((folder) => `tests/engine/${folder}/**/*.test.{ts,tsx}`);

/** Of the behavior that every browser is tested for, what takes long in Chromium. */
const longStories = ['contact-endpoint', 'motion', 'studio'].map(
  (name) => `tests/engine/behavior/${name}.test.ts`,
);

export default defineConfig({
  test: {
    projects: [
      // One module.
      {
        test: {
          ...inProcess,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/own/**'],
        },
      },
      // The blocks that only this site has: their tests, and random sites with them.
      {
        test: {
          ...inProcess,
          name: 'own',
          include: ['src/own/**/*.test.{ts,tsx}', 'tests/engine/unit/{schema,soundness}.test.ts'],
        },
      },
      // The engine, on the fixture site and on generated ones.
      { test: { ...inProcess, name: 'engine', include: inEngine('unit') } },
      { test: { ...patient, name: 'commands', include: inEngine('commands') } },
      {
        test: {
          ...patient,
          name: 'browser',
          include: inEngine('browser', 'behavior'),
          // In Chromium, tests/site looks at every kind of page.
          exclude: ['tests/engine/behavior/every-kind.test.ts', ...longStories],
          globalSetup: 'tests/engine/setup.ts',
        },
      },
      {
        test: {
          ...oneAtATime,
          // The same tests in the browser that ENGINE names. A file starts and stops its browsers.
          isolate: true,
          name: 'engines',
          include: inEngine('behavior'),
          globalSetup: 'tests/engine/behavior/setup.ts',
        },
      },
      {
        test: {
          ...patient,
          name: 'full',
          include: [...inEngine('full'), ...longStories],
          globalSetup: 'tests/engine/setup.ts',
        },
      },
      { test: { ...shared, name: 'soak', include: inEngine('soak') } },

      // The site that SITE_CONTENT names, as it was built.
      {
        test: {
          ...patient,
          name: 'site',
          include: ['tests/site/{content,output,browser}/**/*.test.ts'],
          globalSetup: 'tests/site/setup.ts',
        },
      },
      {
        test: {
          ...oneAtATime,
          name: 'full-site',
          include: [`tests/${isShippedSite() ? '{site,shipped-site}' : 'site'}/full/**/*.test.ts`],
          globalSetup: 'tests/site/setup.ts',
        },
      },

      // What is true of the shipped content alone.
      {
        test: {
          ...patient,
          name: 'shipped-site',
          include: ['tests/shipped-site/*.test.ts'],
          globalSetup: 'tests/site/setup.ts',
        },
      },
    ],
  },
});
