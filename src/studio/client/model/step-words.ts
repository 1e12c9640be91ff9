import { clockTime } from '../../protocol/names';
import type { LastStep } from '../../protocol/workspace';

/** What verbs of steps have done. */
const done: Readonly<Record<string, string>> = {
  Add: 'added',
  Change: 'changed',
  Choose: 'chosen',
  Copy: 'copied',
  Delete: 'deleted',
  Duplicate: 'duplicated',
  Hide: 'hidden',
  Move: 'moved',
  Paste: 'pasted',
  'Put back': 'put back',
  Remove: 'removed',
  Rename: 'renamed',
  Replace: 'replaced',
  Show: 'shown',
  'Take back': 'taken back',
};

/** What a step has done, from its name: "Move FAQ" is "FAQ moved". */
export function doneWords(name: string): string {
  if (name.startsWith('Go back ')) return name.replace('Go', 'Went');
  const [, verb = '', what = '', end = ''] =
    /^(Move|Rename) ([/a-z]\S*)( to \S+)$/.exec(name) ??
    /^((?:Put|Take) back|\w+) (.+?)( (?:by|to) “.*”)?$/s.exec(name) ??
    [];
  const past = Object.hasOwn(done, verb) ? done[verb] : undefined;
  return past === undefined ? name : `${what.charAt(0).toUpperCase()}${what.slice(1)} ${past}${end}`;
}

/** What was done last. */
export function lastWords({ kind, name }: LastStep): string {
  if (kind === 'edit')
    return name.startsWith('Hide ') ? `${doneWords(name)}. Visitors do not see it.` : doneWords(name);
  return `${kind === 'undo' ? 'Undone' : 'Done again'}: ${doneWords(name)}`;
}

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** The day of a time, as somebody says it: "Today", "Yesterday" or "27 November". */
export function dayName(time: number, now = Date.now()): string {
  const dayBefore = new Date(now);
  dayBefore.setDate(dayBefore.getDate() - 1);
  const day = new Date(time).toDateString();
  if (day === new Date(now).toDateString()) return 'Today';
  return day === dayBefore.toDateString() ? 'Yesterday' : date.format(time);
}

/** The time of a step: "10:21", or with its day before today. */
export function timeWords(time: number, now = Date.now()): string {
  const day = dayName(time, now);
  return day === 'Today' ? clockTime(time) : `${day}, ${clockTime(time)}`;
}
