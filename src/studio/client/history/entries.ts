import { groupBy } from '../../../site/problem/group-by';
import type { ListedHistory, ListedStep, Version } from '../../protocol/requests/history-requests';
import { dayName } from '../model/step-words';

/** A step as it is listed: all that was typed in one field in a row is one. */
export interface StepEntry extends ListedStep {
  /** How many steps are undone to come back to it. */
  after: number;
}

export type Entry = StepEntry | Version;

export const isStep = (entry: Entry): entry is StepEntry => 'after' in entry;

/** The steps, the last first. */
export function entriesOf(steps: readonly ListedStep[]): readonly StepEntry[] {
  return steps
    .map((step, after) => ({ ...step, after }))
    .filter((step, at) => at === 0 || !isSameField(step, steps[at - 1]));
}

/** A part that was added twice in a row is two. */
const isSameField = (one: ListedStep, other: ListedStep | undefined): boolean =>
  one.name.startsWith('Change ') &&
  one.name === other?.name &&
  one.place?.file === other.place?.file &&
  one.place?.pointer === other.place?.pointer;

/** The steps with the versions between them, by day. Those without a time come last. */
export function byDay(
  entries: readonly StepEntry[],
  versions: readonly Version[],
  now = Date.now(),
): ReadonlyMap<string, readonly Entry[]> {
  const all: Entry[] = [...versions, ...entries];
  const sorted = all.sort((one, other) => (other.time ?? 0) - (one.time ?? 0));
  return groupBy(sorted, ({ time }) => (time === undefined ? 'Earlier' : dayName(time, now)));
}

/** In milliseconds. */
const tenMinutes = 600_000;

/** The choices, with how many steps each undoes. */
export function choicesOf(
  { steps, began, online }: Pick<ListedHistory, 'steps' | 'began' | 'online'>,
  now = Date.now(),
): readonly { name: string; count: number }[] {
  const since = (start: number) => {
    const first = steps.findIndex(({ time = 0 }) => time < start);
    return first < 0 ? steps.length : first;
  };
  return [
    { name: 'Last step', count: entriesOf(steps)[1]?.after ?? steps.length },
    { name: 'Last 10 minutes', count: since(now - tenMinutes) },
    { name: 'Since I began', count: since(began) },
    ...(online === undefined ? [] : [{ name: 'What is online', count: since(online) }]),
  ];
}
