import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isContentPath, isShownPath } from '../../../edit/file-path';
import { isRecord } from '../../../site/json/is-record';
import { UsageError } from '../content/content-error';
import { lstatOf } from '../disk/stat-of';
import { machineKey } from './machine-key';
import type { WritePlan } from './plan';

/** In the content folder, so that a rename is one step. It is hidden, so it is no content. */
export const planFolder = '.edit';
export const planFile = 'plan.json';

/** Beside the plan. Content can bring a plan along, but no seal of this machine. */
const sealFile = 'seal';

/** In bytes: more than any plan, and less than Node can read at once. */
const largest = 2 ** 30;

/** What a plan names is on the disk before it, also after a loss of power. */
export const durable = { flush: true };

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const sealOf = (text: Uint8Array) => createHmac('sha256', machineKey()).update(text).digest('hex');

/** Writes a plan with the seal of this machine. */
export function writePlan(place: string, plan: WritePlan): void {
  const text = Buffer.from(JSON.stringify(plan));
  writeFileSync(join(place, sealFile), sealOf(text), durable);
  writeFileSync(join(place, planFile), text, durable);
}

/** The plan of a content folder; undefined if there is none. Throws a UsageError for one that is not of this machine. */
export function readPlan(folder: string): WritePlan | undefined {
  const place = join(folder, planFolder);
  const kind = lstatOf(place);
  if (kind?.isSymbolicLink())
    throw new UsageError(
      `${place} is a link, where changes of this content are prepared. Move it away, and run this command again.`,
    );
  if (!kind?.isDirectory() || !lstatOf(join(place, planFile))) return undefined;
  const text = plainFile(join(place, planFile));
  const seal = plainFile(join(place, sealFile));
  const plan = text && seal && isEqual(seal, Buffer.from(sealOf(text))) ? parse(text) : undefined;
  if (!isPlan(plan) || !plan.puts.every(({ waiting }) => isPlainOrMissing(join(place, waiting))))
    throw new UsageError(
      `${place} holds a change that was not begun on this machine, so nothing was written: copy what you need, delete that folder, and run this command again.`,
    );
  return plan;
}

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && timingSafeEqual(one, other);

const isPlainOrMissing = (path: string): boolean => lstatOf(path)?.isFile() !== false;

/** Undefined for anything but a file: a link may lead anywhere, and a pipe never ends. */
function plainFile(path: string): Buffer | undefined {
  const found = lstatOf(path);
  return found?.isFile() && found.size < largest ? readFileSync(path) : undefined;
}

function parse(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}

const isPlan = (value: unknown): value is WritePlan =>
  isRecord(value) &&
  typeof value.command === 'string' &&
  (value.id === undefined || (typeof value.id === 'string' && uuid.test(value.id))) &&
  Number.isSafeInteger(value.process) &&
  Array.isArray(value.puts) &&
  value.puts.every(isPut) &&
  Array.isArray(value.removes) &&
  value.removes.every((step) => isPlanned(step) && step.was !== undefined);

/** As of an operation: a file that is there may have any name that is not hidden, a new one not. */
const isPlanned = (value: unknown): value is Record<string, unknown> => {
  if (!isRecord(value)) return false;
  const { file, place, was } = value;
  const isPath = was === undefined ? isContentPath : isShownPath;
  return [file, place].every((path) => typeof path === 'string' && isPath(path)) && isHash(was ?? '');
};

const isHash = (value: unknown): boolean => typeof value === 'string';

const isPut = (value: unknown): boolean =>
  isPlanned(value) && typeof value.waiting === 'string' && /^\d+$/.test(value.waiting) && isHash(value.now);
