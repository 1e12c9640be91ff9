import { visible } from '../text/wording';
import type { PlacedFix, Problem } from './problem';

/** Everything as it is, for tools. */
export const jsonReport = (problems: readonly Problem[]): string =>
  JSON.stringify(problems, null, 2).split('\n').map(visible).join('\n');

/** GitHub shows no more annotations of one severity for a step. */
const mostAnnotations = 10;

/**
 * GitHub workflow commands: one annotation for each problem, as far as GitHub shows them. The others are lines of the
 * log, and the last annotation counts them.
 */
export const githubReport = (problems: readonly Problem[]): string =>
  (['error', 'warning'] as const)
    .map((severity) => annotations(problems.filter((problem) => problem.severity === severity)))
    .join('');

function annotations(problems: readonly Problem[]): string {
  if (problems.length <= mostAnnotations) return problems.map(annotation).join('');
  const shown = problems.slice(0, mostAnnotations - 1);
  const others = problems.slice(shown.length);
  const [{ severity } = { severity: 'error' }] = others;
  return [
    ...shown.map(annotation),
    `::${severity} title=${others.length} more::The log of this step shows ${others.length} more ${severity}s.\n`,
    ...others.map(
      ({ file, line, column, id, message, help }) =>
        `${visible(file)}:${line}:${column} ${severity} ${help ? `${message} ${help}` : message} (${id})\n`,
    ),
  ].join('');
}

function annotation(problem: Problem): string {
  const { severity, file, line, column, endLine, endColumn, id, message, help } = problem;
  const place = `file=${property(visible(file))},line=${line},col=${column},endLine=${endLine},endColumn=${endColumn}`;
  return `::${severity} ${place},title=${property(id)}::${data(help ? `${message}\n${help}` : message)}\n`;
}

const data = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
const property = (text: string) => text.replace(/[%\r\n:,]/g, encodeURIComponent);

/** SARIF 2.1.0, as code scanning services read it. */
export function sarifReport(problems: readonly Problem[]): string {
  const rules = [...new Set(problems.map(({ id }) => id))].sort();
  const report = JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site-from-json', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map(
          ({ id, severity, file, line, column, endLine, endColumn, message, help, fix }) => ({
            ruleId: id,
            ruleIndex: rules.indexOf(id),
            level: severity,
            message: { text: help ? `${message} ${help}` : message },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: uriOf(file) },
                  region: { startLine: line, startColumn: column, endLine, endColumn },
                },
              },
            ],
            ...(fix && { fixes: [sarifFix(file, fix)] }),
          }),
        ),
      },
    ],
  });
  return visible(report);
}

const uriOf = (file: string) => file.split('/').map(encodeURIComponent).join('/');

const sarifFix = (file: string, { edits }: PlacedFix) => ({
  artifactChanges: [
    {
      artifactLocation: { uri: uriOf(file) },
      replacements: edits.map(({ line, column, endLine, endColumn, text }) => ({
        deletedRegion: { startLine: line, startColumn: column, endLine, endColumn },
        insertedContent: { text },
      })),
    },
  ],
});
