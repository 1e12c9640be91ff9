import { isRecord } from '../json/is-record';
import { type JsonPath, pointerOf } from '../json/json-path';
import { type Root, rootPlan } from '../schema/field-plan';
import { settledPlan } from '../schema/plan-at';
import type { FieldPlan, PlanOf } from '../schema/plan-types';
import { pageLink } from './links';
import type { Absent } from './times';

/** Where a link leads while its page is not there; undefined for nowhere. Links in texts are left out when they are resolved. */
export function leadOf(href: string, absent: Absent): string | undefined {
  const { path = '' } = pageLink(href) ?? {};
  return absent.has(path) ? absent.get(path) : href;
}

/** What stands for the page that it leads to, so it goes with it. */
const standIns: readonly unknown[] = ['card', 'slide', 'row'];
/** Parts of the site that stay whole. */
const holders: readonly unknown[] = ['header', 'footer', 'menu', 'footerColumn'];

const isHolder = ({ kind }: FieldPlan) => kind?.endsWith('Block') || holders.includes(kind);

/**
 * A part of the content without links to pages that are not there, and without what is nothing without its link.
 * `refuse` gets the pointers of what a block or a menu can't be without; it stays.
 */
export function withoutLinks<Content>(
  root: Root,
  content: Content,
  absent: Absent,
  refuse: (pointer: string) => void = () => {},
): Content {
  // The one cast: only what the schema does not require was left out.
  return rebuild(rootPlan(root), content, undefined, { absent, refuse }) as Content;
}

interface Context {
  absent: Absent;
  refuse(pointer: string): void;
}

/** Undefined for a value that is left out. */
function rebuild(described: FieldPlan, value: unknown, at: JsonPath, context: Context): unknown {
  const plan = settledPlan(described, value);
  if (typeof value === 'string') {
    if (plan?.kind === 'href') return leadOf(value, context.absent);
    return plan?.kind === 'pagePath' && context.absent.has(value) ? undefined : value;
  }
  if (plan?.is === 'list' && Array.isArray(value)) {
    const kept = value.map((item, key) => rebuild(plan.items, item, { parent: at, key }, context));
    if (kept.every((item, key) => item === value[key])) return value;
    const left = kept.filter((item) => item !== undefined);
    return left.length < Math.max(1, plan.minItems) ? undefined : left;
  }
  return plan?.is === 'object' && isRecord(value) ? rebuildObject(plan, value, at, context) : value;
}

function rebuildObject(
  plan: PlanOf<'object'>,
  value: Readonly<Record<string, unknown>>,
  at: JsonPath,
  context: Context,
): unknown {
  const copy = { ...value };
  let isSame = true;
  for (const { key, required, plan: field } of plan.fields) {
    if (value[key] === undefined) continue;
    const place = { parent: at, key };
    const kept = rebuild(field, value[key], place, context);
    if (kept === value[key]) continue;
    const isNeeded = required || (key === 'href' && standIns.includes(plan.kind));
    if (kept === undefined && isNeeded) {
      if (!isHolder(plan)) return undefined;
      context.refuse(pointerOf(place));
      continue;
    }
    isSame = false;
    if (kept === undefined) delete copy[key];
    else copy[key] = kept;
  }
  return isSame ? value : copy;
}
