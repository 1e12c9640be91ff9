import { stackTop } from '../devices/device-drawings';
import type { Drawing } from '../kit/drawing';
import type { Device } from '../kit/scene';
import { buildings, carrying, flat, floating, guarded, perching, racks } from '../kit/traits';
import type { Stage } from './stage';

const MARGIN = 26;
const GAP = 16;
/** Low enough that a device behind it is still visible. */
const LOW = 32;
/** Beside equipment, buildings are small models: they only mean a location. */
const MODEL = 0.56;
/** How many of `count` devices are in the back row. */
const BACK_ROW = [0, 1, 2, 2, 2, 3, 3, 4];

interface Sized {
  device: Device;
  drawing: Drawing;
  scale: number;
}

interface Member extends Sized {
  x: number;
  y: number;
  z: number;
  nearer: number;
}

/** The objects on one tile; positions are relative to the tile's middle. */
export interface Group {
  width: number;
  depth: number;
  members: readonly Member[];
}

const wide = ({ drawing, scale }: Sized) => drawing.width * scale;
const deep = ({ drawing, scale }: Sized) => drawing.depth * scale;
const tall = ({ drawing, scale }: Sized) => drawing.height * scale;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

interface Roles {
  base: Sized;
  /** Floats above the base or stands on it. */
  above?: Sized;
  /** Floats in front of the base. */
  guard?: Sized;
  standing: Sized[];
}

function castRoles(first: Sized, sized: readonly Sized[]): Roles {
  const base = sized.find(({ device }) => !floating.has(device) && device !== 'shield') ?? first;
  const roles: Roles = { base, standing: [base] };
  const lifts = ({ device }: Sized) =>
    (floating.has(device) && carrying.has(base.device)) || (perching.has(device) && flat.has(base.device));
  const guards = ({ device }: Sized) => device === 'shield' && guarded.has(base.device);
  for (const one of sized) {
    if (one === base) continue;
    if (lifts(one) && !roles.above) roles.above = one;
    else if (guards(one) && !roles.guard) roles.guard = one;
    else roles.standing.push(one);
  }
  return roles;
}

/** The space after an object in a row. Racks have none. */
function gapAfter(row: readonly Sized[], index: number): number {
  const here = row[index];
  const next = row[index + 1];
  if (!here || !next) return 0;
  return racks.has(here.device) && racks.has(next.device) ? 2 : GAP;
}

/** Whether two objects are one behind the other: when that takes less space and the front one is low. */
function inColumn([back, front]: readonly Sized[]): boolean {
  if (!back || !front || tall(front) > LOW) return false;
  const column = Math.max(wide(back), wide(front)) + deep(back) + deep(front);
  return column < wide(back) + wide(front) + Math.max(deep(back), deep(front));
}

function splitRows(standing: readonly Sized[]): readonly (readonly Sized[])[] {
  const back = standing.length === 2 && inColumn(standing) ? 1 : (BACK_ROW[standing.length] ?? 4);
  return [standing.slice(0, back), standing.slice(back)].filter((row) => row.length > 0);
}

/** A stack of copies of the base, with what floats above or in front of them. */
function attach(stage: Stage, { base, above, guard }: Roles, copies: number, at: Member): Member[] {
  const top = tall(base) * copies + 2 * (copies - 1);
  const attached: Member[] = [];
  for (let copy = 1; copy < copies; copy++) {
    const drawing = copy > 1 && copy === copies - 1 ? stackTop(base.device) : stage.draw(base.device);
    attached.push({ ...at, drawing, z: copy * (tall(base) + 2), nearer: copy / 10 });
  }
  if (above) {
    const room = (0.86 * Math.min(wide(base), deep(base))) / above.drawing.width;
    const scale = perching.has(above.device) ? Math.min(1, room) : above.scale;
    attached.push({ ...at, ...above, scale, z: top, nearer: 5 });
  }
  if (guard) {
    const x = at.x + wide(base) * 0.3;
    const y = at.y + deep(base) / 2 + 8;
    attached.push({ ...guard, scale: 0.86, x, y, z: Math.min(60, Math.max(12, top * 0.32)), nearer: 40 });
  }
  return attached;
}

/**
 * Plans several devices on one tile. A cloud or slabs float above the first; if it is flat, a small device stands on
 * it; a shield floats in front of it. The others stand in two rows, the tall ones at the back.
 */
export function planGroup(stage: Stage, devices: readonly [Device, ...Device[]], layers = 1): Group {
  const models = devices.some((device) => !buildings.has(device));
  const size = (device: Device): Sized => ({
    device,
    drawing: stage.draw(device),
    scale: models && buildings.has(device) ? MODEL : 1,
  });
  const [first, ...rest] = devices;
  // The stack already has the other copies of its device.
  const others = layers > 1 && flat.has(first) ? rest.filter((device) => device !== first) : rest;
  const firstSized = size(first);
  const roles = castRoles(firstSized, [firstSized, ...others.map(size)]);
  const { base, above, standing } = roles;
  const copies = flat.has(base.device) ? layers : 1;
  // A stack is always behind the other devices, however tall they are.
  const rise = (one: Sized) =>
    one === base && copies > 2 ? 1e3 : tall(one) + (one === base && above ? tall(above) : 0);
  const rows = splitRows(standing.toSorted((one, other) => rise(other) - rise(one)));
  const lengths = rows.map((row) => sum(row.map((one, i) => wide(one) + gapAfter(row, i))));
  const depths = rows.map((row) => Math.max(...row.map(deep)));
  const width = Math.max(...lengths);
  const depth = sum(depths) + GAP * (rows.length - 1);
  const members: Member[] = [];
  let y = -depth / 2;
  for (const [r, row] of rows.entries()) {
    const rowDepth = depths[r] ?? 0;
    let x = -(lengths[r] ?? 0) / 2;
    for (const [i, one] of row.entries()) {
      const member: Member = { ...one, x: x + wide(one) / 2, y: y + rowDepth / 2, z: 0, nearer: 0 };
      members.push(member);
      if (one === base) members.push(...attach(stage, roles, copies, member));
      x += wide(one) + gapAfter(row, i);
    }
    y += rowDepth + GAP;
  }
  return { width: width + 2 * MARGIN, depth: depth + 2 * MARGIN, members };
}

/** Draws a planned group around a spot; the tile may be larger than the group needs. */
export function putGroup(
  stage: Stage,
  group: Group,
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number] = [group.width, group.depth],
  radius = 24,
): void {
  const { canvas } = stage;
  // The rows of a group always go along x, so on a mirrored plan the tile is turned back.
  if (canvas.mirrored) canvas.tile(x, y, depth, width, radius);
  else canvas.tile(x, y, width, depth, radius);
  for (const { drawing, scale, x: u, y: v, z, nearer } of group.members) {
    const [aside, ahead] = canvas.mirrored ? [v, u] : [u, v];
    canvas.put(drawing, x + aside, y + ahead, { z, scale, nearer });
  }
}
