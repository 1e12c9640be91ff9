import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../../src/node/base/write/hash-on-disk';
import type { WritePlan } from '../../src/node/base/write/plan';
import { planFolder, writePlan } from '../../src/node/base/write/sealed-plan';

type Without<T, Names extends keyof T> = Omit<T, Names> & Partial<Pick<T, Names>>;

/** A plan whose files lie where their names say, and whose new files are what waits. */
export interface LeftPlan extends Omit<WritePlan, 'puts' | 'removes'> {
  puts: readonly Without<WritePlan['puts'][number], 'place' | 'now'>[];
  removes: readonly Without<WritePlan['removes'][number], 'place'>[];
}

/** Leaves what a command of this machine leaves that is killed while it writes. Returns the folder of the plan. */
export function leavePlan(folder: string, plan: LeftPlan, waiting: readonly string[]): string {
  const place = join(folder, planFolder);
  mkdirSync(place);
  for (const [index, text] of waiting.entries()) writeFileSync(join(place, `${index}`), text);
  const puts = plan.puts.map((put) => ({
    place: put.file,
    now: hashText(waiting[Number(put.waiting)] ?? ''),
    ...put,
  }));
  const removes = plan.removes.map((step) => ({ place: step.file, ...step }));
  writePlan(place, { ...plan, puts, removes });
  return place;
}
