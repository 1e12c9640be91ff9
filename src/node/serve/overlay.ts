import type { ViteDevServer } from 'vite';
import { locateFindings } from '../../site/problem/locate-findings';
import type { Content } from '../base/content/load-content';
import { shownPath } from '../base/content/open-content';
import { problemText } from '../base/content/problem-text';

/** Shows the content's mistakes over the page: the place of the first, then all of them as in the terminal. */
export function sendOverlay(server: ViteDevServer, content: Content): void {
  const errors = content.findings.filter(({ severity }) => severity === 'error');
  const [first] = locateFindings(content.files, errors);
  if (!first) return;
  const { file, line, column } = first;
  const shown = shownPath(content.folder, file);
  server.ws.send({
    type: 'error',
    err: {
      message: `${first.message}${first.help ? `\n${first.help}` : ''}`,
      stack: '',
      id: `${shown}:${line}:${column}`,
      frame: problemText({ ...content, findings: errors }),
      plugin: 'content',
      loc: { file: shown, line, column },
    },
  });
}
