import { inFileOrder } from './file-order';
import type { Finding } from './finding';
import { groupBy } from './group-by';

/** A rule that finds more than this is summarized. */
const few = 5;

/** How many findings of a summarized rule are shown. */
const firstFew = 3;

/** What one rule found, if it is too much to show all. */
export interface Flood<Shown = Finding> {
  severity: Finding['severity'];
  count: number;
  first: readonly Shown[];
}

/** Parts rules that find the same again and again from the others. Nobody reads ten thousand warnings. */
export function splitFloods(findings: readonly Finding[]): { few: readonly Finding[]; floods: Flood[] } {
  const byRule = groupBy(findings, ({ id }) => id);
  const isFlood = ({ id }: Finding) => (byRule.get(id)?.length ?? 0) > few;
  const floods = [...byRule.values()].flatMap((found) => {
    const [one] = found;
    if (!one || !isFlood(one)) return [];
    const first = found.sort((a, b) => inFileOrder(a.file, b.file)).slice(0, firstFew);
    return [{ severity: one.severity, count: found.length, first }];
  });
  return { few: findings.filter((finding) => !isFlood(finding)), floods };
}

/** More mistakes in one page or file are not reported one by one. */
const most = 1000;

/** The first mistakes. One more says how many others there are. */
export function firstMistakes<Mistake>(
  mistakes: readonly Mistake[],
  andMore: (message: string, last: Mistake) => Mistake,
): readonly Mistake[] {
  const last = mistakes[most];
  if (last === undefined) return mistakes;
  const message = `There are ${mistakes.length - most} more mistakes from here on.`;
  return [...mistakes.slice(0, most), andMore(message, last)];
}
