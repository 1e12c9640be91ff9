import { escapeMarkdown } from '../../site/text/escape-markdown';
import type { Run } from './runs';

type Mark = 'strong' | 'em' | 'href';

/** How a paragraph is written: with which character for italic words, and whether what could mean something is escaped. */
export interface Writing {
  em: '*' | '_';
  escapes: boolean;
}

/** Runs as Markdown. Marks are nested, the longest outside. */
export function writeInline(runs: readonly Run[], writing: Writing, around: readonly Mark[] = []): string {
  let written = '';
  for (let index = 0; index < runs.length; ) {
    const [mark, length] = longestMark(runs.slice(index), around);
    const run = runs[index];
    if (mark && run) {
      const inner = writeInline(runs.slice(index, index + length), writing, [...around, mark]);
      written +=
        mark === 'href' ? `[${inner}](${run.href})` : marked(inner, mark === 'strong' ? '**' : writing.em);
    } else if (run) written += run.code ? writeCode(run.text) : writeText(run.text, writing);
    index += length;
  }
  return written;
}

/** The mark that goes on the longest from the first run on, and for how many runs. */
function longestMark(
  runs: readonly Run[],
  around: readonly Mark[],
): [mark: Mark | undefined, length: number] {
  let longest: [Mark | undefined, number] = [undefined, 1];
  for (const mark of ['strong', 'em', 'href'] as const) {
    const value = runs[0]?.[mark];
    if (!value || around.includes(mark)) continue;
    const end = runs.findIndex((run) => run[mark] !== value);
    const length = end === -1 ? runs.length : end;
    if (!longest[0] || length > longest[1]) longest = [mark, length];
  }
  return longest;
}

function marked(inner: string, delimiter: string): string {
  const words = inner.trim();
  if (words === '') return inner;
  const [open = '', close = ''] = inner.split(words);
  return open + delimiter + words + delimiter + close;
}

function writeCode(text: string): string {
  const fence = '`'.repeat(Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  const room = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return fence + room + text.replaceAll('\n', ' ') + room + fence;
}

function writeText(text: string, { escapes }: Writing): string {
  const written = escapes ? escapeMarkdown(text) : text.replace(/\\(?=\n|$|[!-/:-@[-`{-~])/g, '\\\\');
  return written.replaceAll('\n', '\\\n');
}
