import { wordBullet } from './pasted-text';

/** A text with its selected part. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** A text after a mark was added or taken away. */
export interface Marked extends Selected {
  isAdded: boolean;
}

export type MarkdownMark = 'strong' | 'em' | 'list' | 'numbers';

type Delimiter = '**' | '*';

const delimiters: Readonly<Partial<Record<MarkdownMark, Delimiter>>> = { strong: '**', em: '*' };

/** Adds the characters of a mark around the selection, or removes them if they are there. */
export function mark(selected: Selected, kind: MarkdownMark): Marked {
  const delimiter = delimiters[kind];
  return delimiter === undefined ? toggleList(selected, kind === 'numbers') : toggle(selected, delimiter);
}

function toggle({ text, start, end }: Selected, delimiter: Delimiter): Marked {
  const { length } = delimiter;
  const [before, inner, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(delimiter) && after.startsWith(delimiter) && !isLonger(before, delimiter)) {
    const open = before.slice(0, -length);
    return {
      text: open + inner + after.slice(length),
      start: open.length,
      end: open.length + inner.length,
      isAdded: false,
    };
  }
  const startsLine = before === '' || before.endsWith('\n');
  const lines = inner.split('\n').map((line, index) => partsOf(line, startsLine || index > 0));
  const written = lines.filter(({ words }) => words !== '');
  if (written.length === 0) {
    const cursor = end + length;
    return {
      text: before + inner + delimiter + delimiter + after,
      start: cursor,
      end: cursor,
      isAdded: true,
    };
  }
  const isAdded = !written.every(({ words }) => isMarked(words, delimiter));
  const markLine = ({ open, words, close }: Line) => {
    if (words === '' || isMarked(words, delimiter) === isAdded) return open + words + close;
    return (
      open +
      (isAdded ? delimiter + unmarked(words, delimiter) + delimiter : words.slice(length, -length)) +
      close
    );
  };
  const marked = lines.map(markLine).join('\n');
  // The words alone stay selected: a mark may have no space within it.
  const [from, to] = [lines[0]?.open.length ?? 0, lines.at(-1)?.close.length ?? 0];
  const around = isAdded && lines.length === 1 ? length : 0;
  return {
    text: before + marked + after,
    start: start + from + around,
    end: start + marked.length - to - around,
    isAdded,
  };
}

/** True at `**` when only `*` is looked for. */
const isLonger = (before: string, delimiter: Delimiter) =>
  delimiter === '*' && before.endsWith('**') && !before.endsWith('***');

/** A line of the selection: a mark is around its words, after a list's bullet and without the spaces around them. */
interface Line {
  open: string;
  words: string;
  close: string;
}

function partsOf(line: string, isWhole: boolean): Line {
  const [bullet = ''] = isWhole ? (/^\s*(?:(?:-|\d+\.) )?/.exec(line) ?? []) : [];
  const start = line.length - line.slice(bullet.length).trimStart().length;
  const words = line.slice(start).trimEnd();
  return { open: line.slice(0, start), words, close: line.slice(start + words.length) };
}

const emphasis = /(?<![\\*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?!\*)/g;
const lineEnd = /([\n\r\u2028\u2029])/;

/** A line without pairs of `**`. A beginning without an end is the last one, so each character is looked at once. */
function withoutStrong(line: string): string {
  const [opening, closing] = [/(?<!\\)\*\*(?=\S)/g, /(?<=\S)\*\*/g];
  let [kept, at] = ['', 0];
  for (;;) {
    opening.lastIndex = at;
    const open = opening.exec(line);
    closing.lastIndex = (open?.index ?? 0) + 3;
    const close = open && closing.exec(line);
    if (!close) return kept + line.slice(at);
    kept += line.slice(at, open.index) + line.slice(open.index + 2, close.index);
    at = close.index + 2;
  }
}

/** Words without the marks in them: a mark within the same mark would end it. */
const unmarked = (words: string, delimiter: Delimiter) =>
  delimiter === '**' ? words.split(lineEnd).map(withoutStrong).join('') : words.replace(emphasis, '$1');

/** True for words that have the characters of the mark at both ends, and more than these. */
const isMarked = (words: string, delimiter: Delimiter): boolean =>
  words.length > 2 * delimiter.length &&
  words.startsWith(delimiter) &&
  words.endsWith(delimiter) &&
  !isLonger(words.slice(0, /[^*]|$/.exec(words)?.index), delimiter) &&
  !words.replace(/^\*+|(?<!\*)\*+$/g, '').includes(delimiter);

const bullet = /^(?:- |\d+\. )/;

/** All lines of the selection become items; if they are, they become lines again. */
function toggleList({ text, start, end }: Selected, numbered: boolean): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) === -1 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, to).split('\n');
  const wanted = numbered ? /^\d+\. / : /^- /;
  const isList = lines.every((line) => wanted.test(line));
  const items = lines.map((line, index) => {
    const plain = line.replace(bullet, '').replace(wordBullet, '');
    return isList ? plain : `${numbered ? `${index + 1}.` : '-'} ${plain}`;
  });
  // A list begins after an empty line.
  const gap = isList || from === 0 || text.slice(0, from).endsWith('\n\n') ? '' : '\n';
  const written = gap + items.join('\n');
  const cursor = from + written.length;
  return {
    text: text.slice(0, from) + written + text.slice(to),
    start: start === end ? cursor : from + gap.length,
    end: cursor,
    isAdded: !isList,
  };
}
