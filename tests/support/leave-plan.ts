import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from '../../src/node/change/plan';
import { planFolder, writePlan } from '../../src/node/change/sealed-plan';

/** Leaves what a command of this machine leaves that is killed while it writes. Returns the folder of the plan. */
export function leavePlan(folder: string, plan: Plan, waiting: readonly string[]): string {
  const place = join(folder, planFolder);
  mkdirSync(place);
  for (const [index, text] of waiting.entries()) writeFileSync(join(place, `${index}`), text);
  writePlan(place, plan);
  return place;
}
