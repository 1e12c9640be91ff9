import type { RuleText } from '../../problem/rule-text';

export const versionNewer: RuleText<{ newer: [version: number, newest: number] }> = {
  id: 'version-newer',
  severity: 'error',
  meaning: 'The content is not of a version that the engine does not know yet.',
  messages: {
    newer: {
      message: (version, newest) =>
        `This content is of version ${version}, and the engine knows up to ${newest}.`,
      help: () => 'Take a newer engine: npm run upgrade.',
      example: [9, 8],
    },
  },
};
