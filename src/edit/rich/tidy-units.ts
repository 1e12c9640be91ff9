import { type Run, tidyRuns } from './runs';
import { isApart, type Unit, type UnitKind } from './units';

/** As Markdown can have them: no unit is empty, and no item is deeper than it can be. */
export function tidyUnits(units: readonly Unit[]): Unit[] {
  const tidy: Unit[] = [];
  for (const { kind, runs } of units) {
    const isLine = kind.type === 'heading' || kind.type === 'cell';
    const words = tidyRuns(isLine ? runs.map(inOneLine) : runs);
    if (words.length === 0 && !isApart(kind)) continue;
    tidy.push({ kind: tidyKind(kind, tidy.at(-1)?.kind), runs: words });
  }
  return tidy;
}

export function tidyKind(kind: UnitKind, last: UnitKind | undefined): UnitKind {
  if (kind.type === 'quote' && last?.type !== 'quote') return { ...kind, first: true };
  if (kind.type !== 'item') return kind;
  return { ...kind, depth: Math.min(kind.depth, last?.type === 'item' ? last.depth + 1 : 0) };
}

const inOneLine = (run: Run): Run => ({ ...run, text: run.text.replaceAll('\n', ' ') });
