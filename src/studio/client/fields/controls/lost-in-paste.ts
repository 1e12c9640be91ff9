import { counted } from '../../../../site/text/wording';
import { trustedHtml } from '../../parts/trusted-html';
import { runsOf, withMarks } from './pasted-marks';

const counts = [
  ['img, svg, video', 'pictures'],
  ['table', 'tables'],
  ['h1, h2, h3, h4, h5, h6', 'headings'],
] as const;

/** What a pasted text loses of its HTML, as a sentence; empty if all of it stays. */
export function lostInPaste(text: string, html: string, keepsTable: boolean): string {
  if (html === '') return '';
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const lost = counts
    .filter(([, name]) => !(keepsTable && name === 'tables'))
    .map(([selector, name]) => [body.querySelectorAll(selector).length, name] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => counted(count, name));
  if (hasColors(body)) lost.push('the colors');
  const runs = runsOf(html);
  const isMarked = runs.some((run) => run.text.trim() !== '' && (run.strong || run.em || run.href));
  if (isMarked && /\s/.test(text.trim()) && withMarks(text, runs) === text) lost.push('bold words and links');
  return lost.length === 0
    ? ''
    : `Pasted without ${new Intl.ListFormat('en').format(lost)}. The words stayed.`;
}

/** True if not all words have the same color. Browsers write the color of each word, and links have their own. */
function hasColors(body: Element): boolean {
  const colored = [...body.querySelectorAll('[style*="color"], [color]')].filter(
    (element) => element.closest('a') === null && !element.querySelector('a'),
  );
  const colors = colored.map((element) => {
    const style = element.getAttribute('style') ?? '';
    const [, color = element.getAttribute('color') ?? ''] = /(?<![-\w])color:\s*([^;]+)/.exec(style) ?? [];
    const [, ground = ''] = /background-color:\s*([^;]+)/.exec(style) ?? [];
    return `${color} ${noColor.test(ground) ? '' : ground}`;
  });
  return new Set(colors).size > 1;
}

const noColor = /^(?:transparent|white|initial|#fff|rgba?\((?:255, 255, 255|.*, 0\)))/;
