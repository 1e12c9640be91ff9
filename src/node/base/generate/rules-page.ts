import { rules } from '../../../site/check/rules';
import type { Data, Message, RuleText } from '../../../site/problem/rule-text';

/** docs/rules.md: every rule, what it means, its messages and how to correct what they name. */
export function writeRulesPage(): string {
  const sorted = [...rules].sort((a, b) => (a.id < b.id ? -1 : 1));
  return `${[
    '# Rules',
    'Written from `src/site/check/rules.ts` by `npm run types`.',
    'Every message of `npm run validate` ends with the id of a rule, such as `(title-length)`. This page explains each rule. An **error** stops the build. A **warning** does not.',
    sorted.map(({ id }) => `[${id}](#${id})`).join(' · '),
    ...sorted.map(describeRule),
  ].join('\n\n')}\n`;
}

function describeRule({ id, severity, meaning, messages }: RuleText): string {
  return [
    `## ${id}`,
    `**${severity === 'error' ? 'Error' : 'Warning'}.** ${meaning}`,
    [
      '| Example of a message | How to correct it |',
      '| --- | --- |',
      ...Object.values(messages).map(row),
    ].join('\n'),
  ].join('\n\n');
}

function row({ message, help, example }: Message<Data>): string {
  return `| ${plain(message(...example))} | ${plain(help(...example) ?? '')} |`;
}

/** Text in which Markdown finds nothing to format. */
const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&');
