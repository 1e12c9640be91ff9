import type { Problem } from './problem';

/** GitHub workflow commands: one annotation for each problem. */
export function githubReport(problems: readonly Problem[]): string {
  const data = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
  const property = (text: string) => text.replace(/[%\r\n:,]/g, encodeURIComponent);
  return problems
    .map(({ severity, file, line, column, endLine, endColumn, id, message, help }) => {
      const place = `file=${property(file)},line=${line},col=${column},endLine=${endLine},endColumn=${endColumn}`;
      return `::${severity} ${place},title=${property(id)}::${data(help ? `${message}\n${help}` : message)}\n`;
    })
    .join('');
}

/** SARIF 2.1.0, as code scanning services read it. */
export function sarifReport(problems: readonly Problem[]): string {
  const rules = [...new Set(problems.map(({ id }) => id))].sort();
  return JSON.stringify({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site-from-json', rules: rules.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map(({ id, severity, file, line, column, endLine, endColumn, message, help }) => ({
          ruleId: id,
          ruleIndex: rules.indexOf(id),
          level: severity,
          message: { text: help ? `${message} ${help}` : message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
                region: { startLine: line, startColumn: column, endLine, endColumn },
              },
            },
          ],
        })),
      },
    ],
  });
}
