import type { Migration } from '../../migrations/migration';
import type { RuleText } from '../../problem/rule-text';
import { counted, listed } from '../../text/wording';

export const migration: RuleText<{
  old: [version: number, pending: readonly Migration[], found: { places: number; files: number }];
}> = {
  id: 'migration',
  severity: 'error',
  meaning: 'The content has the version of the engine: a newer one may have other names for what it says.',
  messages: {
    old: {
      message: (version, pending, { places, files }) =>
        [
          `This content is of version ${version}, and the engine of version ${version + pending.length}: ${counted(places, 'places')} in ${counted(files, 'files')} will change, because ${listed(
            pending.map(({ why }) => why),
            'and',
          )}.`,
          ...pending
            .flatMap(({ steps }) => steps)
            .flatMap((step) => ('remove' in step ? `"${step.at}" goes: ${step.remove}` : [])),
        ].join(' '),
      help: () => '`npm run validate -- --fix` changes them.',
      example: [
        7,
        [{ why: '"claim" of a hero became the list "claims"', steps: [] }],
        { places: 12, files: 5 },
      ],
    },
  },
};
