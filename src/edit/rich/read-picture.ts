import { readInline } from './read-inline';
import { addUnit, endOfWords, isBlank, type ReadLines } from './reading';
import { areMarkedAlike, plainMarks, textOfRuns } from './runs';

const escaped = /\\([!-/:-@[-`{-~])/g;
const picture =
  /^!\[((?:[^[\]\\]|\\.)*)\]\((images\/[^\s()<>\\]+)(?: "((?:[^"\\&]|\\[!-/:-@[-`{-~])*)")?\) *$/;

/** A picture that is alone, with words that are plain. */
export const readPicture: ReadLines = (reading, line, index) => {
  const [, words, src, title = ''] = picture.exec(line.text) ?? [];
  if (reading.isOpen || src === undefined || !isBlank(reading.lines[index + 1]?.text ?? '')) return 0;
  const inline = readInline(words ?? '');
  if (!inline?.runs.every((run) => areMarkedAlike(run, plainMarks))) return 'unknown';
  const caption = title.replace(escaped, '$1');
  addUnit(
    reading,
    { type: 'picture', src, alt: textOfRuns(inline.runs), caption },
    line.at,
    endOfWords(line),
  );
  return 1;
};
